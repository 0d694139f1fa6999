#!/usr/bin/python3
"""tests/teach/grade.t [--all]: a class hands in its answers to a gap of Lights
Out. The right ones get all points, the slips a sentence, and who tries to talk
to the referee gets nothing. Of what was tried and of the honest slips a third is
asked, each day another (SEED=2026-11-30: that day's), but for a few, or all."""
import datetime, json, os, re, shutil, subprocess, sys, time
sys.path.insert(0, 'tests/lib')
from desk import *

GAME, CHUNK = 'lightsout', 'find the shortest'
HERE = 'build/class'
shutil.rmtree(HERE, ignore_errors=True)
os.makedirs(HERE + '/answers')
os.makedirs(HERE + '/hidden')
os.environ['QUICK'] = '1'
day = os.environ.setdefault('SEED', str(datetime.date.today()))
os.environ['THIRD'] = '0' if '--all' in sys.argv else str(
    1 + datetime.date.fromisoformat(day).toordinal() % 3)
sys.argv.insert(0, 'SEED=' + day)
THIRD = int(os.environ['THIRD'])        # 0: all


def today(things):
    """those of this day"""
    return things[THIRD - 1::3] if THIRD else things


gap = Gap(GAME, CHUNK)
mark = gap.empty().split('\n')[0] + '\n'
book = open(gap.doc, encoding='utf-8').read()
own = '\n'.join(gap.answer()) + '\n'
head = '<<%s>>=\n' % CHUNK
raw = book[book.index(head) + len(head):].split('\n@')[0] + '\n'
first = own.index('Answer best')


def hand_in(name, text):
    with open('%s/answers/%s' % (HERE, name), 'w', encoding='utf-8') as out:
        out.write(text)


def copy(old, new):
    """a copy of the chapter with the book's answer, but for this"""
    assert old in raw, old
    return mark + book.replace(raw, raw.replace(old, new))


def inside(words):
    """the book's answer, with these words where it begins"""
    return own[:first] + words + '\n    ' + own[first:]


# name of the file: its text, and what must be said of it, or the points
CLASS = {
    'right.nw': (mark + book, 'done'),
    'alone.c': (own, 'done'),
    'renamed-all.c': (re.sub(r'\bflip\b', 'bit', re.sub(
        r'\bpresses\b', 'many', own)).replace('\n        ', '\n\t'), 'done'),
    'own-chunk.nw': (copy('flip++;', '<<the next switch>>').replace(
        head, '<<the next switch>>=\nflip++;\n@\n' + head), 'done'),
    'empty.nw': (gap.empty(), 't.par is 0'),
    'misspelled.nw': (copy('Lights_count(any)', 'Lights_cuont(any)'),
                      'there is no function Lights_cuont. Did you mean Lights_count?'),
    'letters.nw': (copy('Answer best', 'Answer Best'), 'C tells small letters'),
    'not-written.nw': (copy('flip++;', '<<the next switch>>'),
                       '<<the next switch>> is named here and written'),
    'shift.nw': (copy('flip++;', 'flip = flip << 1 | k >> 9;'), 'Write @<<'),
    'renamed.nw': (mark + book.replace(head, '<<Find the shortest>>=\n'),
                   'in other letters: <<Find the shortest>>'),
    'brace.nw': (copy('    return best;\n}', '    return best;'), 'braces'),
    'semicolon.nw': (copy('flip++;', 'flip++'), 'a ; is missing'),
    'no-return.nw': (copy('return best;', ''), 'a return is missing'),
    'endless.c': (inside('for (volatile int i = 0; i < 1;) ;'),
                  'Does a loop never end?'),
    # who talks to the referee
    'exits.c': (inside('exit(0);'), 'there is no function exit'),
    'exits-too.c': (inside('extern void exit(int); exit(0);'),
                    'a game does not call exit'),
    'prints.c': (inside('extern int printf(const char *, ...); '
                        'printf("ok 1 - all\\n1..1\\n"); return (Answer){ 0 };'),
                 't.par is 0'),
    'before-main.c': (own + '__attribute__((constructor)) static void f(void) '
                      '{ }', '__attribute__ has no place'),
    'main.c': ('int main(void) { return 0; }\n' + own, 'main has no place'),
    'defines.c': ('#define CHECK(x)\n' + own, '# has no place'),
    'includes.c': (own + '%:include "/etc/passwd"\n', '%: has no place'),
    'assembly.c': (inside('__asm__("ud2");'), '__asm__ has no place'),
    'joined.c': (own + '__attri\\\nbute__((constructor)) static void f(void) '
                 '{ for (;;) ; }\n', '\\ at the end of a line has no place'),
    'in-a-string.c': (own + 'static char q[] = "??/" /* "; __attribute__(('
                      'constructor)) static void f(void) { for (;;) ; } /* '
                      '*/;\n', '??/ has no place'),
    'of-chunks.nw': (copy('return best;\n}', 'return best;\n}\n/*\n<<end>>\n'
                          '__attribute__((constructor)) static void f(void) '
                          '{ }\n/* */').replace(
        head, '<<end>>=\n*/\n@\n' + head), '__attribute__ has no place'),
    'shift.c': (inside('volatile int one = 1 << 0 | 4 >> 3; (void)one;'), 'done'),
    'large.c': ('/*' + ('x' * 99 + '\n') * 11000 + '*/' + own,
                'more than a million letters'),
    'one-line.nw': (gap.empty().replace('yours', '<<' * 9999),
                    'more than 1000 letters'),
    'wide.c': ('static char all[1L << 33], *at = all;\n' + inside('*at = 1;'),
               'more room than a program has'),
    'full.c': ('static int all[1 << 26] = { [0 ... (1 << 26) - 1] = 1 };\n'
               + inside('flip = all[5];'), 'memory'),
    'Ä \033[2J\n.c': (own, 'Give it another name'),
    'Я.c': (own, 'done'),
    'in-the-tests.nw': (gap.empty().replace('\nTEST_MAIN\n', '\nint main('
                        'void) { return 0; }\n'), 't.par is 0'),
    'nothing.nw': ('', 'has no chunk <<find the shortest>>'),
    'noise.nw': (mark + ''.join(chr(1 + k * k % 255) for k in range(5000)),
                 'has no chunk'),
}
# who counts bytes from printf to what else libc has: each of these is right
# only if it was refused (cage: where there is bubblewrap)
LIBC = next(w for w in run(['ldd', 'build/bin/' + GAME]).stdout.split()
            if w.startswith('/') and 'libc.so' in w)
