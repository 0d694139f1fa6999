"""How hands play a game, in its window and in its page: what stands in
tests/games/GAME/manners, a line a fact (the file may be missing):
  easy OPTIONS      what a page plays to the end by hints ..
  seeds N N         .. by clicks and by keys, if they are not 7 and 8
  near FILE         .. or this saved game, shortly before its end
  second KEY WORDS  a hint that begins with these words asks for the
                    second button, or for this key
  walk KEY          arrows walk after this key
  restless          it never rests, and its clock runs
  pans              on a phone its page is wider than the glass, and pans
  says WORD|WORD..  what is the same in every tongue (tests/lib/tongue.py)"""
import subprocess


def hands(*words, sure=True):
    """Moves the mouse or presses keys; sure: and what they touch is there."""
    subprocess.run(["xdotool"] + [str(w) for w in words], check=sure,
                   stderr=None if sure else subprocess.DEVNULL)


class Manners:
    """What is not told is empty."""

    def __init__(self, game):
        self.easy, self.seeds = '', '7 8'
        self.walk = self.says = self.near = ''
        self.restless = self.pans = False
        self.seconds = []
        try:
            with open('tests/games/%s/manners' % game) as file:
                lines = file.read().splitlines()
        except FileNotFoundError:
            lines = []
        for line in lines:
            what, _, rest = line.partition(' ')
            if what == 'second':
                self.seconds.append(rest.partition(' ')[::2])
            elif what != '#':
                setattr(self, what, rest or True)

    def second(self, said):
        """the key for the second button, or ''"""
        return next((k for k, w in self.seconds if said.startswith(w)), '')
