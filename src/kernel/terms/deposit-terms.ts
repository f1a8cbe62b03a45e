import { type Cents, toCents } from '../money.js';

/** When a shop asks for a deposit, and for how much. Amounts are in dollars. */
export interface DepositTerms {
  /** Part of the price in percent; counts where no amount is set. */
  percentage: number;
  /** A fixed amount for a whole booking; 0 for the percentage. */
  amount: number;
  /** The total from which on a deposit is asked for. */
  fromPrice: number;
  /** Whether clients who have been here before pay none. */
  newClientsOnly: boolean;
  /** The services that are booked with a deposit; empty for all. */
  serviceIds: readonly string[];
}

interface BookedTreatment {
  serviceId: string;
  totalCents: Cents;
}

/** The least that a gateway takes: no deposit is asked for below it. */
const MIN_DEPOSIT_CENTS: Cents = 50;

/** Returns the deposit that is due for treatments that are booked together; 0 where none is. */
export function toDepositCents(
  { percentage, amount, fromPrice, newClientsOnly, serviceIds }: DepositTerms,
  treatments: readonly BookedTreatment[],
  isNewClient: boolean,
): Cents {
  const sum = (some: readonly BookedTreatment[]) => some.reduce((total, { totalCents }) => total + totalCents, 0);
  if ((newClientsOnly && !isNewClient) || sum(treatments) < toCents(fromPrice)) return 0;
  const due = sum(treatments.filter(({ serviceId }) => serviceIds.length === 0 || serviceIds.includes(serviceId)));
  // Hundredths of a percent are whole numbers, so that nothing is lost before it is rounded.
  const deposit = amount > 0 ? Math.min(toCents(amount), due) : Math.round((due * toCents(percentage)) / 10_000);
  return deposit < MIN_DEPOSIT_CENTS ? 0 : deposit;
}
