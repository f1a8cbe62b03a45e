import { readFileSync } from 'node:fs';
import type { Client } from 'pg';
import { formatNumber } from './statistics.js';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** Milliseconds of processor time, by the names of those who took it. */
export type ProcessorTimes = Readonly<Record<string, number>>;

/**
 * How much of the processors each of some processes has taken, which other work on the machine hardly changes. Linux alone
 * tells of it: elsewhere all is 0.
 */
export class ProcessorMeter {
  /** @param processes their ids by name; the one that asks is called client. @param db of the server whose processes are called PostgreSQL */
  constructor(
    private readonly processes: Readonly<Record<string, number>>,
    private readonly db: Client,
  ) {}

  /** What is taken for one booking while `work` makes some. */
  async measureBookings(work: () => Promise<unknown>): Promise<ProcessorTimes> {
    const [bookings, before] = [await this.countBookings(), await this.read()];
    await work();
    const after = await this.read();
    const made = (await this.countBookings()) - bookings;
    return Object.fromEntries(Object.entries(after).map(([name, ms]) => [name, (ms - before[name]!) / made]));
  }

  private async read(): Promise<ProcessorTimes> {
    const { rows } = await this.db.query<{ pid: number }>(
      `select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid`,
    );
    const own = Object.entries(this.processes).map(([name, pid]) => [name, readOwn(pid)] as const);
    return { ...Object.fromEntries(own), PostgreSQL: readProcessorTime(rows[0]!.pid), client: readOwn(process.pid) };
  }

  private async countBookings(): Promise<number> {
    const { rows } = await this.db.query<{ n: number }>('select count(*)::int as n from bookings');
    return rows[0]!.n;
  }
}

/** That of the round whose total is in the middle. */
export const findMedian = (rounds: readonly ProcessorTimes[]): ProcessorTimes =>
  rounds.toSorted((a, b) => sumTimes(a) - sumTimes(b))[Math.floor(rounds.length / 2)]!;

export const sumTimes = (times: ProcessorTimes): number => Object.values(times).reduce((sum, ms) => sum + ms, 0);

/** `web 0.51 ms, PostgreSQL 0.90 ms` */
export function formatTimes(times: ProcessorTimes): string {
  return Object.entries(times)
    .map(([name, ms]) => `${name} ${formatNumber(ms)} ms`)
    .join(', ');
}

/** Of a process and of those that it has started. */
export const readProcessorTime = (pid: number): number =>
  [pid, ...findChildren(pid)].reduce((sum, each) => sum + readOwn(each), 0);

function findChildren(pid: number): number[] {
  const children = readIfThere(`/proc/${pid}/task/${pid}/children`) ?? '';
  return children.split(' ').filter(Boolean).map(Number);
}

/** Of a process and those of its children that have ended; 0 for one that has ended itself. */
function readOwn(pid: number): number {
  const stat = readIfThere(`/proc/${pid}/stat`);
  if (stat === undefined) return 0;
  const [, fields = ''] = /^.*\) (.*)$/s.exec(stat) ?? [];
  // utime, stime, cutime and cstime of proc_pid_stat(5), of which the first two fields are cut off.
  const ticks = fields.split(' ').slice(11, 15).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) * TICK_MS;
}

/** A process may end at any moment, so that asking first whether its file is there would not help. */
function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'latin1');
  } catch {
    return undefined;
  }
}
