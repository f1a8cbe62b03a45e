import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError, NotFoundError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { Therapist } from '../therapists/therapist.entity.js';
import { type TreatmentInput, TreatmentWriter } from './treatment-writer.js';

/**
 * Sets the services that a therapist gives; none means all. Existing bookings stay as they are.
 * @throws NotFoundError, BusinessRuleError `any-available-fixed`, InvalidInputError on `treatments` for a service that
 * is not offered, OptimisticLockError when the therapist is no longer at the expected version
 */
export class SetTreatments extends Command<void> {
  constructor(
    readonly therapistId: string,
    readonly treatments: readonly TreatmentInput[],
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(SetTreatments)
export class SetTreatmentsHandler implements ICommandHandler<SetTreatments> {
  constructor(
    private readonly em: EntityManager,
    private readonly treatments: TreatmentWriter,
    private readonly clock: Clock,
  ) {}

  execute({ therapistId, treatments, expectedVersion, by }: SetTreatments): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const therapist = await em.findOne(Therapist, therapistId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!therapist) throw new NotFoundError('There is no such therapist');
      if (therapist.isUnassigned) throw new BusinessRuleError('any-available-fixed', 'Any Available cannot be changed');
      await em.lock(therapist, LockMode.OPTIMISTIC, expectedVersion);
      if (await this.treatments.replace(em, therapist, treatments, by)) therapist.updatedAt = this.clock.now();
    });
  }
}
