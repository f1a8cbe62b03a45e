import type { DayOfMonthDto } from '../../../../../shared/api/generated.js';
import { formatMonth } from '../../../../../shared/ui/calendar/month.js';

/**
 * What is said of a month none of whose days has a start; undefined where one has, and where that is said already: the therapist does
 * not give the treatment.
 * @param month `yyyy-MM`. @param therapist the chosen one's name; undefined when anybody will do
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