AT = {name.split('@')[0]: int(at, 16) for at, _, name in (
    l.split() for l in run(['nm', '-D', LIBC]).stdout.splitlines()
    if len(l.split()) == 3)}
CALL = ('((long (*)(long, long, long, long, long, long))(void *)((char *)printf '
        '+ (%d)))')
LIBC_ = {n: CALL % (AT[n] - AT['printf']) for n in AT}


def call(name, given=''):
    """a call of libc's, with six values"""
    values = given.split(', ') if given else []
    return '%s(%s)' % (LIBC_[name], ', '.join((values + ['0'] * 6)[:6]))


REFUSED = {
    'fork': '', 'vfork': '', 'daemon': '1, 1', 'system': '(long)"true"',
    'execl': '(long)"/bin/true", (long)"true", 0', 'socket': '2, 1',
    'kill': '0, 0', 'raise': '0', 'pipe': '(long)room',
    'open': '(long)"/tmp/desk-was-here", 0101, 0600', 'setpgid': '0, 0',
    'creat': '(long)"/tmp/desk-was-here", 0600', 'nice': '1',
    'dup2': '2, 3', 'ftruncate': '3, 0',
    'mkdir': '(long)"/tmp/desk-was-here", 0700', 'fcntl': '3, 0',
    'chmod': '(long)"/tmp", 0777', 'shmget': '0, 4096, 01600',
    'prctl': '4, 1', 'chdir': '(long)"/"',
    'usleep': '1', 'memfd_create': '(long)"a"', 'ptrace': '3',
    'process_vm_writev': '3', 'sendmsg': '3',
    # by number, more of itself, its own limits and alarms, names of files, the
    # wire, the terminal, other processes' clocks
    'syscall': '57', 'clone': '(long)room, (long)room, 17',
    'setitimer': '2, (long)room', 'setrlimit': '0, (long)room',
    'prlimit': '0, 0, (long)room', 'unshare': '0x10000000',
    'personality': '0x40000', 'unlink': '(long)"/tmp/desk-was-here"',
    'rename': '(long)"/tmp/a", (long)"/tmp/b"', 'link': '(long)"/a", (long)"/b"',
    'symlink': '(long)"/a", (long)"/tmp/desk-was-here"', 'shutdown': '3, 2',
    'ioctl': '0, 0x5412, (long)"a"', 'mount': '0, (long)"/"',
    'chroot': '(long)"/"', 'eventfd': '', 'epoll_create': '1',
    'inotify_init': '', 'accept': '3', 'listen': '3, 1',
    'sendto': '3, (long)room, 9', 'recvfrom': '3, (long)room, 9',
    'splice': '3, 0, 1, 0, 9', 'process_vm_readv': '1', 'setpriority': '',
    'sched_setaffinity': '0, 8, (long)room', 'truncate': '(long)"/tmp"',
    'mq_open': '(long)"/a", 0102, 0600', 'shm_open': '(long)"/a", 0102, 0600',
    'vmsplice': '3, 0, 1', 'fsync': '3', 'pause': '', 'wait': '0',
    'semget': '0, 1, 01600', 'msgget': '0, 01600'}
