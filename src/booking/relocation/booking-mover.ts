import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError, NotFoundError } from '../../kernel/errors.js';
import { sql } from '../../platform/database/sql.js';
import type { Place } from '../../scheduling/index.js';
import { CancelBooking } from '../commands/back-office/cancel-booking.js';
import { EditBooking } from '../commands/back-office/edit-booking.js';
import { MoveVisit } from '../commands/visits/move-visit.js';
import { planVisit } from '../domain/visits/plan-visit.js';
import type { ChangedBooking, LeftBooking } from './relocation.event-types.js';
import { isOpenSql } from '../is-open-sql.js';

/** A booking with the version that was shown, and its new place. */
export interface MoveInput {
  bookingId: string;
  version: number;
  to: Place;
}

export interface CancellationInput {
  bookingId: string;
  version: number;
}

export interface Outcome {
  changed: ChangedBooking[];
  left: LeftBooking[];
}

interface OpenBooking extends Place {
  id: string;
  version: number;
  durationMinutes: number;
  isUnassigned: boolean;
  visitId: string | null;
  guest: number;
}

/**
 * Moves and cancels bookings as the desk does, each in its own transaction: a booking that cannot be moved is
 * reported and left alone, and locks are held briefly. A repeated call finds what the first one did.
 */
@Injectable()
export class BookingMover {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
  ) {}

  /** Moves bookings. Treatments of a visit are moved together when they follow one another from one start. */
  async move(moves: readonly MoveInput[], by: Actor, notifyClient: boolean): Promise<Outcome> {
    const ids = moves.map(({ bookingId }) => bookingId);
    const open = await sql<OpenBooking>(this.em.fork(), openSql, [ids]);
    const found = new Map(open.map((booking) => [booking.id, booking]));
    const groups = Map.groupBy(moves, ({ bookingId }) => found.get(bookingId)?.visitId ?? bookingId);
    const outcome: Outcome = { changed: [], left: [] };
    for (const [visitId, group] of groups) {
      const parts = open.filter((booking) => booking.visitId === visitId);
      const visit = group.length > 1 ? toVisitMove(parts, group) : undefined;
      if (visit) {
        const command = new MoveVisit(visitId, visit.start, visit.parts, by, notifyClient);
        await this.moveTogether(group, () => this.commands.execute(command), outcome);
        continue;
      }
      // The last treatment first: the one before it then needs no cleanup time if the same therapist continues.
      for (const move of group.toSorted((one, other) => toSortKey(other.to).localeCompare(toSortKey(one.to)))) {
        const command = new EditBooking(move.bookingId, { slot: move.to, notifyClient }, by, move.version);
        await this.moveTogether([move], () => this.commands.execute(command), outcome);
      }
    }
    return outcome;
  }

  async cancel(
    cancellations: readonly CancellationInput[],
    { reason, by, notifyClient }: { reason: string; by: Actor; notifyClient: boolean },
  ): Promise<Outcome> {
    const outcome: Outcome = { changed: [], left: [] };
    for (const { bookingId, version } of cancellations) {
      const command = new CancelBooking({ bookingId, version }, reason, by, notifyClient);
      const code = await toRuleCode(() => this.commands.execute(command));
      const [row] = await sql<StateRow>(this.em.fork(), stateSql, [[bookingId]]);
      if (row && (code === undefined || (row.status === 'cancelled' && row.version > version)))
        outcome.changed.push({ id: bookingId, version: row.version });
      else outcome.left.push({ id: bookingId, code: code ?? 'not-found' });
    }
    return outcome;
  }

  private async moveTogether(
    group: readonly MoveInput[],
    work: () => Promise<unknown>,
    outcome: Outcome,
  ): Promise<void> {
    const code = await toRuleCode(work);
    const rows = await sql<StateRow>(this.em.fork(), stateSql, [group.map(({ bookingId }) => bookingId)]);
    for (const { bookingId, version, to } of group) {
      const row = rows.find(({ id }) => id === bookingId);
      const isThere = row?.therapistId === to.therapistId && row.date === to.date && row.time === to.time;
      if (row && isThere && row.version > version) outcome.changed.push({ id: bookingId, version: row.version });
      else if (code !== undefined) outcome.left.push({ id: bookingId, code });
    }
  }
}

/** Returns the move of the visit as a whole; undefined if that would not bring each treatment to its wanted time. */
function toVisitMove(parts: readonly OpenBooking[], moves: readonly MoveInput[]) {
  const movedParts = parts.map((part) => ({ ...part, ...moves.find(({ bookingId }) => bookingId === part.id)?.to }));
  const start = movedParts.toSorted((one, other) => toSortKey(one).localeCompare(toSortKey(other)))[0];
  if (!start) return undefined;
  try {
    const times = planVisit(start, movedParts);
    const isSame = movedParts.every(({ date, time }, nth) => date === start.date && time === times[nth]?.time);
    if (!isSame) return undefined;
  } catch (error) {
    if (error instanceof InvalidInputError) return undefined;
    throw error;
  }
  const shownVersions = new Map(moves.map(({ bookingId, version }) => [bookingId, version]));
  return {
    start: { date: start.date, time: start.time },
    parts: movedParts.map(({ id, version, therapistId }) => ({
      ...{ bookingId: id, therapistId },
      version: shownVersions.get(id) ?? version,
    })),
  };
}

/** Returns the code of a refusal; undefined when there was none. */
export async function toRuleCode(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (error instanceof BusinessRuleError) return error.code;
    if (error instanceof NotFoundError) return 'not-found';
    if (error instanceof InvalidInputError) return error.field;
    throw error;
  }
}

const toSortKey = ({ date, time }: Place) => `${date} ${time}`;

interface StateRow extends Place {
  id: string;
  version: number;
  status: string;
}

const placeColumns = /* sql */ `
  b.id, b.version, b.therapist_id as "therapistId", b.booking_date::text as date, to_char(b.booking_time, 'HH24:MI') as time`;

const stateSql = /* sql */ `select ${placeColumns}, b.status from bookings b where id = any ($1::uuid[])`;

const openSql = /* sql */ `
  select ${placeColumns}, b.booking_duration as "durationMinutes", t.is_unassigned as "isUnassigned", b.visit_id as "visitId",
    coalesce(b.visit_guest, 1) as guest
  from bookings b join therapists t on t.id = b.therapist_id
  where ${isOpenSql('b.status')}
    and (b.id = any ($1::uuid[]) or b.visit_id in (select visit_id from bookings where id = any ($1::uuid[])))
  order by b.booking_date, b.booking_time, b.visit_part nulls first, b.id`;
