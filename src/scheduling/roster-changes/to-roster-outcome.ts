import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '../../platform/database/sql.js';
import type { RosterShift } from '../rosters/roster-change.js';
import type { PlannedAdditions, SkipReason } from './additions/plan-additions.js';
import type { RosterOutcomeDto, ShiftOutcomeDto } from './roster-change.dto.js';
import type { UncoveredBooking } from './uncovered-bookings.js';

interface RosterOutcomeParts extends PlannedAdditions {
  removed: readonly RosterShift[];
  /** Number of added shifts that are drafts. */
  drafted?: number;
  uncovered: readonly UncoveredBooking[];
}

/** Describes a change, with the therapists' current names. */
export async function toRosterOutcome(em: EntityManager, parts: RosterOutcomeParts): Promise<RosterOutcomeDto> {
  const rows = await sql<{ id: string; name: string }>(em, 'select id, name from therapists');
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const toDto = (shift: RosterShift, reason: SkipReason | null = null): ShiftOutcomeDto => ({
    therapist_id: shift.therapistId,
    therapist_name: names.get(shift.therapistId) ?? '',
    roster_date: shift.date,
    shift_hours: shift.shiftHours,
    shift_type: shift.shiftType,
    reason,
  });
  return {
    added: parts.added.map((shift) => toDto(shift)),
    drafted: parts.drafted ?? 0,
    removed: parts.removed.map((shift) => toDto(shift)),
    kept: parts.kept.map(({ shift, reason }) => toDto(shift, reason)),
    skipped: parts.skipped.map(({ shift, reason }) => toDto(shift, reason)),
    uncovered: [...parts.uncovered],
  };
}
