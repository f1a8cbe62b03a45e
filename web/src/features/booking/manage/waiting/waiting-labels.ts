import type { OfficeOfferDto, OfficeWaitingEntryDto } from '../../../../shared/api/generated.js';
import { formatShortDate, formatTime } from '../../../../shared/dates/dates.js';

export const formatOffer = ({ date, time, therapist_name, expires_at_local }: OfficeOfferDto): string =>
  `Offered ${formatShortDate(date)}, ${formatTime(time)} with ${therapist_name}, held until ${formatTime(expires_at_local)}`;

/** Explains why a waiting client has no offer. */
export function reasonLabel({ reason, therapist_name, service_name }: OfficeWaitingEntryDto): string {
  switch (reason) {
    case 'free':
    case 'desk_picks':
      return 'Free now:';
    case 'starts_soon':
      return 'Free now, but it starts within 2 hours: please call.';
    case 'no_address':
      return 'Free now, but there is no email or mobile: please call.';
    case 'quiet_hours':
      return 'Free now; offers go out between 8:00 AM and 8:00 PM:';
    case 'fully_booked':
      return 'No match: fully booked then.';
    case 'no_room':
      return 'No match: no room is free then.';
    case 'taken':
      return 'No match: every start is taken or outside the shifts.';
    case 'closed':
      return 'No match: the shop is closed then.';
    case 'not_offered':
      return `${service_name} is no longer offered: please call.`;
    case 'therapist_inactive':
      return `${therapist_name} no longer takes bookings: please call.`;
    case 'service_not_given':
      return therapist_name
        ? `No match: ${therapist_name} doesn't offer this treatment.`
        : 'No match: nobody offers this treatment then.';
    default:
      return therapist_name ? `No match: ${therapist_name} has no shift then.` : 'No match: nobody has a shift then.';
  }
}
