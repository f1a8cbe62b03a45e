/**
 * One line of progress.
 * @param {string} what
 * @param {string} how
 */
export function logProgress(what, how) {
  console.log(`  ${what.padEnd(12)}${how}`);
}

/** A stopwatch: the seconds since this call, as text. */
export function elapsed() {
  const began = Date.now();
  return () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
}
