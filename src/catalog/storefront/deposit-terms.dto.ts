import type { DepositTerms } from '../../kernel/terms/deposit-terms.js';

/** The deposit that is paid online to confirm a booking. */
export class DepositTermsDto {
  /** Part of the price in percent; counts where no amount is set. */
  percentage!: number;
  /** A fixed amount in dollars for a whole booking; 0 for the percentage. */
  amount!: number;
  /** The total in dollars from which on it is due. */
  from_price!: number;
  /** Whether clients who have been here before pay none. */
  new_clients_only!: boolean;
  /** The services that are booked with a deposit; empty for all. */
  service_ids!: string[];
}

export const toDepositTermsDto = (terms: DepositTerms): DepositTermsDto => ({
  percentage: terms.percentage,
  amount: terms.amount,
  from_price: terms.fromPrice,
  new_clients_only: terms.newClientsOnly,
  service_ids: [...terms.serviceIds],
});
