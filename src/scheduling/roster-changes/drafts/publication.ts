import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { InvalidInputError } from '../../../kernel/errors.js';
import type { LocalDate } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { sql } from '../../../platform/database/sql.js';
import type { RosterShift } from '../../rosters/roster-change.js';
import { AdditionPlanner } from '../additions/addition-planner.js';
import { toRosterOutcome } from '../to-roster-outcome.js';
import type { PublicationDto, PublicationPreviewDto, PublicationRecipientDto } from './roster-draft.dto.js';
import { NO_CHANGE, type RosterEdit, toRosterEdit } from '../roster-edit.js';
import { readShiftsBetween } from '../shift-store.js';
import { findUncoveredBookings } from '../uncovered-bookings.js';

export interface PublishedDays {
  from: LocalDate;
  to: LocalDate;
  therapistIds: readonly string[] | null;
  /** The versions of those that were seen, by id; undefined for all. */
  seen?: ReadonlyMap<string, number> | undefined;
}

/** Converts a request to the days to publish. @throws InvalidInputError */
export function toPublishedDays({ from, to, therapist_ids, drafts }: PublicationDto): PublishedDays {
  if (to < from) throw new InvalidInputError('to', 'The last day must not be before the first one');
  const seen = drafts && new Map(drafts.map(({ id, version }) => [id, version]));
  return { from, to, therapistIds: therapist_ids ?? null, seen };
}

/** Plans the publication of drafts: they become shifts, unless existing shifts overlap them; then they stay drafts. */
@Injectable()
export class PublicationPlanner {
  constructor(
    private readonly em: EntityManager,
    private readonly planner: AdditionPlanner,
    private readonly clock: ShopClock,
  ) {}

  /** Previews a publication without changing anything. */
  async preview(days: PublishedDays): Promise<PublicationPreviewDto> {
    return (await this.plan(this.em.fork(), days)).preview;
  }

  async plan(em: EntityManager, days: PublishedDays): Promise<{ edit: RosterEdit; preview: PublicationPreviewDto }> {
    const drafts = (await readShiftsBetween(em, 'roster_drafts', days)).filter(
      ({ id, version }) => !days.seen || days.seen.get(id) === version,
    );
    const plan = await this.planner.plan(em, drafts);
    const published = new Set(plan.added.map(({ id }) => id));
    // A shift begins at its first version, whatever the draft's was.
    const added = plan.added.map(({ id, therapistId, date, start, end, shiftType, shiftHours }): RosterShift => {
      return { id, therapistId, date, start, end, shiftType, shiftHours };
    });
    const edit = toRosterEdit({
      roster: { ...NO_CHANGE, added },
      drafts: { ...NO_CHANGE, removed: drafts.filter(({ id }) => published.has(id)) },
    });
    const touched = drafts.map(({ therapistId, date }) => ({ therapistId, date }));
    const uncovered = await findUncoveredBookings(em, edit.roster, touched, this.clock.today());
    const outcome = await toRosterOutcome(em, { ...plan, removed: [], uncovered });
    return { edit, preview: { ...outcome, recipients: await findRecipients(em, added) } };
  }
}

async function findRecipients(em: EntityManager, added: readonly RosterShift[]): Promise<PublicationRecipientDto[]> {
  const rows = await sql<Omit<PublicationRecipientDto, 'shifts'>>(em, recipientsSql, [
    added.map(({ therapistId }) => therapistId),
  ]);
  const counts = Map.groupBy(added, ({ therapistId }) => therapistId);
  return rows.map((row) => ({ ...row, shifts: counts.get(row.therapist_id)?.length ?? 0 }));
}

const recipientsSql = /* sql */ `
  select t.id as therapist_id, t.name as therapist_name, u.id is not null as is_mailed
  from therapists t left join users u on u.id = t.user_id and u.disabled_at is null
  where t.id = any ($1::uuid[]) order by t.name, t.id`;
