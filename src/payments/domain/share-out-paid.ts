import type { Cents } from '../../kernel/money.js';
import { type ExistingSale, getPaid, sumKind } from './sale.evolve.js';
import type { TreatmentLine } from './sale.events.js';
import { splitCents } from './split-cents.js';

/** The part of the money of a sale that one of its treatments brought. */
export interface PaidShare {
  bookingId: string;
  cents: Cents;
  /** Methods of the payments of which something was kept, each once. */
  methods: string[];
}

/** Shares out among the treatments of a sale, by their prices, what was paid and not given back, without its tips. */
export function shareOutPaid(sale: ExistingSale): PaidShare[] {
  const treatments = sale.lines.filter((line): line is TreatmentLine => line.kind === 'treatment');
  const tips = sumKind(sale, 'tip') - sale.credited.tipCents;
  const paid = Math.max(0, getPaid(sale) - tips);
  const methods = [
    ...new Set(sale.payments.filter((each) => each.cents > each.refundedCents).map(({ method }) => method)),
  ];
  const shares = splitCents(
    paid,
    treatments.map(({ cents }) => cents),
  );
  return treatments.map(({ bookingId }, nth) => ({ bookingId, cents: shares[nth]!, methods }));
}
