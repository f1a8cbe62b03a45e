/** Pushes about a change arrive within this time of its answer. */
const ECHO_MS = 3_000;

let underWay = 0;
let lastEnd = -Infinity;

/** Remembers that this page changes something, from the sending to the answer. */
export async function trackWrite<Result>(write: PromiseLike<Result>): Promise<Result> {
  underWay += 1;
  try {
    return await write;
  } finally {
    underWay -= 1;
    lastEnd = performance.now();
  }
}

/** Whether this page is changing something, or has just done so: what is pushed about oneself then is its own echo. */
export const hasJustWritten = (): boolean => underWay > 0 || performance.now() - lastEnd < ECHO_MS;
