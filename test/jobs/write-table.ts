import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Row } from './job.js';

/** The rows as a Markdown table, in a file and as text. */
export function writeTable(file: string, rows: Row[]): string {
  const cells = rows.map(({ person, job, what, value, goal, isMet, load }) => [
    ...[person, job, what, value, goal, isMet ? 'met' : 'MISSED', load.toFixed(1)],
  ]);
  const lines = [['who', 'job', 'what', 'figure', 'goal', '', 'load'], Array<string>(7).fill('---'), ...cells];
  const text = lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${text}\n`);
  return text;
}
