import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  BookingMailsQuery,
  BookingQuery,
  BookingTimelineQuery,
  findAgreedPolicies,
  LinkOpensQuery,
} from '../../booking/index.js';
import { ShopSettings } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { ChainHeads } from '../../platform/event-log/chain-head.js';
import type { ExistingOnlinePayment } from '../domain/online-payment.evolve.js';
import { saleAggregate } from '../domain/sale.evolve.js';
import { readSeller } from '../sale-terms.js';
import type { Evidence, EvidenceBooking, EvidenceStep } from './evidence.js';

interface StepRow {
  event_id: string;
  type: string;
  actor: EvidenceStep['actor'];
  at_ms: number;
}

/** Reads all that the shop can show in a dispute. Notes about clients are none of it: they may be about their health. */
@Injectable()
export class EvidenceReader {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
    private readonly chain: ChainHeads,
    private readonly bookings: BookingQuery,
    private readonly timeline: BookingTimelineQuery,
    private readonly mails: BookingMailsQuery,
    private readonly linkOpens: LinkOpensQuery,
  ) {}

  async read(paymentId: string, payment: ExistingOnlinePayment, disputeId: string): Promise<Evidence> {
    const dispute = payment.disputes.find((each) => each.disputeId === disputeId)!;
    const { intentId, currency, cents, bookingId, saleId, certificateId } = payment;
    return {
      seller: await readSeller(this.settings),
      dispute,
      payment: { intentId, currency, cents, steps: await this.readPaymentSteps(paymentId) },
      answerBy: dispute.answerBy && this.clock.formatMinute(new Date(dispute.answerBy)),
      bookings: bookingId === null ? [] : await this.readBookings(bookingId),
      papers: saleId === null || certificateId !== undefined ? [] : await this.readPapers(saleId),
    };
  }

  private async readPaymentSteps(paymentId: string): Promise<EvidenceStep[]> {
    const rows = await sql<StepRow>(this.em.fork(), stepsSql, [paymentId]);
    return this.seal(
      rows.map(({ at_ms, ...row }) => ({ ...row, at_local: this.clock.formatTimestamp(new Date(at_ms)) })),
    );
  }

  private async readBookings(bookingId: string): Promise<EvidenceBooking[]> {
    const em = this.em.fork();
    const ids = (await sql<{ id: string }>(em, visitSql, [bookingId])).map(({ id }) => id);
    const [bookings, policies] = await Promise.all([
      this.bookings.allForOffice(ids),
      findAgreedPolicies(this.em.fork(), ids),
    ]);
    return Promise.all(
      bookings.map(async (booking) => ({
        booking,
        policy: policies.get(booking.id)!,
        steps: await this.seal((await this.timeline.forBooking(booking.id)).events),
        mails: await this.mails.forBooking(booking.id),
        linkOpens: await this.linkOpens.forBooking(booking.id),
      })),
    );
  }

  private async readPapers(saleId: string) {
    const { state } = await this.store.load(this.em.fork(), saleAggregate, saleId);
    return state.status === 'none' ? [] : state.papers;
  }

  private async seal(
    events: readonly { event_id: string; type: string; at_local: string; actor: EvidenceStep['actor'] }[],
  ): Promise<EvidenceStep[]> {
    const steps: EvidenceStep[] = [];
    for (const { event_id, type, at_local: at, actor } of events)
      steps.push({ type, at, actor, seal: await this.chain.findHash(event_id) });
    return steps;
  }
}

const visitSql = /* sql */ `
  select b.id from bookings asked join bookings b on b.id = asked.id or b.visit_id = asked.visit_id
  where asked.id = $1 order by b.booking_date, b.booking_time, b.id`;

const stepsSql = /* sql */ `
  select event_id, type, actor_kind as actor, (extract(epoch from occurred_at) * 1000)::float8 as at_ms
  from event_log where stream = $1 and type <> 'DisputeEvidencePrinted' order by version`;