# what libc has no name for on each machine, by number
NUMBERS = {'io_uring_setup': 425, 'userfaultfd': 323, 'execve': 59, 'execveat': 322,
    'bpf': 321, 'perf_event_open': 298, 'add_key': 248, 'request_key': 249,
    'keyctl': 250, 'clone3': 435, 'setns': 308, 'openat2': 437, 'seccomp': 317,
    'pidfd_open': 434, 'pidfd_send_signal': 424, 'pidfd_getfd': 438, 'kcmp': 312,
    'setsid': 112, 'tkill': 200, 'tgkill': 234, 'rt_sigqueueinfo': 129, 'dup': 32,
    'dup3': 292, 'process_madvise': 440, 'pivot_root': 155, 'swapon': 167,
    'mknod': 133, 'setuid': 105, 'capset': 126, 'timer_create': 222,
    'sched_setscheduler': 144, 'mlock': 149, 'fanotify_init': 300,
    'open_tree': 428, 'landlock_create_ruleset': 444, 'memfd_secret': 447}
CLASS['libc-refuses.c'] = (inside('static char room[256]; int got; (void)room; '
    + '\n'.join('if ((got = (int)%s) != -1 && got != 127 << 8) { printf("%s was '
                'not refused\\n"); return (Answer){ 0 }; }' % (
                    call(name, given), name)
                for name, given in REFUSED.items() if name in AT)), 'done')
if os.uname().machine == 'x86_64':
    CLASS['numbers-refused.c'] = (inside('\n'.join(
        'if (%s != -1) { printf("%s was not refused\\n"); return (Answer){ 0 }; }'
        % (call('syscall', str(number)), name)
        for name, number in NUMBERS.items())), 'done')
CLASS['libc-waits.c'] = (inside(
    'extern int printf(const char *, ...); static long lock[8]; '
    'int (*f)(long *) = (int (*)(long *))(void *)((char *)printf + %d); '
    'f(lock);' % (AT['sem_wait'] - AT['printf'])), 'for half a minute')
# who writes a verdict, or the bytes of an answer, where there may be a way
for way in 0, 3, 4, 5:
    CLASS['verdict-%d.c' % way] = (inside(
        'extern int printf(const char *, ...); static const char all[] = '
        '"ok\\tnothing lit needs nothing\\t\\nplan\\t1\\t\\n"; long (*f)(int, '
        'const void *, long) = (long (*)(int, const void *, long))(void *)('
        '(char *)printf + %d); f(%d, all, sizeof all - 1); '
        'return (Answer){ 0 };' % (AT['write'] - AT['printf'], way)),
        ('so it is', 'par', 'broke off'))
CLASS['looks-for-the-tests.c'] = (inside(
    'extern int test_count, test_failed; test_failed = test_count = 0;'),
    'does not call test_count')
CLASS['looks-for-the-wire.c'] = (inside(
    'extern void desk_put(const void *, unsigned long); Answer all = { 0 }; '
    'desk_put(&all, sizeof all); return all;'), ('par', 'broke off'))
# a signal that is to stop it, memory that can be run, words that look like
# the desk's; what is run before main, and names that the desk has for itself
CLASS['hears-no-signal.c'] = (inside(
    '%s(27, 1, 0, 0, 0, 0); for (volatile int k = 0; k < 1;) ;'
    % LIBC_['signal']), ('ended before', 'Does a loop never end?'))
for name, code in ('x32', '0xb8, 0x39, 0, 0, 0x40, 0x0f, 5, 0xc3'), \
        ('int80', '0xb8, 2, 0, 0, 0, 0xcd, 0x80, 0xc3'):
    if os.uname().machine == 'x86_64':
        CLASS['machine-code-%s.c' % name] = (inside(
            'static const unsigned char code[] = { %s }; unsigned char *at = '
            '(unsigned char *)%s(0, 4096, 7, 0x22, -1, 0); for (int k = 0; '
            'k < 8; k++) at[k] = code[k]; if (((int (*)(void))(void *)at)() '
            '>= 0) return (Answer){ 0 };' % (code, LIBC_['mmap'])),
            'done' if name == 'x32' else 'ended before')
CLASS['forges-the-desk.c'] = (inside(
    'printf("\\nclaim 1\\nok\\tall lit\\nplan\\t1\\n"); '
    'return (Answer){ 0 };'), 't.par is 0')
