import { Injectable } from '@nestjs/common';
import { ShopSettings } from '../catalog/index.js';
import type { Actor } from '../kernel/actor.js';
import { ShopClock } from '../platform/clock/shop-clock.js';
import type { Transaction } from '../platform/database/pipelining/index.js';
import { AggregateRepository, type LoadedAggregate } from '../platform/event-log/aggregate-repository.js';
import { assertDayOpen } from './accounting-day.js';
import { type DecideSale, issuePaper } from './domain/sale.decide.js';
import type { SaleEvent } from './domain/sale.events.js';
import { findDuePaper, type Sale, saleAggregate } from './domain/sale.evolve.js';
import { GiftCertificateRepository } from './gift-certificate.repository.js';
import { OnlinePaymentRepository } from './online/online-payment.repository.js';
import { redeem, returnRedemption } from './domain/gift-certificate.decide.js';
import { askOnlineRefund, releaseDeposit } from './domain/online-payment.decide.js';
import { insertLedgerSql, toJournalEntry } from './ledger/ledger-rows.js';
import { takeNextNumber } from './papers/paper-numbers.js';
import { upsertSaleRows } from './projections/sale-rows.js';
import { readSeller } from './sale-terms.js';

/** The one way to change a sale: lock, load, decide, number its papers, append, project and enter in the ledger. */
@Injectable()
export class SaleRepository {
  constructor(
    private readonly store: AggregateRepository,
    private readonly clock: ShopClock,
    private readonly settings: ShopSettings,
    private readonly online: OnlinePaymentRepository,
    private readonly certificates: GiftCertificateRepository,
  ) {}

  /** Opens a sale in the caller's transaction, under an id that was just generated. */
  async open(tx: Transaction, id: string, decisions: readonly DecideSale[], by: Actor): Promise<void> {
    const events = await this.decideAll(tx, saleAggregate.initial, decisions);
    const opened = this.store.startStream(tx, saleAggregate, id, events, by);
    await this.settleCertificates(tx, opened, events, by);
    await this.write(tx, opened, events);
  }

  /**
   * Changes a sale in the caller's transaction. Whoever else wants to change it waits until that ends.
   * @returns the sale after the change
   */
  async change(tx: Transaction, id: string, decide: DecideSale, by: Actor): Promise<Sale> {
    void tx.query('select from sales where id = $1 for update', [id]);
    const before = await this.store.load(tx, saleAggregate, id);
    const events = await this.decideAll(tx, before.state, [decide]);
    if (events.length === 0) return before.state;
    const after = await this.store.append(tx, saleAggregate, before, events, by);
    await this.settleCertificates(tx, after, events, by);
    await this.write(tx, after, events);
    await this.giveBackOnline(tx, after, events, by);
    return after.state;
  }

  private async decideAll(tx: Transaction, before: Sale, decisions: readonly DecideSale[]): Promise<SaleEvent[]> {
    let sale = before;
    const events: SaleEvent[] = [];
    const follow = (decide: DecideSale) => {
      const decided = decide(sale);
      sale = decided.reduce<Sale>(saleAggregate.evolve, sale);
      events.push(...decided);
    };
    decisions.forEach(follow);
    const paper = events.length > 0 && sale.status !== 'none' ? findDuePaper(sale)?.paper : undefined;
    if (paper) {
      const seller = await readSeller(this.settings, tx);
      follow(issuePaper({ number: await takeNextNumber(tx, paper), day: this.clock.today(), seller }));
    }
    return events;
  }

  /** Asks the gateway to give back what it had received, and holds deposits again that were part of a voided sale. */
  private async giveBackOnline(
    tx: Transaction,
    { id, state: sale }: LoadedAggregate<Sale>,
    events: readonly SaleEvent[],
    by: Actor,
  ): Promise<void> {
    const payments = sale.status === 'none' ? [] : sale.payments;
    for (const { paymentId, method, refundId, cents, day } of events.flatMap((event) => toReturned(id, event))) {
      if (method !== 'online' && method !== 'deposit') continue;
      const { depositId } = payments.find((each) => each.paymentId === paymentId) ?? {};
      const decide =
        method === 'deposit' ? releaseDeposit({ saleId: id, cents, day }) : askOnlineRefund({ refundId, cents, day });
      await this.online.change(tx, depositId ?? paymentId, decide, by);
    }
  }

  /** Takes from gift certificates what they pay, and gives back to them what goes back. */
  private async settleCertificates(
    tx: Transaction,
    { id: saleId, state }: LoadedAggregate<Sale>,
    events: readonly SaleEvent[],
    by: Actor,
  ): Promise<void> {
    if (state.status === 'none') return;
    for (const { type, data } of events)
      if (type === 'PaymentTaken' && data.certificateId !== undefined) {
        const { paymentId, cents, currency, day } = data;
        await this.certificates.change(tx, data.certificateId, redeem({ saleId, paymentId, cents, currency, day }), by);
      }
    for (const { paymentId, method, ...back } of events.flatMap((event) => toReturned(saleId, event))) {
      if (method !== 'gift_certificate') continue;
      const certificateId = state.payments.find((payment) => payment.paymentId === paymentId)?.certificateId;
      if (certificateId !== undefined)
        await this.certificates.change(tx, certificateId, returnRedemption({ saleId, paymentId, ...back }), by);
    }
  }

  private async write(tx: Transaction, after: LoadedAggregate<Sale>, events: readonly SaleEvent[]): Promise<void> {
    const entry = toJournalEntry(after, events);
    if (entry) {
      await assertDayOpen(tx, events[0]!.data);
      void tx.query(insertLedgerSql, entry);
    }
    await upsertSaleRows(tx, after);
  }
}

/** Returns what an event gives back, by payment. The refund of a void has the sale's id. */
function toReturned(saleId: string, { type, data }: SaleEvent) {
  if (type !== 'RefundGiven' && type !== 'SaleVoided') return [];
  const { day } = data;
  const returned = type === 'RefundGiven' ? [data] : data.returned.map((each) => ({ ...each, refundId: saleId }));
  return returned.flatMap(({ paymentId, refundId, method, cents }) =>
    cents > 0 ? [{ paymentId, method, refundId, cents, day }] : [],
  );
}
