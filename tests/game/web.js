// node tests/game/web.js FILE.wasm MOST 'GAME\nSEED..'.. -- what web_plays
// says in a page of the web, each game in one of its own, a form feed after it; and
// on standard error how much of the stack was taken.
// Only what is WebAssembly's own is used, as a page would.
const fs = require('fs'), [, , file, most, ...games] = process.argv;
const STACK = 1 << 20, INK = 0xA5;
const none = () => 0;
const code = new WebAssembly.Module(fs.readFileSync(file));
let taken = 0;
for (const words of games) {
    const web = new WebAssembly.Instance(code, { wasi_snapshot_preview1:
        { fd_close: none, fd_seek: none, fd_write: none } }).exports;
    const memory = () => new Uint8Array(web.memory.buffer);
    // the stack is the first megabyte and grows downwards
    memory().fill(INK, 0, STACK - 256);
    const [game, seeds] = words.split('\n');
    for (const seed of seeds.split(' ')) {
        const word = web.word();
        memory().set(new TextEncoder().encode(game + '\0'), word);
        const at = web.plays(word, Number(seed), Number(most)), all = memory();
        fs.writeSync(1, all.slice(at, all.indexOf(0, at)));
    }
    fs.writeSync(1, '\f');
    const left = memory().findIndex(byte => byte !== INK);
    taken = Math.max(taken, STACK - left);
}
console.error(taken);
