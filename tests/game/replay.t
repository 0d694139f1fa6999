#!/usr/bin/python3
"""tests/game/replay.t [GAME..]: every transcript, played again, says what
it said."""
import glob, os, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

for game in sys.argv[1:] or make('BUILT') + ['nim']:
    plays = sorted(glob.glob('tests/games/%s/*.play' % game))
    few = 1 if game in make('DRAFTS') else 3
    check('%s has its transcripts, at least %d' % (game, few),
          [] if len(plays) >= few else ['%d in tests/games/%s' %
                                      (len(plays), game)])
    for build in ('build', 'build/asan'):
        for play in plays:
            words = [build + '/bin/' + game, '--replay', play]
            if build != 'build' and not os.path.exists(words[0]):
                continue            # make check has it made before
            done = subprocess.run(words, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, text=True)
            check(' '.join(words), done.stdout.splitlines()[-15:] or
                  ['status %d' % done.returncode]
                  if done.returncode else [])
end()