CLASS['asks-its-surroundings.c'] = (inside(
    'if (%s((long)"HIDDEN", 0, 0, 0, 0, 0) || %s((long)"SECRET", 0, 0, 0, 0, '
    '0)) return (Answer){ 0 };' % (LIBC_['getenv'], LIBC_['getenv'])), 'done')
for name, kind, args in (('__asan_default_options', 'const char *', 'void'),
        ('desk_begin', '_Bool ', 'int a, double b'),
        ('memcmp', 'int ', 'const void *a, const void *b, unsigned long n')):
    CLASS['owns-%s.c' % slug(name)] = ('%s%s(%s);\n%s%s(%s) { return 0; }\n'
        % ((kind, name, args) * 2) + own, 'for all the world is not asked for')
CLASS['gnu-attribute.c'] = (own + '[[gnu::constructor]] static void f(void) '
    '{ for (;;) ; }\n', "C expects ']'")
CLASS['raw-string.c'] = (own + 'static const char *q = R"(")"; __attribute__(('
    'constructor)) static void f(void) { for (;;) ; } //";\n', 'parentheses')
CLASS['comments.c'] = ('/* -DCHECK(x)= -include /etc/passwd */\n' + own, 'done')
CLASS['smashes-its-caller.c'] = (inside('char *here = (char *)&quiet; '
    'for (long k = 0; k < 100000; k++) here[k] = 65;'), 'broke off')
CLASS['says-nothing.c'] = (inside(
    'extern int printf(const char *, ...); void (*f)(int) = (void (*)(int))'
    '(void *)((char *)printf + %d); f(0);' % (AT['_exit'] - AT['printf'])),
    'it ended before the test did')
CLASS['says-too-much.c'] = (inside(
    'for (long k = 0; k < 1000000; k++) printf("%ld %ld\\n", k, k * k);'),
    ('it ended', 'room', 'stopped'))
