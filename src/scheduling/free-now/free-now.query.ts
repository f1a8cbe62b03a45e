import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  formatMinutes,
  type LocalDateTime,
  type LocalTime,
  MINUTES_OF_DAY,
  toMinutes,
} from '../../kernel/local-time.js';
import { canConfirm } from '../day/reasons.js';
import { confirmedOnly } from '../reservations/counted-reservations.js';
import type { Slot } from '../day/slot.js';
import { readDaysFor, toWanted } from '../day/find-slots.js';
import type { Occupant } from '../day/occupants.js';

/** A booking or block that takes a therapist's time during the rest of the day. */
export interface TakenSpan {
  /** The booking; null for a block. */
  bookingId: string | null;
  from: LocalTime;
  /** End including the cleanup; 24:00 for any time after midnight. */
  until: LocalTime;
}

/** A therapist of the day, and whether a treatment could begin at once. */
export interface RosteredTherapist {
  therapistId: string;
  name: string;
  slot: Slot;
  isFree: boolean;
  /**
   * The span that keeps it from beginning; undefined when nothing does, or when the obstacle is no booking and no
   * block.
   */
  taken: TakenSpan | undefined;
  /** The next span that begins; undefined without one. */
  next: TakenSpan | undefined;
  /** Time until which the therapist is free from then on; null outside of every shift. */
  freeUntil: LocalTime | null;
}

/**
 * Reads the therapists who could begin a treatment for a client at the desk: those who have a shift that day, by name.
 */
@Injectable()
export class FreeNowQuery {
  constructor(private readonly em: EntityManager) {}

  async read(serviceId: string, { date, time }: LocalDateTime): Promise<RosteredTherapist[]> {
    const query = { serviceId, counted: confirmedOnly };
    const days = await readDaysFor(this.em.fork(), { dates: [date], therapistIds: null }, [query], true);
    const minute = toMinutes(time);
    const working = days.rosteredOn(date).filter(({ isActive }) => isActive);
    return working.map(({ id: therapistId }): RosteredTherapist => {
      const day = days.day({ therapistId, date }, toWanted(query))!;
      const slot = day.slotAt(minute);
      const freeUntil = day.freeUntil(minute);
      return {
        therapistId,
        name: slot.therapistName,
        slot,
        isFree: slot.givesService && canConfirm(slot),
        taken: day.occupantsAt(minute).filter(isInTheWay).map(toTakenSpan)[0],
        next: day
          .listOccupants()
          .filter((each) => isInTheWay(each) && each.from > minute && each.from < MINUTES_OF_DAY)
          .map(toTakenSpan)[0],
        freeUntil: freeUntil === null ? null : formatMinutes(freeUntil),
      };
    });
  }
}

/** Whether it keeps the desk from beginning: a request does not. */
const isInTheWay = ({ kind }: Occupant): boolean => kind !== 'requested';

function toTakenSpan({ bookingId, from, until }: Occupant): TakenSpan {
  // Of the next day, into which the treatment would run.
  const midnight = from < MINUTES_OF_DAY ? 0 : MINUTES_OF_DAY;
  return {
    bookingId,
    from: formatMinutes(Math.max(0, from - midnight)),
    until: formatMinutes(Math.min(until - midnight, MINUTES_OF_DAY)),
  };
}
