import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { hash } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError } from '../../kernel/errors.js';
import { addDays, type LocalDate, type LocalTime, MIDNIGHT } from '../../kernel/local-time.js';
import { sql } from '../../platform/database/sql.js';
import { type Absence, AddLeave, ChangeLeaveStatus, type LeaveTerms } from '../../scheduling/index.js';

/** The leave for which bookings are moved: several where a first or last day is partial. */
export interface LeaveOfRelocation {
  therapistId: string;
  terms: readonly LeaveTerms[];
}

/** Enters the leave of a relocation, and withdraws it when the relocation is undone. */
@Injectable()
export class RelocationLeave {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
  ) {}

  /**
   * Enters the leave as approved; bookings within it stay until they are moved. A repeated call for the same relocation
   * enters nothing more.
   * @returns ids of the entered leave, without leave that somebody else had entered
   */
  async enter(relocationId: string, { therapistId, terms }: LeaveOfRelocation, by: Actor): Promise<string[]> {
    const ids: string[] = [];
    for (const [nth, each] of terms.entries()) {
      const id = toLeaveId(relocationId, nth);
      const options = { keep: true, overridesRequests: true };
      const command = new AddLeave(id, therapistId, each, 'approved', by, options);
      await this.commands.execute(command).catch(ignoring('leave-exists'));
      ids.push(id);
    }
    const own = await sql<{ id: string }>(this.em.fork(), approvedSql, [ids]);
    return own.map(({ id }) => id);
  }

  /**
   * Withdraws the leave, so that the shifts count again. What somebody else has decided about it stays, also when both
   * come at once.
   */
  async withdraw(ids: readonly string[], by: Actor): Promise<void> {
    const rows = await sql<{ id: string; version: number }>(this.em.fork(), approvedSql, [ids]);
    for (const { id, version } of rows) {
      const command = new ChangeLeaveStatus(id, version, { to: 'withdrawn' }, by);
      await this.commands.execute(command).catch(ignoring('modified'));
    }
  }
}

/** Returns a handler of refusals that passes on all but those with this code. */
const ignoring = (code: string) => (refusal: unknown) => {
  if (!(refusal instanceof BusinessRuleError) || refusal.code !== code) throw refusal;
};

/** Returns a fixed id per relocation and leave, so that a repeated request finds it. */
function toLeaveId(relocationId: string, nth: number): string {
  const digits = hash('sha256', `${relocationId} leave ${nth}`);
  const parts = [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `8${digits.slice(17, 20)}`];
  return [...parts, digits.slice(20, 32)].join('-');
}

type Days = Pick<LeaveTerms, 'firstDate' | 'lastDate' | 'startTime' | 'endTime'>;

/** Converts an absence to sick leave: the first and last day may be partial, the days between are whole. */
export const toSickLeave = (absence: Absence): LeaveOfRelocation => ({
  therapistId: absence.therapistId,
  terms: splitDays(absence).map((days) => ({ ...days, repeatsUntil: null, kind: 'sick', note: null })),
});

function splitDays({ firstDate, lastDate, from, until }: Absence): Days[] {
  if (firstDate === lastDate) return [onDay(firstDate, from, until)];
  const [first, last] = [from ? addDays(firstDate, 1) : firstDate, until ? addDays(lastDate, -1) : lastDate];
  return [
    ...(from ? [onDay(firstDate, from, null)] : []),
    ...(first <= last ? [{ firstDate: first, lastDate: last, startTime: null, endTime: null }] : []),
    ...(until ? [onDay(lastDate, null, until)] : []),
  ];
}

function onDay(date: LocalDate, from: LocalTime | null, until: LocalTime | null): Days {
  const isWhole = from === null && until === null;
  const hours = isWhole
    ? { startTime: null, endTime: null }
    : { startTime: from ?? '00:00', endTime: until ?? MIDNIGHT };
  return { firstDate: date, lastDate: date, ...hours };
}

const approvedSql = /* sql */ `select id, version from leave where id = any ($1::uuid[]) and status = 'approved'`;
