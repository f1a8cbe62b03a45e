// npm run test:faults: the faults of docs/faults.md in full, against the built product in its real processes.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installPackages } from './prepare/packages.mjs';
import { build } from './prepare/build.mjs';

const page = 'docs/faults.md';
const marks = /(<!-- measured -->\n)[^]*(<!-- end -->)/;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    kills: { type: 'string', default: '30' },
    bookings: { type: 'string', default: '10000' },
    /** Only the faults that run in the image's folder. */
    image: { type: 'boolean', default: false },
    /** How long the mail server refuses everything in those. */
    minutes: { type: 'string', default: '10' },
    /** Part of the name of a file in test/fault-injection. */
    only: { type: 'string', default: '' },
    /** The folder for the logs of the processes. */
    logs: { type: 'string' },
    /** Whether the table is written into docs/faults.md, too. */
    write: { type: 'boolean', default: false },
  },
});

await installPackages();
await build();
if (values.logs) mkdirSync(values.logs, { recursive: true });
console.log(`Seed ${values.seed}: the same plan again with --seed ${values.seed}`);
const folder = mkdtempSync(join(tmpdir(), 'spa-booking-faults-report-'));
const reportFile = join(folder, 'report.jsonl');
/** @type {NodeJS.ProcessEnv} */
const scale = {
  FAULTS_SEED: values.seed,
  FAULTS_KILLS: values.kills,
  FAULTS_BOOKINGS: values.bookings,
  FAULTS_REFUSING_MINUTES: values.minutes,
  FAULTS_REPORT: reportFile,
  ...(values.logs && { FAULTS_LOGS: resolve(values.logs) }),
};
const jest = [
  'run',
  '--silent',
  'jest',
  '--',
  '--runInBand',
  '--testPathPatterns',
  `test/fault-injection/.*${values.image ? 'long/image' : values.only}`,
];
const { status } = spawnSync('npm', jest, { stdio: 'inherit', env: { ...process.env, ...scale } });
const table = tableOf(existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : '');
rmSync(folder, { recursive: true });
console.log(`\n${table}`);
if (values.write) writeFileSync(page, readFileSync(page, 'utf8').replace(marks, `$1\n${table}\n$2`));
process.exitCode = status ?? 1;

/** @param {string} report */
function tableOf(report) {
  /** @type {{ fault: string, what: string, violations: number }[]} */
  const lines = report
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${day}, seed ${values.seed}, ${cpus().length} cores (${cpus()[0]?.model}), Node ${process.version}`;
  const rows = lines.map(({ fault, what, violations }) => `| ${fault} | ${what} | ${violations} |`);
  return [machine, '', '| fault | what was run | violations |', '|---|---|---|', ...rows, ''].join('\n');
}
