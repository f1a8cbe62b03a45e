const { isTTY } = process.stdout;

/** One line of a terminal that says how far a command has come; nothing where the output is kept. */
export function showProgress(what: string, rows: number): void {
  if (isTTY) process.stdout.write(`\r\x1b[2K${what}: ${rows.toLocaleString('en')}`);
}

showProgress.clear = (): void => {
  if (isTTY) process.stdout.write('\r\x1b[2K');
};
