import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LocalTime } from '../platform/clock/local-time.js';
import { ShopClock } from '../platform/clock/shop-clock.js';
import { sql } from '../platform/database/sql.js';
import { InvalidInput, NotFound, RuleBroken } from '../platform/decider.js';
import type { Actor } from '../platform/event-store/actor.js';
import { EventLog } from '../platform/event-store/event-log.js';
import { TimeSlot } from './entities/time-slot.entity.js';
import { lockBookingRules } from './reservations/lock-days.js';

export interface SlotTimes {
  startTime: LocalTime;
  endTime: LocalTime;
  shiftType: 'Morning' | 'Afternoon' | 'Evening';
}

export interface NewTimeSlot extends SlotTimes {
  id: string;
  /** Left out: behind all others. */
  displayOrder?: number;
}

/** The start times that the shop offers on every day. */
@Injectable()
export class TimeSlots {
  constructor(
    private readonly log: EventLog,
    private readonly clock: ShopClock,
  ) {}

  offered(em: EntityManager): Promise<TimeSlot[]> {
    return em.find(TimeSlot, { isActive: true }, { orderBy: inOrder, disableIdentityMap: true });
  }

  /** The inactive ones too. */
  all(em: EntityManager): Promise<TimeSlot[]> {
    return em.find(TimeSlot, {}, { orderBy: inOrder, disableIdentityMap: true });
  }

  /** @throws NotFound */
  async byId(em: EntityManager, id: string): Promise<TimeSlot> {
    return found(await this.all(em), id);
  }

  /** @throws InvalidInput when it ends at or before its start, RuleBroken `time-slot-exists` */
  async add(em: EntityManager, slot: NewTimeSlot, by: Actor): Promise<void> {
    await this.alone(em, async (tx) => {
      const slots = await this.all(tx);
      const last = Math.max(0, ...slots.map(({ displayOrder }) => displayOrder));
      refuseImpossible(slot, slots);
      await tx.insert(TimeSlot, { displayOrder: last + 1, isActive: true, ...slot });
      await this.log.appendFacts(tx, [{ stream: slot.id, type: 'TimeSlotAdded', data: timesOf(slot) }], by);
    });
  }

  /** Bookings keep their times. @throws NotFound, InvalidInput and RuleBroken as when adding */
  async edit(em: EntityManager, id: string, to: SlotTimes & { displayOrder?: number }, by: Actor): Promise<void> {
    await this.alone(em, async (tx) => {
      const slots = await this.all(tx);
      const slot = found(slots, id);
      refuseImpossible(
        to,
        slots.filter((other) => other !== slot),
      );
      const before = { ...timesOf(slot), display_order: slot.displayOrder };
      const displayOrder = to.displayOrder ?? slot.displayOrder;
      await tx.nativeUpdate(TimeSlot, { id }, { ...to, displayOrder });
      const data = { timeslot_id: id, ...timesOf(to), display_order: displayOrder, before };
      await this.log.appendFacts(tx, [{ stream: id, type: 'TimeSlotEdited', data }], by);
    });
  }

  /** Whether it is offered. Bookings stay. @throws NotFound */
  async toggle(em: EntityManager, id: string, isActive: boolean, by: Actor): Promise<void> {
    await this.alone(em, async (tx) => {
      if ((await this.byId(tx, id)).isActive === isActive) return;
      await tx.nativeUpdate(TimeSlot, { id }, { isActive });
      const data = { timeslot_id: id, is_active: isActive };
      await this.log.appendFacts(tx, [{ stream: id, type: 'TimeSlotToggled', data }], by);
    });
  }

  /** Takes it out for good. @throws NotFound, RuleBroken `time-slot-in-use` naming the bookings to come at its start */
  async remove(em: EntityManager, id: string, by: Actor): Promise<void> {
    await this.alone(em, async (tx) => {
      // A booking under way has asked whether its time is offered: it is written before this goes on.
      await lockBookingRules(tx);
      const slot = await this.byId(tx, id);
      const { date, time } = this.clock.now();
      const bookings = await sql<{ id: string }>(tx, bookedStatement, [date, time, slot.startTime, id]);
      if (bookings.length > 0) throw inUse(bookings.map((booking) => booking.id));
      await tx.nativeDelete(TimeSlot, { id });
      const data = { timeslot_id: id, ...timesOf(slot) };
      await this.log.appendFacts(tx, [{ stream: id, type: 'TimeSlotRemoved', data }], by);
    });
  }

  /** One change at a time, so that two people do not add the same slot or the same place in the order. */
  private alone(em: EntityManager, change: (tx: EntityManager) => Promise<void>): Promise<void> {
    return em.transactional(async (tx) => {
      await sql(tx, 'lock table time_slots in share row exclusive mode');
      await change(tx);
    });
  }
}

const inOrder = { displayOrder: 'asc', startTime: 'asc' } as const;

const minutes = (time: LocalTime) => time.slice(0, 5);

function found(slots: TimeSlot[], id: string): TimeSlot {
  const slot = slots.find((each) => each.id === id);
  if (!slot) throw new NotFound('There is no such time slot');
  return slot;
}

function refuseImpossible({ startTime, endTime }: SlotTimes, others: readonly TimeSlot[]): void {
  if (endTime <= startTime) throw new InvalidInput('end_time', 'End time must be after start time');
  const isSame = (other: TimeSlot) => minutes(other.startTime) === startTime && minutes(other.endTime) === endTime;
  if (others.some(isSame)) throw new RuleBroken('time-slot-exists', 'This time slot already exists');
}

function timesOf({ startTime, endTime, shiftType }: SlotTimes) {
  return { start_time: minutes(startTime), end_time: minutes(endTime), shift_type: shiftType };
}

function inUse(bookings: string[]): RuleBroken {
  const message = 'Bookings to come begin at this time. Switch the time slot off instead';
  return new RuleBroken('time-slot-in-use', message, bookings);
}

const bookedStatement = /* sql */ `
  select booking_id as id from reservations r
  where r.starts_at > $1::date + $2::time and r.starts_at::time = $3::time
    and not exists (select from time_slots other where other.start_time = $3::time and other.id <> $4::uuid)
  order by r.starts_at, r.booking_id`;
