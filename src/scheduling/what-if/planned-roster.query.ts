import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { addDays } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { PublicationPlanner, toPublishedDays } from '../roster-changes/drafts/publication.js';
import type { ShiftOutcomeDto } from '../roster-changes/roster-change.dto.js';
import { readChange } from '../roster-changes/roster-change-store.js';
import { NO_CHANGE, type RosterEdit } from '../roster-changes/roster-edit.js';
import { invertWithFills } from '../roster-changes/undo/prepare-undo.js';
import { ShiftCopier, toShiftCopy } from '../roster-copies/copy-shifts.js';
import { TemplatePreviewer } from '../roster-copies/use-template.js';
import { RosterPlanner } from '../roster-plans/roster-planner.js';
import { PatternEditor } from '../roster-patterns/pattern-editor.js';
import { toNewPatterns } from '../roster-patterns/pattern-input.js';
import { readOwnShifts } from '../roster-patterns/pattern-store.js';
import { getGainedShifts, getLostShifts, type RosterChange } from '../rosters/roster-change.js';
import type { RosterHypothesis } from './hypothetical-change.js';
import type { EndedPatternDto, PlannedRosterDto } from './planned-roster.dto.js';

/** The effect of a roster change that has not been made yet. */
interface PreparedChange {
  edit: Pick<RosterEdit, 'roster'>;
  outcome: Record<
    'added' | 'removed' | 'kept' | 'skipped',
    readonly Pick<ShiftOutcomeDto, 'therapist_id' | 'roster_date'>[]
  >;
}

/**
 * Plans the shifts that quick actions, copies, templates, patterns, publications and undoing would add and remove.
 * Writes nothing.
 */
@Injectable()
export class PlannedRosterQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly planner: RosterPlanner,
    private readonly copier: ShiftCopier,
    private readonly templates: TemplatePreviewer,
    private readonly patterns: PatternEditor,
    private readonly publications: PublicationPlanner,
  ) {}

  /** Plans the change; undefined when none of these is given. @throws as when it is made */
  async find(dto: PlannedRosterDto): Promise<RosterHypothesis | undefined> {
    const { roster_copy: copy, roster_template: template, roster_patterns: patterns, publication } = dto;
    const { roster_plan: quickAction, pattern_end: ending, roster_undo: undone } = dto;
    const em = this.em.fork();
    if (quickAction) {
      const { shifts, plan } = await this.planner.prepare(quickAction.name);
      return toHypothesis({
        edit: { roster: { ...NO_CHANGE, added: shifts } },
        outcome: { removed: [], kept: [], ...plan },
      });
    }
    if (copy) return toHypothesis(await this.copier.prepare(toShiftCopy(copy)));
    if (template) {
      const { template_id: templateId, week: day, weeks, draft: isDraft } = template;
      return toHypothesis(await this.templates.prepare({ templateId, day, weeks, isDraft }));
    }
    if (patterns) {
      const input = toNewPatterns(patterns);
      return toHypothesis(await em.transactional((tx) => this.patterns.prepareNew(tx, input, false)));
    }
    if (publication) {
      const { edit, preview } = await this.publications.plan(em, toPublishedDays(publication));
      return toHypothesis({ edit, outcome: preview });
    }
    if (ending) return toRosterHypothesis({ ...NO_CHANGE, removed: await this.findEndedShifts(em, ending) });
    if (!undone) return undefined;
    const change = await readChange(em, undone.change_id);
    return toRosterHypothesis((await invertWithFills(em, change, this.clock)).edit.roster);
  }

  /** Finds the shifts that a pattern has made from today on and would remove. */
  private async findEndedShifts(em: EntityManager, { pattern_id: id, last_date: last }: EndedPatternDto) {
    if (last === null) return [];
    const [next, today] = [addDays(last, 1), this.clock.today()];
    return readOwnShifts(em, [id], next > today ? next : today);
  }
}

/**
 * Converts a planned change to a hypothesis that lists bookings of all its days, also those that already have no shift.
 */
function toHypothesis({ edit: { roster }, outcome }: PreparedChange): RosterHypothesis {
  const { added, removed, kept, skipped } = outcome;
  return {
    ...toRosterHypothesis(roster),
    checkedDays: [...added, ...removed, ...kept, ...skipped].map(
      ({ therapist_id: therapistId, roster_date: date }) => ({
        therapistId,
        date,
      }),
    ),
  };
}

const toRosterHypothesis = (roster: RosterChange): RosterHypothesis => ({
  kind: 'roster',
  removedIds: getLostShifts(roster).map(({ id }) => id),
  gained: getGainedShifts(roster),
});
