import { ApiProperty } from '@nestjs/swagger';

/** Causes for which what was paid differs from the prices of a period's bookings, in the order of the report. */
export const DIFFERENCE_CAUSES = [
  'unpaid',
  'to_come',
  'paid_on_other_days',
  'other_visits',
  'changed_since',
  'tips',
  'adjustments',
  'refunds',
  'rounding',
  'gift_certificates',
] as const;
export type DifferenceCause = (typeof DIFFERENCE_CAUSES)[number];

export class MoneyDifferenceDto {
  /**
   * `unpaid`: left to pay of completed bookings; `to_come`: of confirmed ones; `paid_on_other_days`: paid of these
   * bookings outside the period; `other_visits`: paid in it for bookings that the booked value does not count;
   * `changed_since`: billed beyond the prices that a visit's bookings have now; `tips`, `adjustments`, `refunds` by
   * credit note, `rounding` of cash: those of the period;
   * `gift_certificates`: sold in it, less those that paid in it.
   */
  @ApiProperty({ enum: DIFFERENCE_CAUSES })
  cause!: DifferenceCause;
  /** Part of the difference, in dollars; negative where less was taken than booked. */
  amount!: number;
}

/** The prices of a period's confirmed and completed bookings beside what was paid in it. */
export class BookedAndTakenDto {
  booked_value!: number;
  /** Amounts that lead from the booked value to the money that was taken, to the cent. */
  differences!: MoneyDifferenceDto[];
}
