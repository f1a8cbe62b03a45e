const { isTTY } = process.stdout;

/** One line of a terminal that says how far a command has come; nothing where the output is kept. */
export function showProgress(what: string, count?: number): void {
  const text = count === undefined ? what : `${what}: ${count.toLocaleString('en')}`;
  if (isTTY) process.stdout.write(`\r\x1b[2K${text.slice(0, (process.stdout.columns || 80) - 1)}`);
}

export function clearProgress(): void {
  if (isTTY) process.stdout.write('\r\x1b[2K');
}

/** Says what a command found or did. */
export function print(text: string): void {
  clearProgress();
  process.stdout.write(`${text}\n`);
}
