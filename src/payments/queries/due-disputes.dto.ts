/** A payment whose dispute waits for an answer of the shop. */
class DueDisputeDto {
  payment_id!: string;
  /** The booking that was paid; null for a gift certificate. */
  booking_id!: string | null;
  /** Amount that was paid, in dollars. */
  amount!: number;
  /** Until when the shop may answer: `yyyy-MM-ddTHH:mm`, shop-local. */
  answer_by!: string;
}

/** The disputes that wait for an answer, the most urgent first: some of them, and the number of all. */
export class DueDisputesDto {
  items!: DueDisputeDto[];
  total!: number;
}
