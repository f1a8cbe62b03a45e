import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Therapists } from '../catalog/index.js';
import { ShopClock } from '../platform/clock/shop-clock.js';
import type { LocalDate, LocalTime } from '../platform/clock/local-time.js';
import { sql } from '../platform/database/sql.js';
import { InvalidInput, NotFound, RuleBroken } from '../platform/decider.js';
import type { Actor } from '../platform/event-store/actor.js';
import { EventLog } from '../platform/event-store/event-log.js';
import { BlockedTimeSlot } from './entities/blocked-time-slot.entity.js';
import { lockDays } from './reservations/lock-days.js';

export interface NewBlock {
  id: string;
  therapistId: string;
  date: LocalDate;
  startTime: LocalTime;
  endTime: LocalTime;
  reason: string | null;
}

/** What the log keeps. Without the reason: it is the therapist's own. */
export type BlockFact = Record<'block_id' | 'therapist_id' | 'blocked_date' | 'start_time' | 'end_time', string>;

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
    const { therapistId, date, startTime, endTime } = block;
    if (date < this.clock.today()) throw new InvalidInput('blocked_date', 'Cannot set availability for past dates');
    if (endTime <= startTime) throw new InvalidInput('end_time', 'A block ends after its start');
    await em.transactional(async (tx) => {
      const therapist = await this.therapists.byId(tx, therapistId);
      if (!therapist || therapist.isUnassigned) throw new NotFound('There is no such therapist');
      await lockDays(tx, [block]);
      await refuseOverBookings(tx, block);
      const { date: blockedDate, ...rest } = block;
      tx.create(BlockedTimeSlot, { ...rest, blockedDate, createdAt: this.clock.instant() });
      await this.log.appendFacts(tx, [{ stream: block.id, type: 'TherapistDayBlocked', data: factOf(block) }], by);
    });
  }

  /** The block, for whoever has to decide who may take it back. @throws NotFound */
  async byId(em: EntityManager, id: string): Promise<NewBlock> {
    const block = await em.findOne(BlockedTimeSlot, id);
    if (!block) throw new NotFound('There is no such block');
    const { therapistId, blockedDate: date, startTime, endTime, reason } = block;
    return {
      id,
      therapistId,
      date,
      startTime: startTime.slice(0, 5),
      endTime: endTime.slice(0, 5),
      reason: reason ?? null,
    };
  }

  /** Empties the reasons in which somebody wrote one of these texts, in any case of letters. */
  async forgetReasonsNaming(em: EntityManager, texts: readonly string[]): Promise<void> {
    await sql(
      em,
      `update blocked_time_slots set reason = null
       where exists (select from unnest($1::text[]) as text where text <> '' and strpos(lower(reason), lower(text)) > 0)`,
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
}

/** A reservation of a start slot only is one instant, so the overlap serves both kinds of slot occupancy. */
async function refuseOverBookings(
  em: EntityManager,
  { therapistId, date, startTime, endTime }: NewBlock,
): Promise<void> {
  const inTheWay = await sql<{ booking_id: string; starts: string }>(
    em,
    `select booking_id, to_char(starts_at, 'FMHH12:MI AM') as starts from reservations
     where therapist_id = $1 and kind <> 'unassigned' and starts_at >= $2::date - 1 and starts_at < $2::date + 1
       and during && tsrange($2::date + $3::time, $2::date + $4::time)
     order by starts_at, booking_id`,
    [therapistId, date, startTime, endTime],
  );
  if (inTheWay.length === 0) return;
  const times = [...new Set(inTheWay.map(({ starts }) => starts))].join(', ');
  const bookings = inTheWay.length === 1 ? 'A booking stands' : `${inTheWay.length} bookings stand`;
  throw new RuleBroken(
    'bookings-in-the-way',
    `${bookings} in that time: ${times}`,
    inTheWay.map(({ booking_id }) => booking_id),
  );
}

function factOf({ id, therapistId, date, startTime, endTime }: NewBlock): BlockFact {
  return { block_id: id, therapist_id: therapistId, blocked_date: date, start_time: startTime, end_time: endTime };
}
