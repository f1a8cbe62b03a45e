import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, Logger } from '@nestjs/common';
import { PaymentSettings, ShopSettings } from '../../catalog/index.js';
import { InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { type Cents, toAmount } from '../../kernel/money.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { AggregateRepository, type LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import { CertificateLinks } from '../certificate-links.js';
import { isExpired, requireCertificate } from '../domain/gift-certificate.decide.js';
import { type GiftCertificate, giftCertificateAggregate } from '../domain/gift-certificate.evolve.js';
import { onlinePaymentAggregate } from '../domain/online-payment.evolve.js';
import { GiftCertificateRepository } from '../gift-certificate.repository.js';
import { readCertificateCode } from './certificate-code.js';
import type { GiftCertificateDto, GiftCertificatesDto } from './gift-certificate.dto.js';
import type { OwnOrderDto } from './own-gift-certificate.dto.js';

const PAGE_SIZE = 50;

/** Reads gift certificates. No answer has a code. */
@Injectable()
export class GiftCertificatesQuery {
  private readonly logger = new Logger('Gift certificates');

  constructor(
    private readonly em: EntityManager,
    private readonly store: AggregateRepository,
    private readonly certificates: GiftCertificateRepository,
    private readonly settings: ShopSettings,
    private readonly links: CertificateLinks,
    private readonly clock: ShopClock,
  ) {}

  /** Lists those that were sold, the latest first. */
  async list(page: number): Promise<GiftCertificatesDto> {
    const em = this.em.fork();
    const { currency } = await this.settings.read(PaymentSettings);
    const rows = await sql<{ id: string; version: number; total: number }>(em, pageSql, [
      PAGE_SIZE,
      (page - 1) * PAGE_SIZE,
    ]);
    const [owed] = await sql<{ cents: Cents }>(em, owedSql, [currency]);
    const loaded = await this.store.loadAll(
      em,
      giftCertificateAggregate,
      new Map(rows.map(({ id, version }) => [id, version])),
    );
    const today = this.clock.today();
    const total = rows[0]?.total ?? 0;
    return {
      items: loaded.map((each) => toDto(each, today)).toSorted((one, other) => (other.number ?? 0) - (one.number ?? 0)),
      total,
      pages: Math.ceil(total / PAGE_SIZE),
      owed: toAmount(owed!.cents),
      currency,
    };
  }

  /** @throws NotFoundError */
  async find(id: string): Promise<GiftCertificateDto> {
    return toDto(await this.store.load(this.em.fork(), giftCertificateAggregate, id), this.clock.today());
  }

  /** Finds the certificate that has a code. @throws NotFoundError, and InvalidInputError as `findId` */
  async findByCode(code: string): Promise<GiftCertificateDto> {
    const id = await this.findId(this.em.fork(), code);
    if (id === null) throw new NotFoundError('No gift certificate has this code');
    return this.find(id);
  }

  /** Returns the id of the payment that an order waits for; null where it waits for none. */
  async findCheckout(id: string): Promise<string | null> {
    const { state } = await this.store.load(this.em.fork(), giftCertificateAggregate, id);
    return state.status === 'ordered' ? state.paymentId : null;
  }

  /** Finds an order as its buyer sees it. @throws NotFoundError */
  async findOrder(id: string): Promise<OwnOrderDto> {
    const em = this.em.fork();
    const { state: order } = await this.store.load(em, giftCertificateAggregate, id);
    const paymentId = order.status === 'none' ? null : order.paymentId;
    if (order.status === 'none' || paymentId === null) throw new NotFoundError('There is no such order');
    const { state: payment } = await this.store.load(em, onlinePaymentAggregate, paymentId);
    if (payment.status === 'none') throw new NotFoundError('There is no such order');
    return {
      token: this.links.createOrderToken(id),
      status: payment.status,
      url: payment.status === 'open' ? (payment.checkout?.url ?? null) : null,
      amount: toAmount(order.cents),
      currency: order.currency,
      number: order.number,
      deliver_on: order.deliverOn,
    };
  }

  /**
   * Returns the id of the certificate that has a code now; null for one that was voided, replaced or never made.
   * @throws InvalidInputError on `code` for one that was mistyped
   */
  async findId(db: Executor, typed: string): Promise<string | null> {
    const code = readCertificateCode(typed);
    if (!code)
      throw new InvalidInputError('code', 'This is no code of a gift certificate. Please compare it with the paper');
    const id = await this.certificates.findByCode(db, code.hash);
    if (id !== null) return id;
    // An attack is seen by their number: nobody types a code with the right check character by mistake.
    this.logger.warn('A gift certificate code was tried that none has');
    return null;
  }
}

/** Converts a certificate. @throws NotFoundError where there is none */
function toDto({ id, state }: LoadedAggregate<GiftCertificate>, today: LocalDate): GiftCertificateDto {
  requireCertificate(state);
  const { people } = state;
  return {
    id,
    status: state.status,
    number: state.number,
    amount: toAmount(state.cents),
    balance: toAmount(state.balanceCents),
    currency: state.currency,
    service_name: state.serviceName,
    method: state.method,
    issued_on: state.issuedOn,
    expires_on: state.expiresOn,
    is_expired: isExpired(state, today),
    deliver_on: state.deliverOn,
    is_mailed: state.isMailed,
    last_four: state.code?.lastFour ?? null,
    buyer_name: people?.buyerName ?? null,
    buyer_email: people?.buyerEmail ?? null,
    recipient_name: people?.recipientName ?? null,
    recipient_email: people?.recipientEmail ?? null,
    message: people?.message ?? null,
    redemptions: state.redemptions.map(({ saleId, day, cents, returnedCents }) => ({
      sale_id: saleId,
      day,
      amount: toAmount(cents),
      returned: toAmount(returnedCents),
    })),
    refunds: state.refunds.map(({ refundId, day, method, cents }) => ({
      id: refundId,
      day,
      method,
      amount: toAmount(cents),
    })),
  };
}

const pageSql = /* sql */ `
  select id, version, count(*) over ()::int as total from gift_certificates where status <> 'ordered'
  order by number desc limit $1 offset $2`;

const owedSql = /* sql */ `
  select coalesce(sum(balance_cents), 0)::float8 as cents from gift_certificates where currency = $1`;
