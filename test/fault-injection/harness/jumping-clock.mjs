// Loaded by Node before the product (--import). Lets a test set the clock of a process. A restarted process reads its
// offset from the file that the test names.
import { readFileSync } from 'node:fs';

const now = Date.now.bind(Date);
const { CLOCK_AHEAD_FILE } = process.env;
let aheadMs = CLOCK_AHEAD_FILE ? Number(readFileSync(CLOCK_AHEAD_FILE, 'utf8')) : 0;

Date.now = () => now() + aheadMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [target.now()], newTarget),
});
process.on('message', (message) => (aheadMs = Number(message)));
