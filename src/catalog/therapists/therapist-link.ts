import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Role } from '../../identity/index.js';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import { sql } from '../../platform/database/sql.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { UserTherapistChanged } from '../catalog.event-types.js';
import { Therapist } from './therapist.entity.js';

/** The role of an account, and the therapist that it works as. */
export interface AccountAccess {
  role: Role | null;
  /** The therapist whom the user signs in as. */
  therapistId: string | null;
}

/** Links a user to the therapist whom they sign in as, inside the caller's transaction. */
@Injectable()
export class TherapistLink {
  constructor(private readonly log: EventLog) {}

  /**
   * Links the user to a therapist, or to none.
   * @throws InvalidInputError naming `therapist_id`, BusinessRuleError `therapist-taken`
   */
  async set(
    em: EntityManager,
    user: { id: string; email: string },
    therapistId: string | null,
    by: Actor,
  ): Promise<void> {
    const where = { $or: [{ userId: user.id }, ...(therapistId ? [{ id: therapistId }] : [])] };
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
    const locked = await em.find(Therapist, where, options);
    const before = locked.find(({ userId }) => userId === user.id);
    if ((before?.id ?? null) === therapistId) return;
    const target = locked.find(({ id }) => id === therapistId);
    if (therapistId && (!target || target.isUnassigned))
      throw new InvalidInputError('therapist_id', 'There is no such therapist');
    if (target?.userId)
      throw new BusinessRuleError('therapist-taken', `Someone else already signs in as ${target.name}`);
    // SQL, since the ORM would count up the version of the edited record, which the link is no part of. The old link goes
    // first: a user has one at most.
    await sql(em, 'update therapists set user_id = null where user_id = $1', [user.id]);
    if (target) await sql(em, 'update therapists set user_id = $2 where id = $1', [target.id, user.id]);
    const data = {
      email: user.email,
      therapist_id: therapistId,
      therapist_name: target?.name ?? null,
      previous_therapist_name: before?.name ?? null,
    };
    await this.log.appendChange(em, UserTherapistChanged, user.id, data, by);
  }
}
