import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import { getGainedShifts, getLostShifts } from '../../rosters/roster-change.js';
import { toRosterOutcome } from '../to-roster-outcome.js';
import { requireChange, UNDO_DAYS } from '../roster-change-store.js';
import type { RosterOutcomeDto } from '../roster-change.dto.js';
import { RosterChanger } from '../roster-changer.js';
import { findBookingsLosingShift } from '../uncovered-bookings.js';
import { previewUndo } from './prepare-undo.js';
import type { UndoableRosterChangeDto } from './undoable-change.dto.js';

/** Number of changes on the list. */
const MAX_CHANGES = 100;
const UNDO_PREFIX = 'undo-';

/**
 * Reads the latest changes of the roster that can be taken back, and the effect of taking each back. Neither writes nor
 * locks.
 */
@Injectable()
export class UndoableChangesQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly changer: RosterChanger,
    private readonly clock: ShopClock,
  ) {}

  /** Returns changes that people made, latest first. */
  async latest(): Promise<UndoableRosterChangeDto[]> {
    const rows = await sql<Row>(this.em.fork(), latestSql, [this.clock.instant(), MAX_CHANGES]);
    return rows.map(({ kind, made_at, ...change }) => ({
      ...change,
      kind: kind.replaceAll(UNDO_PREFIX, ''),
      is_undo: isUndo(kind),
      made_at_local: this.clock.formatTimestamp(new Date(made_at)),
    }));
  }

  /**
   * Returns the effect of taking a change back; shifts that stay because they are over are among the skipped.
   * @throws as taking it back does, except for bookings that would lose their shift
   */
  async preview(id: string): Promise<RosterOutcomeDto> {
    const em = this.em.fork();
    const { edit, left } = await previewUndo(em, await requireChange(em, id), this.clock);
    await this.changer.check(em, edit);
    const [gained, drafted] = [getGainedShifts(edit.roster), getGainedShifts(edit.drafts)];
    return toRosterOutcome(em, {
      added: [...gained, ...drafted],
      drafted: drafted.length,
      removed: [...getLostShifts(edit.roster), ...getLostShifts(edit.drafts)],
      kept: [],
      skipped: left.map((shift) => ({ shift, reason: 'past' as const })),
      uncovered: await findBookingsLosingShift(em, edit.roster, this.clock.today()),
    });
  }
}

/** Whether a kind names an undo: `undo-edit` does, `undo-undo-edit` makes the edit again. */
const isUndo = (kind: string): boolean => (kind.split(UNDO_PREFIX).length - 1) % 2 === 1;

interface Row extends Omit<UndoableRosterChangeDto, 'is_undo' | 'made_at_local'> {
  made_at: Date;
}

const countSql = (part: string) => /* sql */ `
  jsonb_array_length(c.change -> '${part}' -> 'added') + jsonb_array_length(c.change -> '${part}' -> 'removed')
    + jsonb_array_length(c.change -> '${part}' -> 'changed')`;

const latestSql = /* sql */ `
  select c.id as change_id, c.kind, c.made_at, ${countSql('roster')} as shifts, ${countSql('drafts')} as drafts,
    day.first as first_date, day.last as last_date, made.actor_email as made_by
  from roster_changes c
  cross join lateral (
    select min(date #>> '{}') as first, max(date #>> '{}') as last
    from jsonb_path_query(c.change, '$.*.*[*].**.date ? (@.type() == "string")') date
  ) day
  left join lateral (
    select l.actor_email from event_log l
    where l.occurred_at >= c.made_at and l.actor_kind = 'user' and l.stream in (
      c.id, (c.change #>> '{roster,removed,0,id}')::uuid, (c.change #>> '{roster,changed,0,after,id}')::uuid,
      (c.change #>> '{roster,added,0,id}')::uuid, (c.change #>> '{patterns,0,id}')::uuid)
    order by l.position limit 1
  ) made on true
  where c.undone_by is null and c.kind <> 'fill' and c.made_at > $1::timestamptz - make_interval(days => ${UNDO_DAYS})
  order by c.made_at desc, c.id desc limit $2`;
