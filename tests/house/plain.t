#!/usr/bin/python3
"""The book's C builds and plays without noweb, and but for comments and
the marks of lines it is the C that all other checks look at."""
import os, re, subprocess, sys
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
tests = ['build/plain/tests/' + t for t in make('TESTS')
         if t.startswith(tuple(make('GAMES')))]
check('make NOTANGLE=no builds programs and tests of the games, for %s'
      % ' '.join(make('LEAST')),
      run('make', '-s', '-j2', 'NOTANGLE=no', 'B=build/plain',
          'CFLAGS=-O0', 'CPPFLAGS=' + ' '.join(cap), 'programs', *tests))
with open('build/plain/young.c', 'w') as young:
    young.write('#include <gtk/gtk.h>\nvoid *it(GtkWidget *w) { return '
                'gtk_event_controller_motion_new(w); }\n')
check('a younger name would be noticed', [] if 'deprecated-declarations' in
      ' '.join(run('gcc', '-fsyntax-only', 'build/plain/young.c', *cap,
                   *make('GTK_CFLAGS'))) else ['it is not'])
# the same words, asked at the end, give the same answers: one will do
os.environ['QUICK'] = '1'
check(tests[0] + ' passes', run(tests[0]))
for game in make('BUILT'):
    check(game + ' plays', run('sh', '-c', 'echo :quit | build/plain/bin/'
                               + game + ' --text --seed=1'))

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
