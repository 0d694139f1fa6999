// node tests/web.js FILE.wasm GAME MOST SEED.. -- what web_plays says in a
// page of the web, and on standard error how much of the stack was taken.
// Only what is WebAssembly's own is used, as a page would.
const fs = require('fs'), [, , file, game, most, ...seeds] = process.argv;
const STACK = 1 << 20, INK = 0xA5;
const none = () => 0;
const web = new WebAssembly.Instance(
    new WebAssembly.Module(fs.readFileSync(file)),
    { wasi_snapshot_preview1: { fd_close: none, fd_seek: none,
                                fd_write: none } }).exports;
const memory = () => new Uint8Array(web.memory.buffer);
// the stack is the first megabyte and grows downwards
memory().fill(INK, 0, STACK - 256);
for (const seed of seeds) {
    const word = web.word();
    memory().set(new TextEncoder().encode(game + '\0'), word);
    const at = web.plays(word, Number(seed), Number(most)), all = memory();
    fs.writeSync(1, all.slice(at, all.indexOf(0, at)));
}
const all = memory();
let left = 0;
while (left < STACK && all[left] === INK)
    left++;
console.error(STACK - left);