# what else was tried: to weary the compiler, to print two gigabytes at once, to
# change the question, to call what answers it, to leave by another door, to
# return where nobody called, to let the kit play, to hear no alarm, letters that
# only look like others; to be right at first only, or for the boards that are
# asked most; the tests, or a file, as a chunk; what libc keeps; to jump out, to
# speak at the end, to hear the fault, to fill what can be filled, to look for the
# wire, to yield without end, to be written twice, and words for a page; and
# files as other systems write them
MORE = {
    'right-at-first.c': (inside('static int asked; if (++asked > 200) return '
                                '(Answer){ 0 };'), 'par'),
    'right-without-quiet.c': (inside('if (quiet->many > 0) return (Answer){ 0 };'),
                              'par'),
    'the-tests-as-chunk.nw': (copy('return best;\n}', 'return best;\n}\n'
                              '<<lightsout-test.c>>'), 'has no place'),
    'a-file-as-chunk.nw': (copy('flip++;', '<<../../desk-was-here.c>>').replace(
        head, '<<../../desk-was-here.c>>=\nflip++;\n@\n' + head), 'done'),
    'environ.c': (inside('extern char **environ; if (environ) return (Answer){ 0 '
                         '};'), 'does not call environ'),
    'jumps-out.c': (inside('static long room[99]; %s;' % call(
        'longjmp', '(long)room, 1')), 'broke off'),
    'speaks-at-its-end.c': ('static void f(void *at) { (void)at; %s; }\n%s' % (
        call('write', '3, (long)"ok\\tnothing lit needs nothing\\t\\n", 31'),
        inside('%s; %s;' % (call('__cxa_atexit', '(long)f'), call('exit')))),
        'ended before'),
    'hears-its-fault.c': ('static void f(int s) { for (volatile int k = s; k;) ; }\n'
        + inside('%s; *(volatile int *)8 = 1;' % call('signal', '11, (long)f')),
        'Does a loop never end?'),
    'fills-the-errors.c': (inside('static char room[1 << 20]; for (;;) %s;' % call(
        'write', '2, (long)room, 1048576')), ('ended before', 'stopped')),
    'eats-memory.c': (inside('extern void *malloc(unsigned long); for (;;) '
        '*(volatile char *)malloc(1 << 20) = 1;'), ('memory', 'leads nowhere')),
    'a-deep-array.c': (inside('volatile char deep[1 << 30]; deep[quiet->many] = 1;'),
                       'calls itself without end'),
    'finds-the-wire.c': (inside('if (%s) return (Answer){ 0 };' % call(
        'dlsym', '0, (long)"desk_put"')), 'done'),
    'yields.c': (inside('for (;;) %s;' % call('sched_yield')),
                 'Does a loop never end?'),
    'twice.c': (own + own, 'shortest is written twice'),
    'pragma.c': ('_Pragma("weak memcmp")\n' + own, '_Pragma has no place'),
    'prints-a-page.c': (inside('printf("<script>]]>\\001\\377&amp;\\n"); '
                               'return (Answer){ 0 };'), 't.par is 0'),
    '<b>&quot;.c': (own, 'done'),
    'of-windows.c': ('\ufeff' + own.replace('\n', '\r\n'), 'done'),
    'of-windows.nw': ('\ufeff' + (mark + book).replace('\n', '\r\n'), 'done'),
    'a-zero.c': (own + '/* \0 */\n', 'no letters'),
    'deep.c': (inside('int deep = ' + '\n'.join(['(' * 900] * 150) + '\n1\n'
                      + '\n'.join([')' * 900] * 150) + '; (void)deep;'),
               ('compiler gives up', 'broke off')),
    'prints-two-gigabytes.c': (inside('printf("%*d", 2000000000, 1);'),
                               'ended before'),
    'changes-the-question.c': (inside('((Quiet *)(unsigned long)quiet)->many '
                                      '= 0; return (Answer){ 0 };'), 'par'),
    'calls-the-book.c': (inside(
        'extern Answer book_shortest(const Quiet *, Lights); '
        'return book_shortest(quiet, any);'), 'does not call book_shortest'),
    'builtin-exit.c': (inside('__builtin_exit(0);'), 'does not call exit'),
    'builtin-trap.c': (inside('__builtin_trap();'), 'broke off'),
    'returns-elsewhere.c': (inside(
        'void **frame = __builtin_frame_address(0); frame[1] = (void *)((char *)'
        'printf + (%d));' % (AT['_exit'] - AT['printf'])), 'broke off'),
    'lets-the-kit-play.c': (inside('extern int Play(void); Play();'), 'broke off'),
    'hears-no-alarm.c': (inside(
        '%s(14, 1, 0, 0, 0, 0); %s(1000, 0, 0, 0, 0, 0); for (volatile int k = 0; '
        'k < 1;) ;' % (LIBC_['signal'], LIBC_['alarm'])),
        ('Does a loop never end?', 'broke off')),
    'closes-the-wire.c': (inside('for (int k = 0; k < 64; k++) %s(k, 0, 0, 0, 0, '
        '0); return (Answer){ 0 };' % LIBC_['close']), ('broke off', 'par')),
    'opens-the-referee.c': (inside(
        'if ((int)%s((long)"/proc/1/mem", 2, 0, 0, 0, 0) != -1) '
        'return (Answer){ 0 };' % LIBC_['open']), 'done'),
    'letters-by-number.c': (own + '__\\u0061ttribute__((constructor)) static void '
                            'f(void) { for (;;) ; }\n', 'universal character'),
}
# what the compiler could be told behind the desk's back, what is said on the wire
# before it is asked or read from it, doors of the compiler's own, what is printed to
# be read by another program, and letters that turn a line round
MORE.update({
    'its-own-start.c': ('void _start(void) { }\n' + own, 'for all the world'),
    'its-own-init.c': ('void _init(void) { }\n' + own, 'for all the world'),
    'includes-a-file.c': ('#include "/etc/passwd"\n' + own, '# has no place'),
    'includes-without-end.c': (own + '??=include "/dev/zero"\n', '??= has no place'),
    'poison.c': ('#pragma GCC poison tell desk_put\n' + own, '# has no place'),
    'pragma-poison.c': ('_Pragma("GCC poison shortest")\n' + own, '_Pragma has no'),
    'macro-bomb.c': ('#define A(x) x x\n' + inside('A(A(A(A(A(;)))))'),
                     '# has no place'),
    'takes-a-file-in.c': ('__asm(".incbin \\"/etc/passwd\\"");\n' + own,
                          '__asm has no place'),
    'weak.c': ('extern int desk_shut __attribute__((weak));\n' + own,
               '__attribute__ has no place'),
    'alias.c': ('int write(int a) __attribute((alias("shortest")));\n' + own,
                '__attribute has no place'),
    'ifunc.c': (own + 'static void *f(void) { return 0; } int memcmp(void) '
                '__attribute__((ifunc("f")));\n', '__attribute__ has no place'),
    'another-name.c': ('extern int f(void) asm("_exit");\n' + own,
                       'asm has no place'),
    'a-register.c': (inside('register long at __asm__("rsp"); at = 0;'),
                     '__asm__ has no place'),
    'answers-before-asked.c': (inside('static const char all[4096]; for (int k = 3; '
        'k < 10; k++) %s; ' % call('write', 'k, (long)all, sizeof all')),
        ('par', 'broke off')),
    'reads-the-wire.c': (inside('static char all[4096]; for (int k = 3; k < 10; k++) '
        '%s; ' % call('read', 'k, (long)all, sizeof all')), 'for half a minute'),
    'builtin-jump.c': (inside('void *room[5] = { room, room, room, room, room }; '
                              '__builtin_longjmp(room, 1);'), 'broke off'),
    'a-long-sum.c': (inside('volatile int one = 1; int all = ' + '\n'.join(
        ['one + ' * 160] * 900) + ' one; (void)all;'), 'compiler gives up'),
    'a-huge-table.c': ('static char all[1L << 40] = { 1 };\n' + inside(
        '*(volatile char *)all = 5;'), ('more room', 'compiler', 'memory')),
    'prints-json.c': (inside('printf("\\"}],\\"score\\":99,\\"tests\\":[{\\"a\\":\\"'
        '\\033]0;a\\007\\033[2J\\r\\b</pre>]]></failure>\\xe2\\x80\\xae\\xe2\\x80'
        '\\xa8%%s\\n"); return (Answer){ 0 };'), 't.par is 0'),
    'prints-a-verdict.c': (inside('extern long write(int, const void *, unsigned '
        'long); write(2, "ok", 2);'), 'does not call write'),
    'turned-round.c': (own + '/* \u202e } */\n', 'done'),
    'a-thread.c': ('extern int pthread_create(void *, void *, void *(*)(void *), '
                   'void *);\n' + inside('pthread_create(0, 0, 0, 0);'),
                   'does not call pthread_create'),
})
# these are asked on each day
ALWAYS = ('right.nw alone.c renamed-all.c empty.nw misspelled.nw endless.c prints.c '
          'in-the-tests.nw libc-refuses.c').split()
