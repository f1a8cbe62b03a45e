import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { PayLine } from './pay-lines.js';

/** The commission of a therapist from a day on, of all treatments or of one of them. */
export interface CommissionRate {
  /** Null for all treatments without a rate of their own. */
  serviceId: string | null;
  /** In hundredths of a percent; null where a treatment has no rate of its own any more. */
  rate: number | null;
  from: LocalDate;
}

/**
 * Finds the rate of a treatment on a day: its own, else that of the therapist; null where there is none.
 * @param rates of the therapist, in the order in which they were set
 */
export function findRate(
  rates: readonly CommissionRate[],
  { serviceId, day }: { serviceId: string | null; day: LocalDate },
): number | null {
  // The latest day decides, and of one day what was set last.
  const findLatest = (id: string | null) =>
    rates.reduce<CommissionRate | null>(
      (latest, each) =>
        each.serviceId === id && each.from <= day && (!latest || each.from >= latest.from) ? each : latest,
      null,
    )?.rate ?? null;
  return (serviceId === null ? null : findLatest(serviceId)) ?? findLatest(null);
}

/**
 * Returns the commission of a line, rounded half up once per treatment: a refund or adjustment takes the difference
 * between that of the base before and after, so that a treatment that was given back whole leaves nothing.
 * @param rate in hundredths of a percent
 */
export const toCommission = (
  { baseCents, priorCents }: Pick<PayLine, 'baseCents' | 'priorCents'>,
  rate: number,
): Cents => roundHalfUp(priorCents + baseCents, rate) - roundHalfUp(priorCents, rate);

const roundHalfUp = (cents: Cents, rate: number): Cents => Math.floor((2 * cents * rate + 10_000) / 20_000);
