import { AsOfDto } from '../freshness/as-of.dto.js';

/** Figures of the current week, Monday to Sunday, and of the next one. Amounts are in `currency`. */
export class WeeklyCardsDto {
  week_start!: string;
  week_end!: string;
  /** Number of pending, confirmed and completed bookings of the week. */
  week_bookings!: number;
  next_week_bookings!: number;
  /** Amount of confirmed and completed bookings, less that of cancelled ones. */
  weekly_revenue!: number;
  confirmed!: number;
  completed!: number;
  cancelled!: number;
  /** Number of customers with two or more confirmed or completed bookings in the last 90 days. */
  recurring_customers!: number;
  currency!: string;
  /** Currencies in which there are bookings that the amounts leave out. */
  other_currencies!: string[];
  as_of!: AsOfDto;
}
