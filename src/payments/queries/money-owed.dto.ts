/** Amounts that the shop owes, in dollars, as the ledger has them. */
export class MoneyOwedDto {
  /** Tips that therapists have yet to get, of all days. */
  tips!: number;
  /** Balances of gift certificates, of all days. */
  gift_certificates!: number;
  /** Tax of the period. */
  tax!: number;
}
