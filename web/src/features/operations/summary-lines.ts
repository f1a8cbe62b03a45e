import type { ChainStateDto, NightlyProofDto, SystemStatusDto } from '../../shared/api/generated.js';
import { formatShortDate } from '../../shared/dates/dates.js';
import { secondsBetween, type ZonedShopNow } from '../../shared/dates/zone/shop-time.js';
import { toMessageLines } from './message-lines.js';
import { formatAge, isLate } from './status-labels.js';
import type { StateLine } from './StateList.js';

/** Maximum age of the latest backup in seconds. One is due every day; the second day is for noticing. */
const MAX_BACKUP_AGE = 2 * 86_400;
/** Maximum age of the latest log check in seconds; one is made every night. */
const MAX_CHECK_AGE = 2 * 86_400;

/** Returns the lines for a shop's owner, each with advice when it is not healthy. */
export function toSummaryLines(
  status: SystemStatusDto,
  chain: ChainStateDto | undefined,
  now: ZonedShopNow,
): StateLine[] {
  return [
    toBookingLine(status),
    ...toMessageLines(status, now),
    toLogLine(chain, now),
    ...toProofLines(status.proofs),
    toBackupLine(status.backup_at_local, now),
    toReportLine(status),
  ];
}

function toBookingLine({ relay_seconds: seconds }: SystemStatusDto): StateLine {
  if (!isLate(seconds)) return { name: 'Bookings', value: 'Online booking works', isHealthy: true };
  return {
    name: 'Bookings',
    value: `Online booking works, but its emails have been waiting for ${formatAge(seconds)}`,
    note: 'The worker process is not running, or is stuck: restart it.',
    isHealthy: false,
  };
}

function toLogLine(chain: ChainStateDto | undefined, now: ZonedShopNow): StateLine {
  const name = 'Action log';
  if (!chain) return { name, value: 'Not known at the moment' };
  if (chain.complaint) {
    const note =
      'Someone changed the database directly. Keep your latest exports and backups, and have it looked into.';
    return { name, value: `The log was altered: ${chain.complaint}`, note, isHealthy: false };
  }
  if (!chain.checked_at_local) return { name, value: 'Not checked yet', note: 'It is checked every night.' };
  const age = ageInSeconds(chain.checked_at_local, now);
  const checked = `checked ${formatAge(age)} ago`;
  if (age <= MAX_CHECK_AGE) return { name, value: `The log is intact, ${checked}`, isHealthy: true };
  const note = 'It should be checked every night. See that the worker process runs, or press Verify under Action Logs.';
  return { name, value: `The log was intact, ${checked}`, note, isHealthy: false };
}

function toProofLines(proofs: readonly NightlyProofDto[]): StateLine[] {
  if (proofs.length === 0) return [{ name: 'Books', value: 'Not proved yet', note: 'They are compared every night.' }];
  return proofs.map(({ name, day, text, complaints }) => {
    const value = `${text} (${formatShortDate(day)})`;
    if (complaints.length === 0) return { name, value, isHealthy: true };
    return { name, value, note: 'Each difference is named below.', isHealthy: false };
  });
}

function toBackupLine(takenAt: string | null, now: ZonedShopNow): StateLine {
  const name = 'Backup';
  const note =
    'Ask whoever runs the system for a daily backup: npm run backup, or automatically as docs/operations.md describes.';
  if (!takenAt) return { name, value: 'No backup yet', note, isHealthy: false };
  const age = ageInSeconds(takenAt, now);
  const value = `Last backup ${formatAge(age)} ago`;
  return age <= MAX_BACKUP_AGE ? { name, value, isHealthy: true } : { name, value, note, isHealthy: false };
}

function toReportLine({ projections }: SystemStatusDto): StateLine {
  const seconds = Math.max(0, ...projections.map((projection) => projection.seconds));
  const name = 'Reports';
  if (!isLate(seconds)) return { name, value: 'Revenue and customers are up to date', isHealthy: true };
  const value = `Revenue and customers are ${formatAge(seconds)} behind`;
  const note = 'They catch up by themselves. If this grows, restart the worker process.';
  return { name, value, note, isHealthy: false };
}

/**
 * Returns an age in seconds, at least 0: the page's clock is rounded to the minute, so it may be earlier than a recent
 * event.
 */
const ageInSeconds = (local: string, { date, time, zone }: ZonedShopNow) =>
  Math.max(0, secondsBetween(local, `${date}T${time}`, zone));
