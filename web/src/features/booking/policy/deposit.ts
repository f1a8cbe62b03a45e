import type { DepositTermsDto } from '../../../shared/api/generated.js';

interface BookedTreatment {
  service_id: string;
  price: number;
}

const MIN_DEPOSIT = 0.5;

/** Returns the treatment of a booking by itself; none while it is not chosen. */
export const toTreatments = (service: { id: string; price: number } | undefined): BookedTreatment[] =>
  service ? [{ service_id: service.id, price: service.price }] : [];

/** Returns the deposit in dollars for treatments that are booked together, as the server counts it; 0 where none is due. */
export function toDeposit(terms: DepositTermsDto | null | undefined, treatments: readonly BookedTreatment[]): number {
  const sum = (some: readonly BookedTreatment[]) =>
    some.reduce((cents, { price }) => cents + Math.round(price * 100), 0);
  if (!terms || sum(treatments) < Math.round(terms.from_price * 100)) return 0;
  const { service_ids, amount, percentage } = terms;
  const due = sum(treatments.filter(({ service_id }) => service_ids.length === 0 || service_ids.includes(service_id)));
  const share = Math.round((due * Math.round(percentage * 100)) / 10_000);
  const deposit = (amount > 0 ? Math.min(Math.round(amount * 100), due) : share) / 100;
  return deposit < MIN_DEPOSIT ? 0 : deposit;
}
