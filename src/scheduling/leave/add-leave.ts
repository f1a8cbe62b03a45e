import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TherapistService } from '../../catalog/index.js';
import { type Actor, getUserEmail } from '../../kernel/actor.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { LeaveEntered, LeaveRequested } from '../leave.event-types.js';
import { LeaveNoteCipher } from './leave-notes.js';
import { assertValidDays, type LeaveTerms } from './terms/leave-terms.js';
import { LeaveWriter } from './leave-writer.js';
import { Leave } from './leave.entity.js';

/**
 * Requests leave, or enters it as approved. Only leave that an admin enters may lie in the past.
 * @throws InvalidInputError, BusinessRuleError `leave-exists`, and `bookings-uncovered` unless bookings are to be kept
 */
export class AddLeave extends Command<void> {
  constructor(
    readonly id: string,
    readonly therapistId: string,
    readonly terms: LeaveTerms,
    readonly as: 'asked' | 'approved',
    readonly by: Actor,
    readonly options: {
      /** Whether open bookings within it stay, uncovered. */
      keep: boolean;
      /** Whether it is entered although the same leave has been requested and not decided yet. */
      overridesRequests?: boolean;
    },
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

  async execute({ id, therapistId, terms, as, by, options }: AddLeave): Promise<void> {
    const { keep, overridesRequests = false } = options;
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
      await this.leave.assertNotEntered(em, leave, overridesRequests ? { among: ['approved'] } : {});
      const kept = as === 'approved' ? await this.leave.findUncovered(em, leave, keep) : [];
      const sealed = await this.notes.encrypt(em, id, { note, reply: null });
      const decidedBy = as === 'approved' ? getUserEmail(by) : null;
      em.create(Leave, { ...leave, kind, status: as, sealed, decidedBy, createdAt: this.clock.instant() });
      if (as === 'asked') await this.leave.append(em, LeaveRequested, leave, by);
      else await this.leave.append(em, LeaveEntered, leave, by, { kept_bookings: kept });
    });
  }
}
