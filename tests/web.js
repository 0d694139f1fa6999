// node tests/web.js FILE.wasm SEED -- what web_play says in a page of the
// web, and on standard error how much of the stack it took. Only what is
// WebAssembly's own is used, as a page would.
const fs = require('fs'), [, , file, seed] = process.argv;
const STACK = 1 << 20, INK = 0xA5;
const none = () => 0;
const game = new WebAssembly.Instance(
    new WebAssembly.Module(fs.readFileSync(file)),
    { wasi_snapshot_preview1: { fd_close: none, fd_seek: none,
        fd_write: none, proc_exit() { throw new Error('it gave up'); } } }
).exports;
const memory = () => new Uint8Array(game.memory.buffer);
// the stack is the first megabyte and grows downwards
memory().fill(INK, 0, STACK - 256);
const at = game.web_play(Number(seed));
const all = memory();
process.stdout.write(all.slice(at, all.indexOf(0, at)));
let left = 0;
while (left < STACK && all[left] === INK)
    left++;
console.error(STACK - left);
