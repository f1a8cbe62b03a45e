import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Therapists } from '../catalog/index.js';
import { Clock } from '../platform/clock/clock.js';
import type { LocalDate } from '../platform/clock/local-time.js';
import { sql } from '../platform/database/sql.js';
import { InvalidInput } from '../platform/decider.js';
import type { Actor } from '../platform/event-store/actor.js';
import { EventLog } from '../platform/event-store/event-log.js';
import { RosterEntry } from './entities/roster-entry.entity.js';
import { lockDays } from './reservations/lock-days.js';

export interface NewRosterEntry {
  id: string;
  therapistId: string;
  date: LocalDate;
  shiftType: string;
  /** `9:00 AM - 5:00 PM` or `09:00-17:00`, shop-local. */
  shiftHours: string;
}

/** Who works when. Two shifts of a day are their union. */
@Injectable()
export class Rosters {
  constructor(
    private readonly therapists: Therapists,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  /** @throws InvalidInput for a therapist who cannot be rostered and for hours that cannot be read or do not end after their start */
  async add(em: EntityManager, entry: NewRosterEntry, by: Actor): Promise<void> {
    const { id, therapistId, date, shiftType, shiftHours } = entry;
    await em.transactional(async (tx) => {
      const therapist = await this.therapists.byId(tx, therapistId);
      if (!therapist || therapist.isUnassigned)
        throw new InvalidInput('therapist_id', 'This therapist cannot be rostered');
      await refuseUnreadable(tx, shiftHours);
      await lockDays(tx, [{ therapistId, date }]);
      const createdAt = this.clock.now();
      tx.create(RosterEntry, {
        id,
        therapistId,
        therapistName: therapist.name,
        rosterDate: date,
        shiftType,
        shiftHours,
        createdAt,
      });
      const data = {
        therapist_id: therapistId,
        therapist_name: therapist.name,
        roster_date: date,
        shift_hours: shiftHours,
      };
      await this.log.appendFacts(tx, [{ stream: id, type: 'RosterEntryAdded', data }], by);
    });
  }
}

async function refuseUnreadable(em: EntityManager, shiftHours: string): Promise<void> {
  const [hours] = await sql<{ can_be: boolean | null }>(em, 'select shift_part($1, 0) < shift_part($1, 1) as can_be', [
    shiftHours,
  ]);
  if (hours?.can_be !== true)
    throw new InvalidInput('shift_hours', 'Shift hours read like 9:00 AM - 5:00 PM and end after their start');
}
