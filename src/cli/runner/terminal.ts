const { isTTY } = process.stdout;

/** Time between two lines of progress when the output is no terminal. */
const LINE_EVERY_MS = 30_000;
/** Time within which two Ctrl-C count as one: it may arrive from the terminal and from the parent process. */
const SAME_PRESS_MS = 1_000;
const EXIT_CODE_OF_INTERRUPT = 130;

let lastLineAt = performance.now();
let interruptedAt: number | undefined;
let listens = false;

/**
 * Reports progress: on a terminal in one line that is rewritten, otherwise as a line on stderr every half minute.
 * After the first report, Ctrl-C stops the command at its next report, so that it can clean up; a second Ctrl-C ends
 * it at once.
 * @throws Error when the command is to stop
 */
export function showProgress(what: string, count?: number): void {
  listenForInterrupt();
  if (interruptedAt !== undefined) throw new Error('Stopped before the end; what was begun is removed');
  const text = count === undefined ? what : `${what}: ${count.toLocaleString('en')}`;
  if (isTTY) process.stdout.write(`\r\x1b[2K${text.slice(0, (process.stdout.columns || 80) - 1)}`);
  else if (performance.now() - lastLineAt > LINE_EVERY_MS) {
    lastLineAt = performance.now();
    process.stderr.write(`${text}\n`);
  }
}

export function clearProgress(): void {
  if (isTTY) process.stdout.write('\r\x1b[2K');
}

/** Prints what a command found or did. */
export function print(text: string): void {
  clearProgress();
  process.stdout.write(`${text}\n`);
}

function listenForInterrupt(): void {
  if (listens) return;
  listens = true;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt);
}

function interrupt(): void {
  const now = performance.now();
  if (interruptedAt !== undefined && now - interruptedAt > SAME_PRESS_MS) process.exit(EXIT_CODE_OF_INTERRUPT);
  if (interruptedAt !== undefined) return;
  interruptedAt = now;
  process.exitCode = EXIT_CODE_OF_INTERRUPT;
  process.stderr.write('\nStopping; press Ctrl-C again to end at once\n');
}
