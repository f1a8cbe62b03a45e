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

/** A line that does not rewrite itself is repeated only so often. */
const REPEAT_SECONDS = 10;

/**
 * Says what is waited for while it takes more than a moment: on a terminal in one line that counts the seconds, elsewhere
 * in a line now and then.
 * @template T
 * @param {string} what
 * @param {string} doing
 * @param {(report: (progress: string) => void) => Promise<T>} task may say how far it is
 * @returns {Promise<T>}
 */
export async function showWaiting(what, doing, task) {
  const { isTTY: isTerminal } = process.stdout;
  let progress = '';
  let seconds = 0;
  const timer = setInterval(() => {
    seconds += 1;
    const how = [doing, progress, `${seconds} s`].filter(Boolean).join(', ');
    if (isTerminal) process.stdout.write(`\r\x1b[2K  ${what.padEnd(12)}${how}`);
    else if (seconds === 2 || seconds % REPEAT_SECONDS === 0) logProgress(what, how);
  }, 1_000);
  try {
    return await task((now) => (progress = now));
  } finally {
    clearInterval(timer);
    if (isTerminal) process.stdout.write('\r\x1b[2K');
  }
}