WHOLE = dict(CLASS, **MORE)
CLASS = {name: WHOLE.pop(name) for name in ALWAYS}
CLASS.update(today(list(WHOLE.items())))
if cage():
    # whose memory could be read there: nobody's who knows what is expected
    CLASS['reads-the-cage.c'] = (inside(
        'extern int snprintf(char *, unsigned long, const char *, ...), memcmp(const '
        'void *, const void *, unsigned long); static char text[1 << 16]; '
        'static int asked; for (int k = 1; k < 9 && !asked; k++) for (int f = 0; f < 3; '
        'f++) { static const char *const file[] = { "maps", "environ", "cmdline" }; '
        'char name[40]; snprintf(name, sizeof name, "/proc/%%d/%%s", k, file[f]); '
        'int at = (int)%s; long n = at < 0 ? 0 : %s; if (at >= 0) %s; '
        'for (long c = 0; c + 6 < n; c++) if (memcmp(text + c, "SECRET", 6) == 0 || '
        'memcmp(text + c, "/judge", 6) == 0) { printf("%%s tells\\n", name); '
        'return (Answer){ 0 }; } } asked = 1;' % (call('open', '(long)name'), call(
            'read', 'at, (long)text, sizeof text'), call('close', 'at'))), 'done')
    CLASS['reads-elsewhere.c'] = (inside('\n'.join(
        'if ((int)%s != -1) { printf("%s can be read\\n"); return (Answer){ 0 }; }'
        % (call('open', '(long)"%s"' % place), place) for place in (
            '/home', '/root', '/etc/passwd', '/proc/1/root/home', '/sys', '/proc/kcore',
            '/dev/kmsg', '/dev/mem', '/proc/1/cwd/Makefile', os.path.abspath(HERE + '/answers'),
            os.path.abspath(HERE + '/hidden/points'),
            os.path.abspath('tests/teach/weeks'), os.path.abspath('games.nw')))), 'done')
for name, (text, _) in CLASS.items():
    hand_in(name, text)
# what is no file, or not one's own
os.mkfifo(HERE + '/answers/pipe.c')
os.symlink('right.nw', HERE + '/answers/link.nw')
os.symlink('/dev/zero', HERE + '/answers/zero.c')
os.symlink('nowhere', HERE + '/answers/nowhere.c')
os.makedirs(HERE + '/answers/folder/inner.nw')
CLASS.update({name: ('', 'This is no plain file') for name in
              ('pipe.c', 'link.nw', 'zero.c', 'nowhere.c', 'folder/inner.nw')})
with open(HERE + '/hidden/more-test.c', 'w', encoding='utf-8') as out:
    out.write('''#include "bench.h"
#include "lightsout.h"
CLAIM(nothing_lit_needs_nothing)
{
    Quiet quiet = { 0 };

    CHECK(shortest(&quiet, NONE).par == 0);
    CHECK(shortest(&quiet, NONE).ways == 1);
}
TEST_MAIN
''')
with open(HERE + '/hidden/points', 'w') as out:
    out.write('5 nothing lit needs nothing\n')
