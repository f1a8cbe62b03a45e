import { type EntityManager, IsolationLevel, MikroORM } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { system } from '../../kernel/actor.js';
import { DAY_MS, HOUR_MS } from '../../kernel/local-time.js';
import { SHOP_LOCKS } from '../../kernel/locks/advisory-locks.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { AggregateRepository } from '../../platform/event-log/aggregate-repository.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { headSequence } from '../../platform/event-log/log-reader.js';
import { LedgerCheck } from '../integrity/ledger.check.js';
import { GatewayRefusedError, GatewayUnavailableError } from '../online/gateway-error.js';
import { Gateway } from '../online/gateway.js';
import { BooksProof, BOOKS_PROOF_STREAM } from './books-proof.js';
import { compareLedger } from './compare-ledger.js';
import { type BookedPayment, type Complaint, comparePayments } from './complaint.js';
import { BooksProved, type GatewayAnswer } from './proof.event-types.js';

/** Shop-local time from which the night's proof is made, when the shop is closed. */
const NIGHTLY_AT = '03:30';
/** Shop-local time until which a gateway that does not answer is asked again. */
const ASKED_UNTIL = '06:30';
/** Payments of these days are compared with the gateway; refunds of earlier ones are rare. */
const COMPARED_MS = 90 * DAY_MS;
/** A younger payment may be under way between the gateway and us. */
const UNDER_WAY_MS = HOUR_MS;
/** A page stays open this long at most: a payment that began before the days may be received within them. */
const PAGE_MS = 2 * DAY_MS;
/** Complaints that are kept; the others are only counted. */
const MAX_COMPLAINTS = 20;

/** Compares, once a night, the ledger with the log, and the log with the gateway (money.md, rules 1 and 12). */
export class ProveBooks extends Command<void> {}

@CommandHandler(ProveBooks)
export class ProveBooksHandler implements ICommandHandler<ProveBooks> {
  constructor(
    private readonly orm: MikroORM,
    private readonly store: AggregateRepository,
    private readonly log: EventLog,
    private readonly check: LedgerCheck,
    private readonly proof: BooksProof,
    private readonly gateway: Gateway,
    private readonly clock: ShopClock,
  ) {}

  async execute(): Promise<void> {
    const { date, time } = this.clock.now();
    const before = await this.proof.read(this.orm.em.fork());
    if (time < NIGHTLY_AT || before?.day === date) return;
    const payments = await this.comparePayments();
    if (payments.gateway === 'silent' && time < ASKED_UNTIL) return;
    // Once a week all of it, since what was right once may have been changed.
    const isAll = !before || before.day.slice(0, 7) !== date.slice(0, 7) || new Date(date).getUTCDay() === 1;
    const ledger = await this.compareLedger(isAll ? 0 : before.uptoSeq);
    const found = [...ledger.complaints, ...payments.complaints];
    const known = new Set(before?.complaints.map(({ text }) => text));
    const data = {
      ...{ day: date, uptoSeq: ledger.uptoSeq, entries: ledger.entries },
      ...{ gateway: payments.gateway, payments: payments.count, complaints: shorten(found) },
      isNew: found.some(({ text }) => !known.has(text)),
      outcome: found.length === 0 ? ('proved' as const) : ('differs' as const),
    };
    await this.orm.em.fork().transactional(async (em) => {
      await sql(em, 'select pg_advisory_xact_lock($1)', [SHOP_LOCKS.booksProof]);
      if ((await this.proof.read(em))?.day === date) return;
      await this.log.appendChange(em, BooksProved, BOOKS_PROOF_STREAM, data, system);
    });
  }

  /** Reads one snapshot, so that what is sold meanwhile is no difference. */
  private async compareLedger(afterSeq: number) {
    const em = this.orm.em.fork();
    await em.begin({ isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
    try {
      const uptoSeq = await headSequence(em);
      const { violations } = await this.check.run(em);
      const { entries, complaints } = await compareLedger(em, this.store, { afterSeq, uptoSeq });
      return {
        uptoSeq,
        entries,
        complaints: [...violations.map((text) => ({ text, bookingId: null })), ...complaints],
      };
    } finally {
      await em.rollback();
    }
  }

  private async comparePayments(): Promise<{ gateway: GatewayAnswer; count: number; complaints: Complaint[] }> {
    if (!this.gateway.isSetUp) return { gateway: 'none', count: 0, complaints: [] };
    const until = new Date(this.clock.instant().getTime() - UNDER_WAY_MS);
    const from = new Date(until.getTime() - COMPARED_MS);
    try {
      const listed = await this.gateway.listPayments(from, until);
      const booked = await this.readBooked(
        listed.map(({ paymentId }) => paymentId),
        { from: new Date(from.getTime() + PAGE_MS), until },
      );
      return { gateway: 'compared', count: booked.length, complaints: comparePayments(listed, booked) };
    } catch (error) {
      if (!(error instanceof GatewayUnavailableError || error instanceof GatewayRefusedError)) throw error;
      return { gateway: 'silent', count: 0, complaints: [] };
    }
  }

  /** Reads what the log has of some payments, and of all that were received in a time. */
  private readBooked(ids: readonly string[], { from, until }: { from: Date; until: Date }): Promise<BookedPayment[]> {
    return sql<BookedPayment>(this.orm.em.fork() as EntityManager, bookedSql, [ids, from, until]);
  }
}

function shorten(complaints: readonly Complaint[]): Complaint[] {
  if (complaints.length <= MAX_COMPLAINTS) return [...complaints];
  const more = { text: `${complaints.length - MAX_COMPLAINTS} more differences`, bookingId: null };
  return [...complaints.slice(0, MAX_COMPLAINTS), more];
}

const bookedSql = /* sql */ `
  select received.stream as "paymentId", received.data ->> 'bookingId' as "bookingId",
    (received.data ->> 'cents')::float8 as "receivedCents",
    coalesce((
      select sum((answer.data ->> 'movedCents')::bigint) from event_log answer
      where answer.stream = received.stream and answer.type = 'OnlineRefundAnswered'), 0)::float8 as "returnedCents"
  from event_log received
  where received.type = 'OnlinePaymentReceived'
    and received.stream in (select id from online_payments where id = any ($1::uuid[]) or asked_at >= $2)
    and (received.stream = any ($1::uuid[]) or (received.occurred_at >= $2 and received.occurred_at < $3))`;
