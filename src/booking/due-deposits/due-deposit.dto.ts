export class DueDepositDto {
  /** The deposit in dollars, of a visit for all of it; 0 where none is due. */
  amount!: number;
}
