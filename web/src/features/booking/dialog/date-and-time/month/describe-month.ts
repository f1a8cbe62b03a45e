import type { DayOfMonthDto } from '../../../../../shared/api/generated.js';
import { formatMonth } from '../../../../../shared/ui/calendar/month.js';

/**
 * Explains why no day of a month has a start. Undefined where one has, and where the form says already that the
 * therapist does not give the treatment.
 * @param month `yyyy-MM`
 * @param therapist the chosen one's name; undefined for Any Available
 */
export function describeMonth(
  month: string,
  days: readonly Pick<DayOfMonthDto, 'reason'>[],
  therapist: string | undefined,
): string | undefined {
  if (days.some(({ reason }) => reason === null)) return undefined;
  const reasons = new Set(days.map(({ reason }) => reason));
  reasons.delete('past');
  reasons.delete('beyond_window');
  const [name] = formatMonth(month).split(' ');
  if (reasons.has('service_not_given')) return undefined;
  if (reasons.size === 1 && reasons.has('closed')) return `We are closed in ${name}.`;
  return `${therapist ? `${therapist} has nothing` : 'Nothing is'} free in ${name}.`;
}
