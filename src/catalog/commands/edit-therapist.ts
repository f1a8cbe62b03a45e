import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { NotFound, RuleBroken } from '../../platform/decider.js';
import type { Actor } from '../../platform/event-store/actor.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { Problem } from '../../platform/http/problem.js';
import { changesBetween } from '../changes.js';
import { Therapist } from '../entities/therapist.entity.js';
import { Photos } from '../photos/photos.js';
import { columnsOf, type TherapistDetails, therapistFact } from './therapist-details.js';

export interface TherapistEdit {
  /** What is left out stays as it is. */
  details: Partial<TherapistDetails>;
  /** The version that the caller edits. */
  seen: number;
  /** The user who may edit nobody but the therapist whom they sign in as. */
  ownerId?: string;
}

/** Changes what is said about a therapist. Whether one works here is not said this way: rosters depend on it. */
@Injectable()
export class EditTherapist {
  constructor(
    private readonly photos: Photos,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws NotFound, Problem 403 for somebody else's record, RuleBroken `any-available-stays`,
   * StreamMoved when it is no longer at the seen version
   */
  async execute(em: EntityManager, id: string, { details, seen, ownerId }: TherapistEdit, by: Actor): Promise<void> {
    await em.transactional(async (tx) => {
      const therapist = await tx.findOne(Therapist, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (ownerId !== undefined && therapist?.userId !== ownerId) throw notYours();
      if (!therapist) throw new NotFound('There is no such therapist');
      if (therapist.isUnassigned) throw new RuleBroken('any-available-stays', 'Any Available cannot be changed');
      await this.log.expectVersion(tx, id, seen);
      const before = therapistFact(therapist);
      const wanted = columnsOf(details);
      const changes = changesBetween(before, therapistFact({ ...therapist, ...wanted }));
      if (!changes) return;
      if (details.imageUrl) await this.photos.keep(tx, details.imageUrl);
      Object.assign(therapist, wanted, { updatedAt: this.clock.now() });
      const data = { therapist_id: id, name: therapist.name, ...changes };
      await this.log.appendFacts(tx, [{ stream: id, type: 'TherapistEdited', data }], by);
    });
  }
}

function notYours(): Problem {
  return new Problem(403, 'forbidden', 'You can only edit your own profile');
}