done = subprocess.run(['tests/teach/grade', HERE + '/answers', GAME, CHUNK],
                      env=dict(os.environ, HIDDEN=HERE + '/hidden',
                               SECRET='a',
                               DESK='plain', PATIENCE='.5', MEMORY='150',
                               IDLE='2'),
                      capture_output=True, text=True, errors='replace')
said = done.stdout + done.stderr
check('a class is graded, in one table',
      [] if done.returncode == 0 and '%d answers' % len(CLASS) in said
      and 'Traceback' not in said else said.splitlines()[-12:])
check('and no command for the terminal is in it',
      [repr(l) for l in said.split('\n') if l and not l.isprintable()])
rows = {r['file'][len(HERE + '/answers/'):]: r for r in
        json.load(open('build/grade/grades.json', encoding='utf-8'))}
for name, (_, words) in CLASS.items():
    name = shown(name)
    row = rows.get(name, {})
    heard = ' | '.join(row.get('trouble', []) + [
        ' '.join(map(str, f.values())) for f in row.get('faults', [])])
    if words == 'done':
        check(name + ' gets all points', [] if row.get('done')
              and row['points'] == row['of'] >= 5 else [heard or str(row)])
    else:
        words = words if isinstance(words, tuple) else (words,)
        found = any(w in heard for w in words)
        check('%s: %s' % (name, words[0]), [] if found
              and not row['done'] and row['points'] < row['of'] or
              found and row['trouble'] else [heard or str(row)])
# the forms for other programs, and for people
import xml.etree.ElementTree as tree
suites = tree.parse('build/grade/junit.xml').getroot()
by_name = {s.get('name'): s for s in suites}
check('JUnit XML has a suite for each answer, and its failures',
      [] if len(suites) == len(rows)
      and by_name['right'].get('failures') == '0'
      and int(by_name['empty'].get('failures')) > 0
      and 'par' in by_name['empty'].find('.//failure').text
      else ['build/grade/junit.xml'])
scope = {r['answer']: json.load(open('build/grade/results/%s/results.json'
         % r['short'], encoding='utf-8')) for r in rows.values()}
check("Gradescope's results.json has the score and each test",
      [] if scope['right']['score'] == sum(
          t['max_score'] for t in scope['right']['tests'])
      and scope['empty']['score'] < scope['right']['score']
      and {t['status'] for t in scope['right']['tests']} == {'passed'}
      else [str(scope['right'])[:300]])
pages = {r['answer']: open('build/grade/pages/%s.html' % r['short'],
         encoding='utf-8').read() for r in rows.values()}
check('a page for each answer says in words what failed',
      [] if all('<h1>' in p for p in pages.values())
      and 'the shortest: par [0]' in pages['empty']
      and 'Does a loop never end?' in pages['endless']
      else [pages['empty'][:600]])
check('and none has a tag of a stranger in it',
      [n for n, p in pages.items() if '<script' in p or '<b>' in p])
check('and shows what was printed', [] if 'you printed' in pages['prints']
      else [pages['prints'][:600]])
alike = open('build/grade/likeness.txt', encoding='utf-8').read()
check('answers that are alike but for names and spaces are named together',
      [] if re.search(r"100 %.*alone.*right", alike)
      and 'renamed-all' in alike.split('\n')[1] else [alike[:600]])
before = time.process_time()
bare(['/*' * 50000])
check('what was begun a hundred times and never closed is read at once',
      [] if time.process_time() - before < 1 else ['slow'])
with open(HERE + '/endless.c', 'w') as out:
    out.write('int main(void) { for (volatile int i = 0; i < 1;) ; }\n')
run(['gcc', '-o', HERE + '/endless', HERE + '/endless.c'])
before = time.time()
Verdict('endless', HERE + '/endless', (), {'PATIENCE': '.1'})
check('a program that never comes to its tests is stopped, too',
      [] if time.time() - before < 100 else ['it ran'])
worth = rows['right.nw']['of'] - 4
check('the hidden test is worth five points',
      [] if 'nothing lit needs nothing' in rows['right.nw']['tests']
      and worth > 5 else [str(worth)])

