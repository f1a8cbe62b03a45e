import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError, NotFoundError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { diffFields } from '../diff.js';
import { PhotoService } from '../photos/photo.service.js';
import { TreatmentWriter } from '../treatments/treatment-writer.js';
import { TherapistEdited } from '../catalog.event-types.js';
import { Therapist } from './therapist.entity.js';
import { assertNotAnyAvailable, type TherapistInput, toColumns, toTherapistEventData } from './therapist-input.js';

/**
 * Changes a therapist's record, except whether they are active: rosters depend on it, so scheduling has commands for
 * that.
 * @throws NotFoundError, Problem 403 for somebody else's record, BusinessRuleError `any-available-fixed`,
 * InvalidInputError naming `name` for a new one that is Any Available's or `specialties` for one that is no service,
 * OptimisticLockError when it is no longer at the expected version
 */
export class EditTherapist extends Command<void> {
  /**
   * @param input fields that are left out stay as they are
   * @param ownerId the user who may edit only the therapist whom they sign in as
   */
  constructor(
    readonly id: string,
    readonly input: Partial<TherapistInput>,
    readonly expectedVersion: number,
    readonly by: Actor,
    readonly ownerId?: string,
  ) {
    super();
  }
}

@CommandHandler(EditTherapist)
export class EditTherapistHandler implements ICommandHandler<EditTherapist> {
  constructor(
    private readonly em: EntityManager,
    private readonly photos: PhotoService,
    private readonly treatments: TreatmentWriter,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ id, input: { specialties, ...input }, expectedVersion, by, ownerId }: EditTherapist): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const therapist = await em.findOne(Therapist, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (ownerId !== undefined && therapist?.userId !== ownerId) throw notOwnProfile();
      if (!therapist) throw new NotFoundError('There is no such therapist');
      if (therapist.isUnassigned) throw new BusinessRuleError('any-available-fixed', 'Any Available cannot be changed');
      await em.lock(therapist, LockMode.OPTIMISTIC, expectedVersion);
      if (input.name !== undefined && input.name !== therapist.name) assertNotAnyAvailable(input.name);
      const columns = toColumns(input);
      const changes = diffFields(toTherapistEventData(therapist), toTherapistEventData({ ...therapist, ...columns }));
      if (changes) {
        if (input.imageUrl) await this.photos.markUsed(em, input.imageUrl);
        Object.assign(therapist, columns);
        const data = { therapist_id: id, name: therapist.name, ...changes };
        await this.log.appendChange(em, TherapistEdited, id, data, by);
      }
      const givesOthers = specialties && (await this.treatments.replaceByName(em, therapist, specialties, by));
      if (changes || givesOthers) therapist.updatedAt = this.clock.now();
    });
  }
}

function notOwnProfile(): Problem {
  return new Problem(403, 'forbidden', 'You can only edit your own profile');
}
