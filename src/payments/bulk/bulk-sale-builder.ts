import { Injectable } from '@nestjs/common';
import { randomUUIDv7 } from 'node:crypto';
import { ShopSettings } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import type { LocalDate } from '../../kernel/local-time.js';
import type { Cents } from '../../kernel/money.js';
import type { CopyValue } from '../../platform/database/bulk/copy-rows.js';
import type { RecordedEvent } from '../../platform/event-log/recorded-event.js';
import { PersonalData, type SubjectKey } from '../../platform/personal-data/personal-data.js';
import { type DecideSale, issuePaper, openSale, refund, takePayment } from '../domain/sale.decide.js';
import type { PaymentMethod, Seller, TreatmentLine } from '../domain/sale.events.js';
import { type Sale, saleAggregate } from '../domain/sale.evolve.js';
import type { PlacedEvent } from '../ledger/ledger-rows.js';
import { MAIN_LOCATION } from '../location.js';
import { toPayLineRows, toPaymentRows, toSaleBookingRows, toSaleRow } from '../projections/sale-rows.js';
import { type SaleState, toSaleState } from '../queries/sale-states.js';
import { readSeller, readTaxRate } from '../sale-terms.js';
import { toBulkEvent } from './to-bulk-event.js';

/** The payment of a booking that was completed, with what was given back of it. */
export interface PlannedSale {
  at: Date;
  day: LocalDate;
  by: Actor;
  method: PaymentMethod;
  tipCents: Cents;
  receiptNumber: number;
  refund?: { at: Date; day: LocalDate; cents: Cents; reason: string; creditNoteNumber: number };
}

/** The booking that a planned sale is of. */
interface SoldBooking {
  line: TreatmentLine;
  currency: string;
  clientId: string | null;
  visitId: string | null;
}

/** The terms that all sales of a load have in common. */
interface SaleTerms {
  seller: Seller;
  taxRate: number;
}

/** All rows that a sale leaves in the tables, ready to be copied in. */
interface BulkSale {
  key: SubjectKey;
  keyRow: CopyValue[];
  events: RecordedEvent[];
  /** The same events, for the ledger. */
  placed: PlacedEvent[];
  state: SaleState;
  saleRow: CopyValue[];
  bookingRows: CopyValue[][];
  paymentRows: CopyValue[][];
  payLineRows: CopyValue[][];
}

/** Returns the instants of the events that a planned sale comes down to, in their order. */
export const listSaleTimes = ({ at, tipCents, refund: back }: PlannedSale): Date[] => [
  ...Array.from({ length: tipCents > 0 ? 4 : 3 }, () => at),
  ...(back ? [back.at, back.at] : []),
];

/** Builds sales with the rules of the domain, but without a database in between: for loading many at once. */
@Injectable()
export class BulkSaleBuilder {
  constructor(
    private readonly personalData: PersonalData,
    private readonly settings: ShopSettings,
  ) {}

  async readTerms(): Promise<SaleTerms> {
    return { seller: await readSeller(this.settings), taxRate: await readTaxRate(this.settings) };
  }

  /** Builds a sale. @param seqs the sequence numbers of its events, in their order */
  build(booking: SoldBooking, sale: PlannedSale, seqs: readonly number[], terms: SaleTerms): BulkSale {
    const id = randomUUIDv7();
    const { key, wrapped } = this.personalData.generateKey(id);
    const events: RecordedEvent[] = [];
    const placed: PlacedEvent[] = [];
    let state: Sale = saleAggregate.initial;
    for (const { at, decide } of toSteps(booking, sale, terms))
      for (const event of decide(state)) {
        const version = events.length + 1;
        const place = { event, stream: id, version, occurredAt: at };
        events.push(
          toBulkEvent(this.personalData, place, {
            key,
            seq: seqs[version - 1]!,
            by: sale.by,
            upcasters: saleAggregate.upcasters,
          }),
        );
        placed.push(place);
        state = saleAggregate.evolve(state, event);
      }
    if (state.status === 'none') throw new Error('The first decision opens the sale');
    const loaded = { id, state, version: events.length, createdAt: sale.at, updatedAt: events.at(-1)!.occurredAt };
    return {
      key,
      keyRow: [id, wrapped],
      events,
      placed,
      state: toSaleState(id, state),
      saleRow: toSaleRow(loaded, state),
      bookingRows: toSaleBookingRows(id, state),
      paymentRows: toPaymentRows(id, state),
      payLineRows: toPayLineRows(id, state),
    };
  }
}

function toSteps(
  { line, currency, clientId, visitId }: SoldBooking,
  { at, day, method, tipCents, receiptNumber, refund: back }: PlannedSale,
  { seller, taxRate }: SaleTerms,
): { at: Date; decide: DecideSale }[] {
  const paymentId = randomUUIDv7();
  const opened = { locationId: MAIN_LOCATION, day, currency, clientId, visitId, lines: [line], taxRate };
  const steps = [
    { at, decide: openSale(opened) },
    { at, decide: takePayment({ paymentId, method, cents: line.cents + tipCents, tipCents, day }) },
    { at, decide: issuePaper({ number: receiptNumber, day, seller }) },
  ];
  if (!back) return steps;
  const { cents, reason } = back;
  return [
    ...steps,
    { at: back.at, decide: refund({ refundId: randomUUIDv7(), paymentId, method, cents, reason, day: back.day }) },
    { at: back.at, decide: issuePaper({ number: back.creditNoteNumber, day: back.day, seller }) },
  ];
}
