import { AsOfDto } from '../freshness/as-of.dto.js';

/** The current week, Monday to Sunday, and the one behind it. Amounts are in `currency`. */
export class WeeklyCardsDto {
  week_start!: string;
  week_end!: string;
  /** Pending, confirmed and completed bookings of the week. */
  week_bookings!: number;
  next_week_bookings!: number;
  /** Confirmed + completed − cancelled. */
  weekly_revenue!: number;
  confirmed!: number;
  completed!: number;
  cancelled!: number;
  /** Customers with two or more confirmed or completed bookings in the last 90 days. */
  recurring_customers!: number;
  currency!: string;
  /** Currencies in which there are bookings that the amounts leave out. */
  other_currencies!: string[];
  as_of!: AsOfDto;
}
