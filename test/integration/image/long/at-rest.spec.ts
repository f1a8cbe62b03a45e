import { readFileSync } from 'node:fs';
import { eventually } from '../../../support/eventually.js';
import { atMost, print } from '../../../support/figure.js';
import { layOutImage } from '../image-folder.js';
import { runInImage, startInImage } from '../image-process.js';
import { startBackingServices } from '../image-settings.js';
import { isReady } from '../is-ready.js';

type Process = ReturnType<typeof startInImage>;

const MAX_MEGABYTES = 350;
const MAX_LINES = 20;
/** What a start leaves behind is collected a moment after a process is ready. */
const REST_MS = 20_000;

it.each([
  ['a web process and a worker', { WORKER_MODE: 'server' }, ['dist/src/worker.js']],
  ['one process for both', { WORKER_MODE: 'shared' }, []],
])(
  '%s start with few lines, and take little memory in a shop with nothing in it',
  async (name, mode, others) => {
    const image = layOutImage();
    const { settings, ownerSettings, url } = await startBackingServices();
    expect(await runInImage(image, ['spa', 'migrate'], ownerSettings)).toMatchObject({ code: 0 });
    const start = (command: string[]) => startInImage(image, command, { ...settings, ...mode });
    const processes = [image.command, ...others.map((script) => ['node', script])].map(start);
    await eventually(() => isReady(url), 'a web process that is ready', 60_000);
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    for (const process of processes) process.expectRunning();

    const figures = [
      atMost(
        `${name} at rest: memory, shared pages counted once`,
        sumOf(processes, 'smaps_rollup', 'Pss'),
        MAX_MEGABYTES,
        ' MB',
      ),
      atMost(`${name} at rest: resident set sizes`, sumOf(processes, 'status', 'VmRSS'), MAX_MEGABYTES, ' MB'),
      ...processes.map((each) => atMost('lines at start', each.said().split('\n').length - 1, MAX_LINES)),
    ];
    figures.forEach(print);
    expect(figures.filter(({ isMet }) => !isMet)).toEqual([]);
  },
  180_000,
);

/** Sums up what the kernel says of processes, in MB of 1024 kB as ps and docker stats count. */
function sumOf(processes: readonly Process[], file: string, field: string): number {
  const kilobytes = processes.map(({ pid }) => {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(text)![1]);
  });
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1_024;
}
