// Loaded by Node before the product (--import) when a test gives it a clock: the product itself has no such switch.
// By its address, so that types are checked without a build.
const built = new URL('../../../dist/src/platform/clock/clock.js', import.meta.url);
const { Clock } = await import(built.href);

let ahead = 0;

/** @param {string} instant ISO */
function set(instant) {
  ahead = Date.parse(instant) - Date.now();
}

set(/** @type {string} */ (process.env.TEST_CLOCK));
Clock.prototype.now = () => new Date(Date.now() + ahead);
process.on('message', set);
