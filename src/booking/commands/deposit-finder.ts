import { Injectable } from '@nestjs/common';
import { createHmac } from 'node:crypto';
import { DepositPolicy, ShopDetails, ShopSettings } from '../../catalog/index.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { MINUTE_MS } from '../../kernel/local-time.js';
import { KEYED_LOCKS } from '../../kernel/locks/advisory-locks.js';
import { type Cents, formatDollars } from '../../kernel/money.js';
import { toDepositCents } from '../../kernel/terms/deposit-terms.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { type Executor, sql } from '../../platform/database/sql.js';
import { Problem } from '../../platform/http/errors/problem.js';
import type { Client } from '../domain/booking-details.js';
import { PAYMENT_MINUTES } from '../domain/booking.hold.js';
import type { DueDeposit } from './booking-starter.js';
import type { PlannedPart } from './visits/visit-planner.js';

/** Visits and single bookings that may be held for one number, address or network at a time until they are paid. */
const MAX_UNPAID = 2;

/** Finds the deposit that is due when somebody books. */
@Injectable()
export class DepositFinder {
  constructor(
    private readonly policy: DepositPolicy,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  /**
   * Reads the terms, and asks whether a deposit could be paid now; returns them with what finds one inside a transaction,
   * which is undefined where the shop wants none.
   * @param network from which the client books; undefined when it is not checked
   * @param seenCents the deposit that the client saw, another than the due one is refused as `deposit-changed`; undefined
   * when it is not checked
   */
  async prepare({ network, seenCents }: Asking) {
    const terms = await this.policy.read();
    if (!terms) return { terms, find: undefined };
    const isReachable = await this.policy.isReachable();
    const hashed = network && this.hash(network);
    const { phone } = await this.settings.read(ShopDetails);
    const find = async (
      tx: Transaction,
      planned: readonly Pick<PlannedPart, 'service'>[],
      clientId: string,
    ): Promise<DueDeposit | null> => {
      const treatments = planned.map(({ service }) => service);
      const cents = toDepositCents(terms, treatments, !(await hasBeenHere(tx, clientId)));
      const heldUntil = new Date(this.clock.instant().getTime() + PAYMENT_MINUTES * MINUTE_MS);
      const call = phone ? `. Please call us on ${phone}` : '. Please call us';
      // A request costs nothing yet, but its client agrees to what is due once the shop confirms it.
      if (cents > 0 && seenCents !== undefined && seenCents !== cents) {
        const sentence = `A deposit of ${formatDollars(cents)} is due to confirm this booking`;
        throw new BusinessRuleError('deposit-changed', sentence);
      }
      /** @throws BusinessRuleError `too-many-unpaid`, Problem `payments-unavailable` */
      const assertPayable = async (client: Client) => {
        if (!isReachable)
          throw new Problem(503, 'payments-unavailable', `The deposit cannot be paid online at the moment${call}`);
        await assertFewUnpaid(tx, client, call);
        if (hashed) await assertFewFromNetwork(tx, hashed, call);
      };
      const noteHold = (bookingId: string) => {
        if (hashed)
          void tx.query(`insert into unpaid_hold_networks (booking_id, network) values ($1, $2)`, [bookingId, hashed]);
      };
      return cents === 0 ? null : { cents, heldUntil, assertPayable, noteHold };
    };
    return { terms, find };
  }

  /** Hashes a network with a secret, so that it cannot be found by trying all. */
  private hash(network: string): string {
    return createHmac('sha256', this.config.SESSION_SECRET).update(`unpaid holds of ${network}`).digest('base64url');
  }
}

interface Asking {
  network: string | undefined;
  seenCents: Cents | undefined;
}

/** Whether a client has been here before. */
export async function hasBeenHere(db: Executor, clientId: string | undefined): Promise<boolean> {
  return clientId !== undefined && (await sql(db, earlierVisitSql, [clientId])).length > 0;
}

/** Keeps one person from holding many slots that nobody else can have. @throws BusinessRuleError `too-many-unpaid` */
export async function assertFewUnpaid(tx: Transaction, { phone, email }: Client, call: string): Promise<void> {
  for (const key of [phone, email?.toLowerCase()].filter((each) => each !== undefined).sort())
    void tx.query(lockSql, [key]);
  const [unpaid] = await sql<{ holds: number }>(tx, unpaidSql, [phone, email]);
  if (unpaid!.holds < MAX_UNPAID) return;
  const sentence = `${MAX_UNPAID} bookings of yours wait for their deposit: pay or cancel one of them first`;
  throw new BusinessRuleError('too-many-unpaid', sentence + call);
}

/** Keeps one network from holding many slots. @throws BusinessRuleError `too-many-unpaid` */
async function assertFewFromNetwork(tx: Transaction, network: string, call: string): Promise<void> {
  void tx.query(lockSql, [network]);
  const [unpaid] = await sql<{ holds: number }>(tx, unpaidOfNetworkSql, [network]);
  if (unpaid!.holds < MAX_UNPAID) return;
  const sentence = `${MAX_UNPAID} bookings from your network wait for their deposit: try again in a while`;
  throw new BusinessRuleError('too-many-unpaid', sentence + call);
}

const lockSql = `select pg_advisory_xact_lock(${KEYED_LOCKS.unpaidHolds}, hashtext($1))`;

const earlierVisitSql = /* sql */ `select id from bookings where client_id = $1 and status = 'completed' limit 1`;

const unpaidSql = /* sql */ `
  select count(distinct coalesce(visit_id, id))::int as holds from bookings
  where pending_reason = 'unpaid' and (client_phone = $1 or lower(client_email) = lower($2))`;

const unpaidOfNetworkSql = /* sql */ `
  select count(distinct coalesce(b.visit_id, b.id))::int as holds
  from unpaid_hold_networks n join bookings b on b.id = n.booking_id
  where n.network = $1 and b.pending_reason = 'unpaid'`;
