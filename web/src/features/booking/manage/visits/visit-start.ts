import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { addMinutes, toMinutes } from '../../../../shared/dates/dates.js';

type Treatment = Pick<OfficeBookingDto, 'booking_duration' | 'visit'>;

/**
 * Returns the start of a visit for which one of its treatments begins at `time`. Each guest's treatments then follow
 * one another directly, also where one was moved away before.
 * @param open all treatments that are moved
 */
export function visitStart(open: readonly Treatment[], { visit: own }: Treatment, time: string): string {
  const before = open.filter(({ visit }) => own && visit && visit.guest === own.guest && visit.part < own.part);
  return addMinutes(time, -before.reduce((minutes, each) => minutes + each.booking_duration, 0));
}

/**
 * Returns the starts at which a booking can be placed: the shop's, and for a treatment that follows another of its
 * visit those as many minutes later as it begins now.
 * @param slots the shop's starts, in order
 */
export function getPossibleStarts(
  { booking_time, visit }: Pick<OfficeBookingDto, 'booking_time' | 'visit'>,
  slots: readonly string[],
): string[] {
  const before = visit && visit.part > 1 ? slots.findLast((slot) => slot <= booking_time) : undefined;
  const behind = before ? toMinutes(booking_time) - toMinutes(before) : 0;
  return slots.map((slot) => addMinutes(slot, behind));
}
