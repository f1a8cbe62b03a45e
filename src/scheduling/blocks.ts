import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Therapists } from '../catalog/index.js';
import { ShopClock } from '../platform/clock/shop-clock.js';
import type { LocalDate, LocalTime } from '../platform/clock/local-time.js';
import { type Executor, sql } from '../platform/database/sql.js';
import { InvalidInput, NotFound, RuleBroken } from '../platform/decider.js';
import type { Actor } from '../platform/event-store/actor.js';
import { EventLog } from '../platform/event-store/event-log.js';
import { BlockedTimeSlot } from './entities/blocked-time-slot.entity.js';
import { refuseOver, type StandingBooking, standingColumns, standingOrder } from './reservations/bookings-in-the-way.js';
import { lockDays } from './reservations/lock-days.js';

export interface BlockedTime {
  date: LocalDate;
  startTime: LocalTime;
  endTime: LocalTime;
  reason: string | null;
}

export interface NewBlock extends BlockedTime {
  id: string;
  therapistId: string;
}

/** What the log keeps. Without the reason: it is the therapist's own. */
export type BlockFact = Record<'block_id' | 'therapist_id' | 'blocked_date' | 'start_time' | 'end_time', string>;

/** SQL: the reason has one of the texts `$1` in it, in any case of letters. */
export const namesSomebody = `exists (select from unnest($1::text[]) as text where text <> '' and strpos(lower(reason), lower(text)) > 0)`;

/** Times at which a therapist takes no bookings although the roster says otherwise. */
@Injectable()
export class Blocks {
  constructor(
    private readonly therapists: Therapists,
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  /** @throws NotFound, InvalidInput, RuleBroken `bookings-in-the-way` naming the pending and confirmed bookings of that time */
  async block(em: EntityManager, block: NewBlock, by: Actor): Promise<void> {
    this.refuseImpossible(block);
    await em.transactional(async (tx) => {
      const therapist = await this.therapists.byId(tx, block.therapistId);
      if (!therapist || therapist.isUnassigned) throw new NotFound('There is no such therapist');
      await lockDays(tx, [block]);
      await refuseOverBookings(tx, block);
      const { date: blockedDate, ...rest } = block;
      tx.create(BlockedTimeSlot, { ...rest, blockedDate, createdAt: this.clock.instant() });
      await this.log.appendFacts(tx, [{ stream: block.id, type: 'TherapistDayBlocked', data: factOf(block) }], by);
    });
  }

  /**
   * Moves a block, or gives it another reason.
   * @throws NotFound, InvalidInput, RuleBroken `bookings-in-the-way`, or `modified` when somebody else has moved it just now
   */
  async edit(em: EntityManager, id: string, to: BlockedTime, by: Actor): Promise<void> {
    this.refuseImpossible(to);
    await em.transactional(async (tx) => {
      const seen = await this.byId(tx, id);
      const block = { ...seen, ...to };
      await lockDays(tx, [seen, block]);
      const before = await this.byId(tx, id);
      if (before.date !== seen.date) throw new RuleBroken('modified', 'Somebody else was faster. Please look again');
      await refuseOverBookings(tx, block);
      const { date: blockedDate, ...rest } = to;
      await tx.nativeUpdate(BlockedTimeSlot, { id }, { ...rest, blockedDate });
      const data = { ...factOf(block), before: factOf(before) };
      await this.log.appendFacts(tx, [{ stream: id, type: 'TherapistBlockEdited', data }], by);
    });
  }

  /** The blocks of a therapist by day and time, first and last day included. */
  async ofTherapist(em: EntityManager, therapistId: string, from: LocalDate, to?: LocalDate): Promise<NewBlock[]> {
    const blockedDate = { $gte: from, ...(to && { $lte: to }) };
    const orderBy = { blockedDate: 'asc', startTime: 'asc', id: 'asc' } as const;
    return (await em.find(BlockedTimeSlot, { therapistId, blockedDate }, { orderBy })).map(blockOf);
  }

  /** The block, for whoever has to decide who may take it back. @throws NotFound */
  async byId(em: EntityManager, id: string): Promise<NewBlock> {
    const block = await em.findOne(BlockedTimeSlot, id, { disableIdentityMap: true });
    if (!block) throw new NotFound('There is no such block');
    return blockOf(block);
  }

  /** Empties the reasons in which somebody wrote one of these texts, in any case of letters. */
  async forgetReasonsNaming(db: Executor, texts: readonly string[]): Promise<void> {
    await sql(
      db,
      `update blocked_time_slots set reason = null where ${namesSomebody}`,
      [texts],
    );
  }

  /** Makes the time bookable again. @throws NotFound */
  async unblock(em: EntityManager, id: string, by: Actor): Promise<void> {
    await em.transactional(async (tx) => {
      const block = await this.byId(tx, id);
      await lockDays(tx, [block]);
      const removed = await tx.nativeDelete(BlockedTimeSlot, { id });
      if (removed === 0) throw new NotFound('There is no such block');
      await this.log.appendFacts(tx, [{ stream: id, type: 'TherapistDayUnblocked', data: factOf(block) }], by);
    });
  }

  private refuseImpossible({ date, startTime, endTime }: BlockedTime): void {
    if (date < this.clock.today()) throw new InvalidInput('blocked_date', 'Cannot set availability for past dates');
    if (endTime <= startTime) throw new InvalidInput('end_time', 'End time must be after start time');
  }
}

function blockOf({ id, therapistId, blockedDate, startTime, endTime, reason }: BlockedTimeSlot): NewBlock {
  return {
    id,
    therapistId,
    date: blockedDate,
    startTime: startTime.slice(0, 5),
    endTime: endTime.slice(0, 5),
    reason: reason ?? null,
  };
}

/** A reservation of a start slot only is one instant, so the overlap serves both kinds of slot occupancy. */
async function refuseOverBookings(
  em: EntityManager,
  { therapistId, date, startTime, endTime }: NewBlock,
): Promise<void> {
  const inTheWay = await sql<StandingBooking>(
    em,
    `select ${standingColumns} from reservations r
     where therapist_id = $1 and kind <> 'unassigned' and starts_at >= $2::date - 1 and starts_at < $2::date + 1
       and during && tsrange($2::date + $3::time, $2::date + $4::time)
     ${standingOrder}`,
    [therapistId, date, startTime, endTime],
  );
  refuseOver('bookings-in-the-way', inTheWay, 'in that time');
}

function factOf({ id, therapistId, date, startTime, endTime }: NewBlock): BlockFact {
  return { block_id: id, therapist_id: therapistId, blocked_date: date, start_time: startTime, end_time: endTime };
}
