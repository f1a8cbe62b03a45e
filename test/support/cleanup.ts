const undo: (() => Promise<unknown>)[] = [];

/** Registers what a test file has to take back; done after its last test, newest first. */
export function afterThisFile(step: () => Promise<unknown>): void {
  undo.push(step);
}

// Under Playwright there is no such hook: its fixtures end what they start.
if ('afterAll' in globalThis) {
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });
}
