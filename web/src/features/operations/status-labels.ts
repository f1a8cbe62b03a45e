import type { QueueStatusDto, RefusedMailDto, SystemStatusDto } from '../../shared/api/generated.js';
import { formatMomentAndYear } from '../../shared/dates/dates.js';
import type { StateLine } from './StateList.js';
import { formatCount } from '../../shared/format-count.js';

/** Seconds after which unfinished work counts as late. */
const MAX_LAG_SECONDS = 30;
export const isLate = (seconds: number): boolean => seconds > MAX_LAG_SECONDS;

/** Converts a technical name to a label: `email-shop-on-booking-requested` → `Email shop on booking requested`. */
export const humanizeName = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[-_]/g, ' ');

/**
 * Converts the name of a delivery to words: `email-client-on-booking-confirmed` → `Email to the client: booking
 * confirmed`.
 */
export function nameDelivery(subscriber: string): string {
  if (subscriber === 'call-gateway') return 'Payment gateway: a payment page or refund';
  const [, kind, recipient, cause] =
    /^(email|text)-(client|customer|shop|therapist|user|owner|admin)-on-(.+)$/.exec(subscriber) ?? [];
  if (!recipient) return humanizeName(subscriber);
  const whose = { user: 'account’s owner', customer: 'client' }[recipient] ?? recipient;
  const said = cause!.replaceAll('-', ' ').replace('letter', 'email').replace('paper', 'receipt');
  return `${kind === 'text' ? 'Text' : 'Email'} to the ${whose}: ${said}`;
}

/** Formats an age: `45 s`, `12 min`, `3 h`, `9 days`. */
export function formatAge(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  if (seconds < 90 * 60) return `${Math.round(seconds / 60)} min`;
  return seconds < 48 * 3600 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`;
}

/** Describes a refusal: `The mail server refused maria@example.com: no such mailbox`. */
export function formatRefusedMail({ channel, address, reason, is_limited, is_unknown }: RefusedReason): string {
  const recipient = address ?? `${channel === 'text' ? 'a number' : 'an address'} that is not kept any more`;
  const server = channel === 'text' ? 'text gateway' : 'mail server';
  if (is_unknown) return `Unknown whether it reached ${recipient}: the ${server} got it three times and never said so`;
  return `${is_limited ? 'Not sent to' : `The ${server} refused`} ${recipient}: ${reason}`;
}
type RefusedReason = Pick<RefusedMailDto, 'channel' | 'address' | 'reason' | 'is_limited' | 'is_unknown'>;

const QUEUE_LABELS: Record<string, string> = {
  mail: 'Emails',
  text: 'Texts',
  gateway: 'Payment gateway',
  audit: 'Action log',
};

export const toQueueLines = ({ queues }: SystemStatusDto): StateLine[] => queues.map(toQueueLine);

function toQueueLine({ name, jobs, open, failing, unknown, oldest_seconds, outage }: QueueStatusDto): StateLine {
  const note = jobs
    ? `Jobs: ${jobs.waiting} waiting, ${jobs.active} active, ${jobs.delayed} to be tried again, ${jobs.failed} failed`
    : 'The queue does not answer';
  const oldest = open + failing > 0 ? `, the oldest ${formatAge(oldest_seconds)} old` : '';
  const late = failing > 0 ? `${formatCount(failing, 'delivery', 'deliveries')} failing` : `${open} waiting`;
  const value = `${late}${oldest}${unknown > 0 ? `, ${unknown} unknown` : ''}`;
  return {
    name: QUEUE_LABELS[name] ?? humanizeName(name),
    value,
    note: outage ? `${note}. Paused since ${formatMomentAndYear(outage.since_local)}: ${outage.reason}` : note,
    isHealthy: jobs !== null && !outage && failing === 0 && !isLate(oldest_seconds),
  };
}

export const toProcessingLines = ({ relay_behind, relay_seconds, projections }: SystemStatusDto): StateLine[] => [
  toLagLine('Relay', relay_behind, relay_seconds),
  ...projections.map(({ name, behind, seconds }) => toLagLine(humanizeName(name), behind, seconds)),
];

function toLagLine(name: string, behind: number, seconds: number): StateLine {
  const value = behind === 0 ? 'Up to date' : `${formatCount(behind, 'event')} behind, ${formatAge(seconds)}`;
  return { name, value, isHealthy: !isLate(seconds) };
}

export const toSystemLines = ({ backup_at_local, log_seq, queue_backend, versions }: SystemStatusDto): StateLine[] => [
  {
    name: 'Last backup',
    value: backup_at_local ? formatMomentAndYear(backup_at_local) : 'No backup yet (npm run backup)',
  },
  { name: 'Log', value: formatCount(log_seq, 'event') },
  { name: 'Product', value: versions.product, note: humanizeName(versions.schema.replace('Migration', 'Schema ')) },
  { name: 'Queues', value: `in ${queue_backend}` },
  { name: 'PostgreSQL', value: versions.postgresql },
  { name: 'Node', value: versions.node },
];
