/** Amounts of disputed payments, in dollars, as the ledger has them. */
export class MoneyDisputedDto {
  /** Money that the gateway has taken, and about which no bank has decided, of all days. */
  open!: number;
  /** Money that was lost for good in the period. */
  lost!: number;
  /** The gateway's fees of the period: for disputes, and those kept of payouts. */
  fees!: number;
}

/** Amounts that the shop owes, in dollars, as the ledger has them. */
export class MoneyOwedDto {
  /** Tips that therapists have yet to get, of all days. */
  tips!: number;
  /** Balances of gift certificates, of all days. */
  gift_certificates!: number;
  /** Tax of the period. */
  tax!: number;
}
