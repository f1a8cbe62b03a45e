import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { BookingLinkService } from '../../booking/index.js';
import { system } from '../../kernel/actor.js';
import { MINUTE_MS } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { EventSubscriber, type Subscriber } from '../../platform/deliveries/subscriber.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { findOpenDay } from '../accounting-day.js';
import { answerOnlineRefund, expireCheckout, startCheckout } from '../domain/online-payment.decide.js';
import { type ExistingOnlinePayment, onlinePaymentAggregate } from '../domain/online-payment.evolve.js';
import { CertificateLinks } from '../certificate-links.js';
import { CheckoutEndAsked, OnlinePaymentAsked, OnlineRefundAsked } from '../payments.event-types.js';
import { GatewayRefusedError } from './gateway-error.js';
import { Gateway } from './gateway.js';
import { OnlinePaymentRepository } from './online-payment.repository.js';
import { SettleCheckout } from './settle-checkout.js';

/** Deliveries are stored under this name, so it is never changed. */
const GATEWAY_SUBSCRIBER = 'call-gateway';

/** A page that could not be opened for so long is opened no more: whoever waited for it has gone. */
const MAX_START_MS = 30 * MINUTE_MS;

/** Asks the gateway what events ask of it, and notes its answers. The event's id is the idempotency key. */
@Injectable()
@EventSubscriber({
  name: GATEWAY_SUBSCRIBER,
  queue: 'gateway',
  events: [OnlinePaymentAsked, CheckoutEndAsked, OnlineRefundAsked],
})
export class CallGateway implements Subscriber {
  constructor(
    private readonly store: AggregateRepository,
    private readonly payments: OnlinePaymentRepository,
    private readonly gateway: Gateway,
    private readonly links: BookingLinkService,
    private readonly certificates: CertificateLinks,
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
  ) {}

  /** @throws GatewayUnavailableError */
  async handle(event: OnlinePaymentAsked | CheckoutEndAsked | OnlineRefundAsked, tx: Transaction): Promise<void> {
    // Not locked: nobody waits for the gateway but this delivery.
    const { state: payment } = await this.store.load(tx, onlinePaymentAggregate, event.stream);
    if (payment.status === 'none') return;
    if (event instanceof OnlinePaymentAsked) await this.start(tx, event, payment);
    else if (event instanceof CheckoutEndAsked) await this.end(tx, event.stream, payment);
    else await this.refund(tx, event, payment);
  }

  private async start(
    tx: Transaction,
    { stream: id, eventId, occurredAt }: OnlinePaymentAsked,
    payment: ExistingOnlinePayment,
  ): Promise<void> {
    if (payment.status !== 'asked') return;
    const isLate = this.clock.instant().getTime() - occurredAt.getTime() > MAX_START_MS;
    const started = isLate ? null : await this.tryStart(tx, id, payment, eventId);
    const { url, sessionId, expiresAt } = started ?? { url: null, sessionId: '', expiresAt: new Date(0) };
    const decide = url ? startCheckout({ sessionId, url, expiresAt: expiresAt.toISOString() }) : expireCheckout;
    await this.payments.change(tx, id, decide, system);
  }

  /** Opens the page. Returns null where the gateway will never open it. */
  private async tryStart(tx: Transaction, paymentId: string, payment: ExistingOnlinePayment, key: string) {
    const { cents, currency } = payment;
    const request = { paymentId, cents, currency, ...(await this.describe(tx, payment)) };
    return this.gateway.startCheckout(request, key).catch(toNullIfRefused);
  }

  /** Returns what the page says, and where the browser goes after it or when it is left. */
  private async describe(tx: Transaction, { bookingId, certificateId, isDeposit }: ExistingOnlinePayment) {
    if (certificateId !== undefined) {
      const returnUrl = this.certificates.orderUrl(certificateId);
      return { description: 'Gift certificate', returnUrl, leaveUrl: returnUrl };
    }
    const [booking] = await sql<BookingRow>(tx, bookingSql, [bookingId]);
    const description = booking ? `${booking.service_name}, ${booking.date}` : 'Appointment';
    const returnUrl = this.links.bookingPageUrl(bookingId!);
    // Leaving ends what a visitor was about to book; a request waits until its deadline.
    const isGivenUp = isDeposit && !booking?.is_request;
    return { description, returnUrl, leaveUrl: isGivenUp ? this.links.cancelledPageUrl(bookingId!) : returnUrl };
  }

  private async end(tx: Transaction, id: string, { status, checkout }: ExistingOnlinePayment): Promise<void> {
    if (status === 'asked') await this.payments.change(tx, id, expireCheckout, system);
    if (status !== 'open' || !checkout) return;
    await this.commands.execute(new SettleCheckout(await this.gateway.expireCheckout(checkout.sessionId)));
  }

  private async refund(
    tx: Transaction,
    { stream: paymentId, eventId, data }: OnlineRefundAsked,
    { refunds, intentId, locationId }: ExistingOnlinePayment,
  ): Promise<void> {
    const { refundId, cents } = data;
    const isOpen = refunds.some((each) => each.refundId === refundId && each.outcome === 'asked');
    if (!isOpen || intentId === null) return;
    const asked = { paymentId, intentId, refundId, cents };
    const answer = await this.gateway.refund(asked, eventId).catch(toNullIfRefused);
    const { outcome, id: gatewayRefundId } = answer ?? { outcome: 'failed', id: null };
    const day = await findOpenDay(tx, { locationId, day: this.clock.today() });
    const decide = answerOnlineRefund({ refundId, gatewayRefundId, outcome, day });
    await this.payments.change(tx, paymentId, decide, system);
  }
}

function toNullIfRefused(error: unknown): null {
  if (error instanceof GatewayRefusedError) return null;
  throw error;
}

interface BookingRow {
  service_name: string;
  date: string;
  /** Whether the shop asked for the deposit of a request. */
  is_request: boolean;
}

const bookingSql = /* sql */ `
  select service_name, to_char(booking_date, 'FMDD Mon YYYY') as date,
    exists (select from event_log where stream = bookings.id and type = 'DepositAsked') as is_request
  from bookings where id = $1`;
