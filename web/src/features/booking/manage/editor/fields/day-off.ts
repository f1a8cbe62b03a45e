import type { OfficeTimeDto } from '../../../../../shared/api/generated.js';

/** Returns why a therapist has no times on a day other than by being booked. */
export function findDayOff(times: readonly Pick<OfficeTimeDto, 'reason'>[]): 'leave' | 'no_shift' | undefined {
  const reasons = new Set(times.map(({ reason }) => reason));
  const isOff = reasons.size > 0 && [...reasons].every((reason) => reason === 'not_rostered' || reason === 'on_leave');
  if (!isOff) return undefined;
  return reasons.has('not_rostered') ? 'no_shift' : 'leave';
}
