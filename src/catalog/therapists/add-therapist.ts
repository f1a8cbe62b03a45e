import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountService } from '../../identity/index.js';
import type { Actor } from '../../kernel/actor.js';
import { PhotoService } from '../photos/photo.service.js';
import { TherapistLink } from './therapist-link.js';
import { TreatmentWriter } from '../treatments/treatment-writer.js';
import type { TherapistInput } from './therapist-input.js';
import { TherapistWriter } from './therapist-writer.js';

export interface NewTherapist extends TherapistInput {
  /** The user who signs in as the therapist. */
  userId: string | null;
  isActive: boolean;
}

/**
 * Adds a therapist.
 * @throws InvalidInputError naming `image_url` when the photo is gone, `name` for Any Available's or `specialties` for
 * one that is no service, NotFoundError for an unknown user
 */
export class AddTherapist extends Command<void> {
  constructor(
    readonly id: string,
    readonly therapist: NewTherapist,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(AddTherapist)
export class AddTherapistHandler implements ICommandHandler<AddTherapist> {
  constructor(
    private readonly em: EntityManager,
    private readonly photos: PhotoService,
    private readonly accounts: AccountService,
    private readonly link: TherapistLink,
    private readonly writer: TherapistWriter,
    private readonly treatments: TreatmentWriter,
  ) {}

  execute({ id, therapist: { userId, ...therapist }, by }: AddTherapist): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      if (therapist.imageUrl) await this.photos.markUsed(em, therapist.imageUrl);
      const row = await this.writer.add(em, id, therapist, by);
      // What they give is a change of its own, as in the list of treatments.
      await this.treatments.replaceByName(em, row, therapist.specialties, by);
      // Who signs in as whom is a change of its own, from which the log tells it for any day.
      if (userId) await this.link.set(em, { id: userId, email: await this.accounts.getEmail(em, userId) }, id, by);
    });
  }
}
