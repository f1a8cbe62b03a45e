const cleanups: (() => Promise<unknown>)[] = [];

/**
 * Registers what has to be undone, newest first: after the test that started it (in its `beforeEach`, too), or after the last
 * test of the file for what was started outside of a test.
 */
export function registerCleanup(cleanup: () => Promise<unknown>): void {
  cleanups.push(cleanup);
}

/** Ends what is left, after the last test of a file. */
export const endTestFile = () => runCleanups(0);

async function runCleanups(kept: number): Promise<void> {
  while (cleanups.length > kept) await cleanups.pop()!();
}

// Under Playwright there are no such hooks: its fixtures end what they start.
if ('afterAll' in globalThis) {
  let startedBefore = 0;
  // A spec imports this file, so this runs before the hooks of the spec.
  beforeEach(() => {
    startedBefore = cleanups.length;
  });
  // An application that nobody needs any more still polls its database, and slows down the next tests of the file.
  afterEach(() => runCleanups(startedBefore));
  afterAll(endTestFile);
}
