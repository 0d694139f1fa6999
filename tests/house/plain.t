#!/usr/bin/python3
"""What is kept, unpacked somewhere else, builds and plays without noweb, and
in a second folder is built to the same bytes. But for comments and the
marks of lines it is the C that all other checks look at."""
import os, re, shutil, subprocess, sys
sys.path.insert(0, 'tests/lib')
from literate import *

def run(*words):
    done = subprocess.run(words, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True)
    return done.stdout.splitlines()[-15:] if done.returncode else []

# with the least GTK and GLib that the Makefile asks for, no younger names
least = dict(zip(make('LEAST')[::3], make('LEAST')[2::3]))
cap = ['-D%s_VERSION_%s=%s_VERSION_%s' % (
    n, end, n, least[p].replace('.', '_'))
    for n, p in (('GDK', 'gtk+-3.0'), ('GLIB', 'glib-2.0'))
    for end in ('MIN_REQUIRED', 'MAX_ALLOWED')] + [
    '-Werror=deprecated-declarations']

def unpack(place):
    """what make dist would pack, were it committed now"""
    os.makedirs(place, exist_ok=True)
    for old in set(os.listdir(place)) - {'build'}:
        subprocess.run(['rm', '-rf', place + '/' + old], check=True)
    packs = 'git ls-files -z | xargs -0 ls -d 2> /dev/null' \
        if KEPT else 'ls -d *.nw Makefile LICENSE README.md dependencies ' \
        'data doc games kit po tests tangled'
    subprocess.run('%s | tar -cT - | tar -xC %s' % (packs, place),
                   shell=True, check=True)
    return place

def built(place, *what, **more):
    """what went wrong"""
    return run('env', *['%s=%s' % m for m in more.items()], 'make', '-sC',
               place, '-j2', 'NOTANGLE=no', 'CFLAGS=-O0 -g',
               'CPPFLAGS=' + ' '.join(cap), *what)

KEPT = os.path.exists('.git') and shutil.which('git')
FIRST, SECOND = 'build/plain/here', 'build/plain/or/elsewhere'
# three games for all: of the others below it is asked whether tangled/ has their words
GAMES = 'gofish', 'memory', 'lightsout'
few = ['build/bin/' + g for g in GAMES]
test = 'build/tests/lightsout-test'
check('unpacked, it builds programs and tests without noweb, for %s'
      % ' '.join(make('LEAST')),
      built(unpack(FIRST), 'build/bin/literate-games', test, *few))
# (what the compiler remembers of the first folder would prove nothing)
check('in another folder three games are built to the same bytes',
      built(unpack(SECOND), *few, CCACHE_DISABLE=1) or [f for f in few
      if run('cmp', FIRST + '/' + f, SECOND + '/' + f)])
with open('build/plain/young.c', 'w') as young:
    young.write('#include <gtk/gtk.h>\nvoid *it(GtkWidget *w) { return '
                'gtk_event_controller_motion_new(w); }\n')
check('a younger name would be noticed', [] if 'deprecated-declarations' in
      ' '.join(run('gcc', '-fsyntax-only', 'build/plain/young.c', *cap,
                   *make('GTK_CFLAGS'))) else ['it is not'])
# the same words, asked at the end, give the same answers: one will do
os.environ['QUICK'] = '1'
check(test + ' passes', run('env', '-C', FIRST, test))
for game in GAMES:
    check(game + ' plays', run('sh', '-c', 'echo :quit | %s/build/bin/%s '
                               '--text --seed=1' % (FIRST, game)))

# without it, plain make says what to do
none = subprocess.run(['make', 'B=build/none', 'programs'], text=True,
                      env=dict(os.environ, PKG_CONFIG_LIBDIR='/nowhere',
                               PKG_CONFIG_PATH='/nowhere'),
                      stdout=subprocess.PIPE, stderr=subprocess.STDOUT).stdout
check('plain make without GTK says: make play',
      [] if 'make play installs it' in none and 'compile' not in none
      else none.splitlines()[-5:])

said = subprocess.run('echo n | make solve-gobblet && make solve-pousse '
                      '< /dev/null', shell=True, capture_output=True, text=True)
check('a table is not made without a yes, and that is said, and no mistake',
      [] if said.stdout.count('\nWithout a y nothing is made.') == 2 and not
      said.returncode and not said.stderr.count('***') else [str(said)])

def packed():
    run('make', '-s', 'dist') == [] or sys.exit('make dist fails')
    with open('build/literate-games-%s.tar.gz' % VERSION, 'rb') as file:
        return file.read()

if KEPT:
    VERSION = make('VERSION')[0]
    once = packed()
    check('make dist packs the same bytes twice, and writes their sum down',
          run('env', '-C', 'build', 'sha256sum', '-c',
              'literate-games-%s.tar.gz.sha256' % VERSION)
          or [] if once == packed() else ['they differ'])
    check('the package for Debian has the same version', [] if VERSION ==
          open('debian/changelog').read().split('(')[1].split(')')[0]
          else ['debian/changelog'])

def bare(path):
    """the words of a C file, without what is between them"""
    text = open(path, encoding='utf-8').read()
    text = re.sub(r'(?m)^#line .*$', '', text)
    text = re.sub(r'(?s)("(?:\\.|[^"\\])*"|\'(?:\\.|[^\'\\])*\')'
                  r'|/\*.*?\*/', r'\1', text)
    return ''.join(text.split())

check('tangled/ has the same words as what is compiled with line numbers',
      [f for f in files() if bare('tangled/' + f) != bare(SOURCE + f)])
end()
