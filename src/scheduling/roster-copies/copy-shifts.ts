import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import type { AppliedRosterChangeDto } from '../roster-changes/roster-change.dto.js';
import { readShiftsBetween, type ShiftTable } from '../roster-changes/shift-store.js';
import type { RosterShift } from '../rosters/roster-change.js';
import { countDays, type DateRange, toCopiedDays } from './copied-days.js';
import type { RosterCopyDto } from './roster-copy.dto.js';
import { enterAs, type EnteredShifts, type PreparedEntry, ShiftEntry } from './shift-entry.js';

interface ShiftCopy {
  source: DateRange;
  target: DateRange;
  /** Ids of the therapists; null for all. */
  therapistIds: readonly string[] | null;
  /** Whether shifts become drafts; a copied draft always stays one. */
  isDraft: boolean;
}

export const toShiftCopy = ({ from, to, into_from, into_to, therapist_ids, draft }: RosterCopyDto): ShiftCopy => ({
  source: { from, to },
  target: { from: into_from, to: into_to },
  therapistIds: therapist_ids ?? null,
  isDraft: draft,
});

/** Most days of a range. */
const MAX_DAYS = 186;

/**
 * Copies the shifts and drafts of some days to others.
 * @throws InvalidInputError, BusinessRuleError `no-shifts-to-copy`
 */
export class CopyShifts extends Command<AppliedRosterChangeDto> {
  constructor(
    readonly id: string,
    readonly copy: ShiftCopy,
    readonly by: Actor,
  ) {
    super();
  }
}

@Injectable()
export class ShiftCopier {
  constructor(
    private readonly em: EntityManager,
    private readonly entry: ShiftEntry,
  ) {}

  /** Plans the copy without writing anything. */
  async prepare(copy: ShiftCopy): Promise<PreparedEntry> {
    const em = this.em.fork();
    return this.entry.prepare(em, await findCopiedShifts(em, copy));
  }
}

@CommandHandler(CopyShifts)
export class CopyShiftsHandler implements ICommandHandler<CopyShifts> {
  constructor(
    private readonly em: EntityManager,
    private readonly entry: ShiftEntry,
  ) {}

  execute({ id, copy, by }: CopyShifts): Promise<AppliedRosterChangeDto> {
    return this.em.fork().transactional(async (em) => {
      return this.entry.apply(em, await findCopiedShifts(em, copy), { changeId: id, kind: 'copy', by });
    });
  }
}

/** Finds the shifts to copy. A copied draft stays a draft: nobody has decided yet that it is to be worked. */
async function findCopiedShifts(em: EntityManager, copy: ShiftCopy): Promise<EnteredShifts> {
  const { source, target, therapistIds, isDraft } = copy;
  for (const [field, span] of Object.entries({ to: source, into_to: target })) {
    if (span.to < span.from) throw new InvalidInputError(field, 'The last day must not be before the first one');
    if (countDays(span) > MAX_DAYS) throw new InvalidInputError(field, `At most ${MAX_DAYS} days are copied at once`);
  }
  const days = toCopiedDays(source, target);
  const read = async (table: ShiftTable): Promise<RosterShift[]> =>
    (await readShiftsBetween(em, table, { ...source, therapistIds }))
      .flatMap(({ version: _, ...shift }) =>
        (days.get(shift.date) ?? []).map((date) => ({ ...shift, id: randomUUIDv7(), date })),
      )
      .toSorted((one, other) => one.date.localeCompare(other.date));
  const shifts = await read('therapist_roster');
  const drafts = await read('roster_drafts');
  if (shifts.length + drafts.length === 0)
    throw new BusinessRuleError('no-shifts-to-copy', 'These days have no shifts to copy');
  return isDraft ? enterAs([...shifts, ...drafts], true) : { shifts, drafts };
}
