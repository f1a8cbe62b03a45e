/** Milliseconds after an answer within which pushes about the change arrive. */
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

/** Whether this page is making a change, or has just made one: pushes about its own user are then echoes. */
export const hasJustWritten = (): boolean => underWay > 0 || performance.now() - lastEnd < ECHO_MS;
