import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { Writable } from 'node:stream';

/** A line from the terminal that is not shown while it is typed, or the first line of what is piped in. */
export async function promptSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  const hiddenOutput = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: hiddenOutput, terminal: true });
  process.stdout.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('line', resolve).once('SIGINT', () => reject(new Error('\nNothing was changed')));
    });
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}
