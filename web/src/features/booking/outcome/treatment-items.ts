import type { CustomerBookingDto } from '../../../shared/api/generated.js';
import { formatLongDate, formatTime } from '../../../shared/dates/dates.js';
import type { DescriptionItem } from '../../../shared/ui/DescriptionList.js';

/** Describes the treatment, or each treatment of a visit with its time. */
export function treatmentItems({ treatments, ...booking }: CustomerBookingDto): DescriptionItem[] {
  const { service_name, therapist_name, booking_duration, booking_date } = booking;
  if (treatments.length === 0)
    return [
      ['Duration', `${booking_duration} minutes`],
      ['Service', service_name],
      ['Therapist', therapist_name],
    ];
  return treatments.map((each): DescriptionItem => {
    const day = each.booking_date === booking_date ? '' : `${formatLongDate(each.booking_date)}, `;
    const guest = each.guest > 1 ? ', for your guest' : '';
    const state = each.status === 'cancelled' ? ', cancelled' : '';
    const what = `${each.service_name} with ${each.therapist_name}`;
    return [`${day}${formatTime(each.booking_time)}`, `${what}, ${each.booking_duration} minutes${guest}${state}`];
  });
}

/** Returns the price in dollars; for a visit that of all treatments that are not cancelled. */
export const getPrice = ({ total_price, treatments }: CustomerBookingDto): number =>
  treatments.length === 0
    ? total_price
    : treatments.filter(({ status }) => status !== 'cancelled').reduce((sum, each) => sum + each.total_price, 0);
