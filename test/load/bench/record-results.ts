import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { sqlClient } from '../support/measure-sql-rate.js';
import { type ResultLine, formatTable } from '../support/results-table.js';

const file = 'docs/benchmarks.md';
const begin = '<!-- written by npm run bench -->';
const end = '<!-- end of what npm run bench has written -->';

/** The machine and what else it had to do: a figure is worth nothing without. */
export function describeConditions(loadBefore: number): string {
  const [processor] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return (
    `Measured on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${processor?.model ?? 'unknown processor'}, ${memory} GB, ` +
    `Node ${process.versions.node}; references by ${sqlClient}. Load average ${loadBefore.toFixed(1)} before, ${loadavg()[0]!.toFixed(1)} at the end; ` +
    `processes that measure and are measured share the machine.`
  );
}

/** Puts the tables where docs/benchmarks.md keeps them. */
export function recordResults(
  said: string,
  tables: readonly { heading: string; lines: readonly ResultLine[] }[],
): void {
  const page = readFileSync(file, 'utf8');
  const [before, rest] = [page.slice(0, page.indexOf(begin) + begin.length), page.slice(page.indexOf(end))];
  const written = tables.map(({ heading, lines }) => `## ${heading}\n\n${formatTable(lines)}`);
  writeFileSync(file, [before, said, ...written, rest].join('\n\n'));
}
