const undo: (() => Promise<unknown>)[] = [];

/** Registers what a test file has to take back; done after its last test, newest first. */
export function afterThisFile(step: () => Promise<unknown>): void {
  undo.push(step);
}

afterAll(async () => {
  for (const step of undo.reverse()) await step();
});
