import dayjs from 'dayjs';
import type { QueueStatusDto, SystemStatusDto } from '../../shared/api/generated.js';
import type { StateLine } from './StateList.js';

/** Older than that in seconds, work does not get on as it should. */
const lateSeconds = 30;

/** `email-shop-on-booking-requested`, `revenue_totals` → `Email shop on booking requested`, `Revenue totals`. */
export const wordsOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_]/g, ' ');

/** `2026-03-05T14:07:09` → `Mar 05, 2026 14:07`. */
export const momentOf = (local: string): string => dayjs(local).format('MMM DD, YYYY HH:mm');

/** `1 event`, `1,200 events`. */
const counted = (count: number, one: string, several = `${one}s`) => `${count.toLocaleString('en')} ${count === 1 ? one : several}`;

/** `45 s`, `12 min`, `3 h`, `9 days`. */
export function ageOf(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  return seconds < 48 * 3600 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`;
}

const queueNames: Record<string, string> = { mail: 'Mails', audit: 'Action log' };

export const queuesOf = ({ queues }: SystemStatusDto): StateLine[] => queues.map(queueLine);

function queueLine({ name, jobs, open, failing, oldest_seconds }: QueueStatusDto): StateLine {
  const note = jobs
    ? `Jobs: ${jobs.waiting} waiting, ${jobs.active} active, ${jobs.delayed} to be tried again, ${jobs.failed} failed`
    : 'The queue does not answer';
  const oldest = open + failing > 0 ? `, the oldest ${ageOf(oldest_seconds)} old` : '';
  const value = failing > 0 ? `${counted(failing, 'delivery', 'deliveries')} failing${oldest}` : `${open} waiting${oldest}`;
  return { name: queueNames[name] ?? wordsOf(name), value, note, isWell: jobs !== null && failing === 0 && oldest_seconds <= lateSeconds };
}

export const followersOf = ({ relay_behind, relay_seconds, projections }: SystemStatusDto): StateLine[] => [
  lagLine('Relay', relay_behind, relay_seconds),
  ...projections.map(({ name, behind, seconds }) => lagLine(wordsOf(name), behind, seconds)),
];

function lagLine(name: string, behind: number, seconds: number): StateLine {
  const value = behind === 0 ? 'Up to date' : `${counted(behind, 'event')} behind, ${ageOf(seconds)}`;
  return { name, value, isWell: seconds <= lateSeconds };
}

export const factsOf = ({ backup_at_local, log_seq, queue_backend, versions }: SystemStatusDto): StateLine[] => [
  { name: 'Last backup', value: backup_at_local ? momentOf(backup_at_local) : 'None by npm run backup' },
  { name: 'Log', value: counted(log_seq, 'event') },
  { name: 'Product', value: versions.product, note: wordsOf(versions.schema.replace('Migration', 'Schema ')) },
  { name: 'Queues', value: `in ${queue_backend}` },
  { name: 'PostgreSQL', value: versions.postgresql },
  { name: 'Node', value: versions.node },
];