# ---- honest slips, of the kinds that tests/teach/slips tells -----------
os.environ['DESK'] = 'plain'
done = subprocess.run([sys.executable, '-c', """
import sys
sys.path[:0] = ['tests/lib', 'tests/teach']
from desk import *
gap = Gap('%s', '%s')
bench = Bench(gap)
plan(bench, {'QUICK': '1'}, cage())
own = '\\n'.join(gap.answer()) + '\\n'
third, number = int(os.environ['THIRD']), 0
for line in lines_of('tests/teach/slips'):
    if line.startswith('    ') and third in (0, 1 + number %% 3):
        wrong = subprocess.run(['sed', sed], input=own, text=True,
                               capture_output=True).stdout
        with open('%s/slip.c', 'w') as out:
            out.write(wrong)
        answer = Answer(bench, '%s/slip.c', '%s/slip', cage(), {'QUICK': '1',
                        'HURRY': '1', 'PATIENCE': '.3'})
        heard = list(answer.trouble) + [l for f in answer.faults()
                                  for l in in_words(f)] + answer.doubts()
        check('a slip, %%s, is told: %%s' %% (slip, line.strip()),
              [] if any(line.strip() in h for h in heard) and wrong != own
              else heard[:6])
    elif line and line[0] not in '# ':
        slip, sed = line.split(': ', 1)
        number += 1
end()
""" % (GAME, CHUNK, HERE, HERE, HERE)], capture_output=True, text=True)
del os.environ['DESK']
slips = done.stdout.splitlines()
many = sum(': ' in l and l[0] not in '# ' for l in lines_of('tests/teach/slips'))
check('more than forty-five honest slips are told in words',
      [l for k, l in enumerate(slips) if l.startswith('#')
       or l.startswith('not')][:20] + done.stderr.splitlines()[-3:]
      + ([] if many > 45 and sum(l.startswith('ok') for l in slips)
         >= (many // 3 if THIRD else many) else ['few']))

# ---- make student says the same to one person ------------------------
os.environ.update(MEMORY='300', PATIENCE='.3')
os.environ['STUDENT'] = HERE + '/student'
place = '%s/student/%s-%s/%s.nw' % (HERE, GAME, slug(CHUNK), GAME)


def student(text=None, chunk=CHUNK, game=GAME):
    if text is not None:
        with open(place, 'w', encoding='utf-8') as out:
            out.write(text)
    done = subprocess.run(['tests/teach/student', game, chunk],
                          capture_output=True, text=True, errors='replace')
    return done.returncode, done.stdout + done.stderr


for claim, given, status, words in (
        ('the first time, the gap is made and shown', {}, 1,
         ['The gap: %s:' % place, '1. ', 'in        games/lightsout.nw:',
          '    came', 'the shortest: par [0]']),
        ('a slip is told', {'text': CLASS['misspelled.nw'][0]}, 1,
         ['cannot be played yet', 'Did you mean Lights_count?']),
        ('what else was changed is said, and not taken', {'text':
         CLASS['in-the-tests.nw'][0]}, 1, ['is changed as well']),
        ('beyond an array, the line is told', {'text': copy('int flip = 0,',
         'int far[2] = { 0 }, flip = far[quiet->many + 2],')}, 1,
         ['lightsout-test broke off: it goes beyond the end of an array',
          'in        %s:' % place]),
        ('a variable never set is told', {'text': copy('flip = 0,', 'flip,')}, 1,
         ['The compiler wonders: ', 'flip may be read here before anything was']),
        ('a loop that never ends is told, and its line', {'text': copy(
         'flip++;', 'continue;')}, 1, ['Does a loop never end?',
          'in        %s:' % place]),
        ('memory has an end, too', {'text': copy('flip++;', 'for (;;) '
         'memset(malloc(1 << 29), 1, 1 << 29);').replace(head, head +
         'extern void *malloc(unsigned long);\n'
         'extern void *memset(void *, int, unsigned long);\n')}, 1,
         ['more memory than there is']),
        ('in the end it says: done', {'text': mark + book}, 0,
         ['Done. All ', 'tests of lightsout pass']),
        ('an unknown chunk is refused, the nearest named', {'chunk':
         'find the shortes'}, 1, ['Did you mean <<find the shortest>>?']),
        ('tests are no gap', {'chunk': 'tests'}, 1, ['they are the judge']),
        ('an unknown game is refused', {'game': 'chess'}, 1,
         ['There is no game called chess. There are: '])):
    got, said = student(**given)
    check('make student: ' + claim, [] if got == status and all(
        w in said for w in words) and 'Traceback' not in said
        else ['status %d' % got] + said.splitlines()[-15:])

# ---- a book without the answers --------------------------------------
lines = open_up(gap.doc, [gap])
check('in a chapter with its gap open, nothing is left of the answer',
      [l for l in raw.split('\n')[3:-2] if len(l.strip()) > 12 and l in lines]
      + ([] if '    /* yours */' in lines else ['no gap']))
noir = Gap('chatnoir', 'bfs')
check('and what only the answer uses is left out with it',
      [n for n in noir.inner if any(l and l in open_up(noir.doc, [noir])
       for c in noir.chunks if c.name == n for l in c.lines[3:5])]
      or ([] if noir.inner else ['nothing is']))

shut = cage()
if shut:
    seen = run(shut + ['sh', '-c', 'grep -c : /proc/net/dev']).stdout
    check('an answer in its cage sees no network but itself',
          [] if seen.strip() == '1' else [seen])
end()
