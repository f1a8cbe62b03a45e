import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { toAmount } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { AggregateRepository, type LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import { type OnlinePayment, onlinePaymentAggregate } from '../domain/online-payment.evolve.js';
import { DuePayment } from './due-payment.js';
import { Gateway } from './gateway.js';
import type { OnlinePaymentDto, OnlinePaymentsDto } from './online-payment.dto.js';

/** Reads the payments on the gateway's page. */
@Injectable()
export class OnlinePaymentsQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
    private readonly due: DuePayment,
    private readonly settings: ShopSettings,
    private readonly gateway: Gateway,
    private readonly clock: ShopClock,
  ) {}

  async ofBooking(bookingId: string): Promise<OnlinePaymentsDto> {
    const em = this.em.fork();
    const { acceptOnlinePayment, currency } = await this.settings.read(PaymentSettings);
    const rows = await sql<{ id: string; version: number }>(em, ofVisitSql, [bookingId]);
    const loaded = await this.store.loadAll(
      em,
      onlinePaymentAggregate,
      new Map(rows.map(({ id, version }) => [id, version])),
    );
    // Read last: what is told to be paid would else be asked for once more.
    const due = await this.due.find(em, bookingId, false).catch((error: unknown) => {
      // What is not confirmed has nothing to pay.
      if (error instanceof BusinessRuleError) return { currency, dueCents: 0 };
      throw error;
    });
    return {
      can_pay_online: acceptOnlinePayment && this.gateway.isSetUp,
      due: toAmount(due.dueCents),
      currency: due.currency,
      payments: loaded
        .toSorted((one, other) => other.createdAt!.getTime() - one.createdAt!.getTime())
        .flatMap((each) => toOnlinePaymentDto(each, this.clock)),
    };
  }

  /** Returns those of a booking with its visit whose page is open. */
  async findOpen(bookingId: string): Promise<string[]> {
    const rows = await sql<{ id: string; status: string }>(this.em.fork(), ofVisitSql, [bookingId]);
    return rows.filter(({ status }) => status === 'open').map(({ id }) => id);
  }
}

function toOnlinePaymentDto(
  { id, state, createdAt }: LoadedAggregate<OnlinePayment>,
  clock: ShopClock,
): OnlinePaymentDto[] {
  if (state.status === 'none') return [];
  const { status, cents, currency, checkout, isEndAsked, saleId, refunds, isDeposit, heldCents, disputes } = state;
  return [
    {
      id,
      status,
      amount: toAmount(cents),
      currency,
      url: status === 'open' && !isEndAsked ? (checkout?.url ?? null) : null,
      is_ending: isEndAsked,
      is_in_sale: saleId !== null,
      is_deposit: isDeposit,
      held: toAmount(heldCents),
      refunds: refunds.map((refund) => ({
        id: refund.refundId,
        amount: toAmount(refund.cents),
        outcome: refund.outcome,
      })),
      disputes: disputes.map((dispute) => ({
        id: dispute.disputeId,
        amount: toAmount(dispute.cents),
        stage: dispute.stage,
        reason: dispute.reason,
        answer_by: dispute.answerBy && clock.formatMinute(new Date(dispute.answerBy)),
        taken: toAmount(dispute.takenCents),
        fee: toAmount(dispute.feeCents),
      })),
      asked_at: createdAt!.toISOString(),
    },
  ];
}

const ofVisitSql = /* sql */ `
  select p.id, p.version, p.status from bookings asked
  join bookings b on b.id = asked.id or b.visit_id = asked.visit_id
  join online_payments p on p.booking_id = b.id
  where asked.id = $1 order by p.asked_at desc limit 20`;
