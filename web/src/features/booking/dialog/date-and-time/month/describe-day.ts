import type { DayOfMonthDto } from '../../../../../shared/api/generated.js';

/**
 * Explains why a day has no start to choose.
 * @param therapist the chosen one's name; undefined for Any Available
 */
export function describeDay(
  { reason, closure }: Pick<DayOfMonthDto, 'reason' | 'closure'>,
  therapist: string | undefined,
): string | undefined {
  switch (reason) {
    case 'past':
      return 'No more times today';
    case 'closed':
      return closure ? `Closed: ${closure}` : 'Closed';
    case 'day_off':
      return therapist ? `${therapist} does not work that day` : 'Nobody works that day';
    case 'full':
      return 'Fully booked';
    case 'service_not_given':
      return therapist ? `${therapist} doesn't offer this treatment` : 'No therapist offers this treatment that day';
    default:
      return undefined;
  }
}
