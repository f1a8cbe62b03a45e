import { Injectable } from '@nestjs/common';
import { DepositPolicy } from '../../catalog/index.js';
import { DAY_MS, HOUR_MS, type LocalDateTime, MINUTE_MS } from '../../kernel/local-time.js';
import { toDepositCents } from '../../kernel/terms/deposit-terms.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import type { LoadedAggregate } from '../../platform/event-log/aggregate-repository.js';
import { ASKED_DEPOSIT_HOURS, PAYMENT_MINUTES } from '../domain/booking.hold.js';
import type { Booking, PendingBooking } from '../domain/booking.state.js';
import type { AskedDeposit } from '../domain/events/deposit.events.js';
import { PaymentsOfBookings } from '../payments-of-bookings.js';
import { findAgreedPolicies } from '../policy/agreed-policy-sql.js';
import { hasBeenHere } from './deposit-finder.js';

/** Time before its start at which a request's deposit is to be paid at the latest, where that is still to come. */
const BEFORE_START_MS = HOUR_MS;

type Loaded = Pick<LoadedAggregate<Booking>, 'id' | 'state'>;

/** Returns the deposit that is to be asked for with one of the bookings; undefined where none is due. */
export type DepositOf = (bookingId: string) => AskedDeposit | undefined;

/**
 * Finds the deposits that are due when requests are confirmed: of those that visitors made, or the desk under the terms
 * of then, and paid nothing for. The terms are those under which they were made.
 */
@Injectable()
export class RequestDeposits {
  constructor(
    private readonly policy: DepositPolicy,
    private readonly payments: PaymentsOfBookings,
    private readonly clock: ShopClock,
  ) {}

  /**
   * Reads what a shop can take today, and its terms for requests from before these were kept; returns what finds the deposit of bookings that are confirmed together, those of them that
   * are requests, in the order of their visit.
   * @param isThere whether the client is there to pay, and needs no day for it
   * @param movedTo the start that they are moved to; undefined where they keep theirs
   */
  async prepare({ isThere = false, movedTo }: { isThere?: boolean; movedTo?: LocalDateTime } = {}): Promise<
    (db: Executor, loaded: readonly Loaded[]) => Promise<DepositOf>
  > {
    const { canTake, terms: today } = await this.policy.readWithMeans();
    // Nobody can pay at once where the gateway does not answer.
    const paysAtOnce = isThere && canTake && (await this.policy.isReachable());
    return async (db, loaded) => {
      const requests = loaded.filter((each): each is Loaded & { state: PendingBooking } => isRequest(each.state));
      const [first] = requests;
      if (!canTake || !first || (await isImported(db, first.id))) return () => undefined;
      const agreed = (await findAgreedPolicies(db, [first.id])).get(first.id)!;
      const { depositTerms: terms = today } = agreed;
      if (!terms) return () => undefined;
      const treatments = requests.map(({ state }) => state.service);
      const cents = toDepositCents(terms, treatments, !(await hasBeenHere(db, first.state.clientId)));
      if (cents === 0 || (await this.payments.findBill(db, first.id)).paidCents > 0) return () => undefined;
      const end = paysAtOnce
        ? this.findNextEnd()
        : this.findEnd(movedTo ? [movedTo] : requests.map(({ state }) => state.appointment));
      const heldUntil = end.toISOString();
      return (id) => ({ heldUntil, ...(id === first.id && { policy: { ...agreed, deposit: { cents } } }) });
    };
  }

  /** Returns the end of the hold: a day from now, or shortly before the start, but time enough to pay until that. */
  findEnd(places: readonly LocalDateTime[]): Date {
    const now = this.clock.instant().getTime();
    const starts = places.map((place) => this.clock.toInstant(place).getTime());
    const latest = Math.min(
      now + (ASKED_DEPOSIT_HOURS / 24) * DAY_MS,
      ...starts.map((start) => start - BEFORE_START_MS),
    );
    const next = this.findNextEnd().getTime();
    const first = Math.min(...starts);
    return new Date(Math.max(latest, first > now ? Math.min(next, first) : next));
  }

  /** Returns the end of the hold for somebody who is there to pay. */
  private findNextEnd(): Date {
    return new Date(this.clock.instant().getTime() + PAYMENT_MINUTES * MINUTE_MS);
  }
}

/** Whether a booking waits for the shop, and a visitor asked for it, or the desk by terms that were kept with it. */
const isRequest = (booking: Booking): boolean =>
  booking.status === 'pending' && (booking.userId === null || Boolean(booking.policy?.depositTerms));

/** Whether a booking was brought along from another system: what it costs before was agreed there. */
const isImported = async (db: Executor, bookingId: string): Promise<boolean> =>
  (await sql(db, importedSql, [bookingId])).length > 0;

const importedSql = /* sql */ `
  select from event_log where stream = $1 and version = 1 and type = 'BookingImported'`;
