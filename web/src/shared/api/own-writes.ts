/** Pushes about a change arrive within this time of its answer. */
const ECHO_MS = 3_000;

let underWay = 0;
let lastEnd = -Infinity;

/** Marks a change by this page as in progress, from the request to the answer. */
export async function trackWrite<Result>(write: PromiseLike<Result>): Promise<Result> {
  underWay += 1;
  try {
    return await write;
  } finally {
    underWay -= 1;
    lastEnd = performance.now();
  }
}

/** Whether this page is making a change, or made one just now: pushes about its own user are then echoes. */
export const hasJustWritten = (): boolean => underWay > 0 || performance.now() - lastEnd < ECHO_MS;
