import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TherapistService } from '../../catalog/index.js';
import { type Actor, getUserEmail } from '../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { LeaveNoteCipher } from './leave-notes.js';
import { assertValidDays, type LeaveTerms } from './terms/leave-terms.js';
import { LeaveWriter } from './leave-writer.js';
import { Leave } from './leave.entity.js';

/**
 * Asks for leave, or enters it as approved. Only what an admin enters may lie in the past.
 * @throws InvalidInputError, BusinessRuleError `leave-exists`, and `bookings-uncovered` unless bookings are to be kept
 */
export class AddLeave extends Command<void> {
  constructor(
    readonly id: string,
    readonly therapistId: string,
    readonly terms: LeaveTerms,
    readonly as: 'asked' | 'approved',
    readonly by: Actor,
    readonly keep: boolean,
  ) {
    super();
  }
}

@CommandHandler(AddLeave)
export class AddLeaveHandler implements ICommandHandler<AddLeave> {
  constructor(
    private readonly em: EntityManager,
    private readonly therapists: TherapistService,
    private readonly leave: LeaveWriter,
    private readonly notes: LeaveNoteCipher,
    private readonly clock: ShopClock,
  ) {}

  async execute({ id, therapistId, terms, as, by, keep }: AddLeave): Promise<void> {
    const { kind, note, ...days } = terms;
    assertValidDays(days);
    if (as === 'asked' && (days.repeatsUntil ?? days.lastDate) < this.clock.today())
      throw new InvalidInputError('last_date', 'These days have passed');
    await this.em.fork().transactional(async (em) => {
      const therapist = await this.therapists.findById(em, therapistId);
      if (!therapist || therapist.isUnassigned)
        throw new InvalidInputError('therapist_id', 'Selected therapist not found.');
      const leave = { id, therapistId, ...days };
      await this.leave.lockDays(em, leave);
      await rejectSame(em, leave);
      const kept = as === 'approved' ? await this.leave.findUncovered(em, leave, keep) : [];
      const sealed = await this.notes.encrypt(em, id, { note, reply: null });
      const decidedBy = as === 'approved' ? getUserEmail(by) : null;
      em.create(Leave, { ...leave, kind, status: as, sealed, decidedBy, createdAt: this.clock.instant() });
      if (as === 'asked') await this.leave.append(em, 'LeaveRequested', leave, by);
      else await this.leave.append(em, 'LeaveEntered', leave, by, { kept_bookings: kept });
    });
  }
}

async function rejectSame(
  em: EntityManager,
  { therapistId, ...days }: { therapistId: string } & Omit<LeaveTerms, 'kind' | 'note'>,
) {
  const { firstDate, lastDate, startTime, endTime, repeatsUntil } = days;
  const params = [therapistId, firstDate, lastDate, startTime, endTime, repeatsUntil];
  const [same] = await sql<{ status: string }>(em, sameSql, params);
  if (!same) return;
  const words = same.status === 'asked' ? 'This leave has been asked for already' : 'This leave is entered already';
  throw new BusinessRuleError('leave-exists', words, undefined, 'first_date');
}

const sameSql = /* sql */ `
  select status from leave
  where therapist_id = $1 and status in ('asked', 'approved') and first_date = $2::date and last_date = $3::date
    and start_time is not distinct from $4::time and end_time is not distinct from $5::time
    and repeats_until is not distinct from $6::date`;
