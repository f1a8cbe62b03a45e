import { IsBoolean, IsIn, IsInt, Max, Min } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';

const occupancies = ['start_only', 'full_duration'] as const;

export class BookingRules {
  static readonly settingKey = 'booking_rules';

  /** The part of a therapist's day that a booking takes: its start slot, or the service's whole duration. */
  @IsIn(occupancies, { message: `Slot occupancy must be one of ${occupancies.join(', ')}` })
  slot_occupancy: (typeof occupancies)[number] = 'start_only';

  /** Minutes kept free after each booking; counts under `full_duration` only. */
  @Max(240, { message: 'Cleanup buffer must be at most 240 minutes' })
  @Min(0, { message: 'Cleanup buffer must be at least 0 minutes' })
  @IsInt({ message: 'Cleanup buffer must be a whole number of minutes' })
  cleanup_buffer_minutes: number = 0;

  /** Whether visitors may also book outside the opening hours and on closures. */
  @IsUndefinable()
  @IsBoolean({ message: 'Book outside business hours must be true or false' })
  book_outside_business_hours?: boolean = false;

  /** Whether a booking of Any Available goes to a free therapist and is confirmed, instead of waiting for the shop. */
  @IsUndefinable()
  @IsBoolean({ message: 'Assign Any Available at once must be true or false' })
  assign_any_available?: boolean = false;

  /** Whether an opening is offered to nobody on the waiting list until the desk picks the recipient. */
  @IsUndefinable()
  @IsBoolean({ message: 'Desk picks offers must be true or false' })
  desk_picks_offers?: boolean = false;

  /**
   * Whether a visitor's booking is confirmed by the link in a mail; until then, at most 15 minutes, its time is kept.
   */
  @IsUndefinable()
  @IsBoolean({ message: 'Confirm by mail must be true or false' })
  confirm_by_mail?: boolean = false;

  /** Whether visitors may book several treatments in one visit, and for two. */
  @IsUndefinable()
  @IsBoolean({ message: 'Visitors book visits must be true or false' })
  visitors_book_visits?: boolean = false;
}

/**
 * Whether visitors may book visits. False where a mailed link confirms bookings: several times would be kept for a
 * visitor who may never follow it.
 */
export function offersVisits({ visitors_book_visits, confirm_by_mail }: BookingRules): boolean {
  return visitors_book_visits === true && confirm_by_mail !== true;
}
