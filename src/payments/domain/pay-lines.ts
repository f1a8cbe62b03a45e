import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { TreatmentLine } from './sale.events.js';
import type { ExistingSale } from './sale.evolve.js';
import { shareOut } from './share-out.js';

export const PAY_LINE_KINDS = ['treatment', 'adjustment', 'tip', 'refund'] as const;
export type PayLineKind = (typeof PAY_LINE_KINDS)[number];

/** Part of what a sale means for the pay of a therapist. */
export interface PayLine {
  kind: PayLineKind;
  /** The accounting day on which it counts: a refund takes its part back on its own day. */
  day: LocalDate;
  therapistId: string;
  /** The treatment that it is about; that of a tip is the therapist's first one in the sale. */
  treatment: TreatmentLine;
  /** Share in what the treatments were sold for, adjustments and refunds included, without the tax. */
  baseCents: Cents;
  /** The base of the treatment by the lines before this one. */
  priorCents: Cents;
  tipCents: Cents;
}

/**
 * Returns what a sale means for the pay of its therapists: none where it was voided. All bases of a sale come to what
 * the ledger has as sold, adjusted and refunded, all tips to the tips owed. An adjustment is shared out by the prices of
 * the treatments, a refund by what is left of them.
 */
export function toPayLines(sale: ExistingSale): PayLine[] {
  if (sale.status === 'voided') return [];
  const treatments = sale.lines.filter((line) => line.kind === 'treatment');
  const bases = treatments.map(() => 0);
  const tips = new Map<string, Cents>();
  const lines: PayLine[] = [];

  const addBase = (kind: PayLineKind, day: LocalDate, cents: Cents, weights: readonly Cents[]) =>
    shareOut(cents, weights).forEach((baseCents, nth) => {
      const treatment = treatments[nth]!;
      const priorCents = bases[nth]!;
      bases[nth] = priorCents + baseCents;
      if (baseCents !== 0 || kind === 'treatment')
        lines.push({ kind, day, therapistId: treatment.therapistId, treatment, baseCents, priorCents, tipCents: 0 });
    });
  const addTip = (kind: PayLineKind, day: LocalDate, therapistId: string, tipCents: Cents) => {
    if (tipCents === 0) return;
    tips.set(therapistId, (tips.get(therapistId) ?? 0) + tipCents);
    const treatment = treatments.find((each) => each.therapistId === therapistId) ?? treatments[0]!;
    lines.push({ kind, day, therapistId, treatment, baseCents: 0, priorCents: 0, tipCents });
  };

  const prices = treatments.map(({ cents }) => cents);
  const added = sale.lines.filter((line) => line.kind === 'adjustment' || line.kind === 'tip');
  const adjustedTax = added.reduce((sum, { taxCents = 0 }) => sum + taxCents, 0);
  const sold = prices.reduce((sum, cents) => sum + cents, 0) - (sale.taxCents - adjustedTax);
  addBase('treatment', sale.day, sold, prices);
  for (const line of added) {
    const day = line.day ?? sale.day;
    if (line.kind === 'tip') addTip('tip', day, line.therapistId, line.cents);
    else addBase('adjustment', day, line.cents - (line.taxCents ?? 0), prices);
  }
  for (const { day, credit } of sale.refunds) {
    if (!credit) continue;
    addBase('refund', day, credit.taxCents - credit.taxableCents, bases);
    const people = [...tips.keys()];
    shareOut(-credit.tipCents, [...tips.values()]).forEach((cents, nth) => addTip('refund', day, people[nth]!, cents));
  }
  return lines;
}
