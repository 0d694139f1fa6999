"""How hands play a game, in its window and in its page: what stands in
tests/GAME/manners, a line a fact (the file may be missing):
  easy OPTIONS      what a page plays to the end by hints ..
  seeds N N         .. by clicks and by keys, if they are not 7 and 8
  second KEY WORDS  a hint that begins with these words asks for the
                    second button, or for this key
  key KEY WORDS     by keys, a hinted thing that says so is played by it
  steps WORDS       arrows move the thing that says so, and not the ring
  walk KEY          arrows walk after this key
  restless          it never rests, and its clock runs"""


class Manners:
    """What is not told is empty."""

    def __init__(self, game):
        self.easy, self.seeds = '', '7 8'
        self.steps = self.walk = ''
        self.restless = False
        self.seconds, self.keys = [], []
        try:
            with open('tests/%s/manners' % game) as file:
                lines = file.read().splitlines()
        except FileNotFoundError:
            lines = []
        for line in lines:
            what, _, rest = line.partition(' ')
            if what in ('second', 'key'):
                getattr(self, what + 's').append(rest.partition(' ')[::2])
            elif what != '#':
                setattr(self, what, rest or True)

    def second(self, said):
        """the key for the second button, or ''"""
        return next((k for k, w in self.seconds if said.startswith(w)), '')

    def key(self, name):
        """the key that plays a thing of this name, or ''"""
        return next((k for k, w in self.keys if w in name), '')

    def step(self, across, down):
        """the arrow that leads there"""
        return (('Left' if across < 0 else 'Right')
                if abs(across) > abs(down) else
                'Up' if down < 0 else 'Down')
