import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Accounts, type Role } from '../../identity/index.js';
import { sql } from '../../platform/database/sql.js';
import { InvalidInput, RuleBroken } from '../../platform/decider.js';
import { EventLog } from '../../platform/event-store/event-log.js';
import { currentActor } from '../../platform/http/request-context.js';

/** What an account may do, and as whom. */
export interface Standing {
  role: Role | null;
  /** The therapist whom the user signs in as. */
  therapistId: string | null;
}

interface Held {
  id: string;
  name: string;
  user_id: string | null;
  is_unassigned: boolean;
}

/** Invites and edits those who work here: the account is identity's, the therapist is ours, one transaction holds both. */
@Injectable()
export class ManageAccounts {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: Accounts,
    private readonly log: EventLog,
  ) {}

  /**
   * @returns the id of the new user
   * @throws InvalidInput naming `email` when it is taken, or `therapist_id`; RuleBroken `therapist-taken`
   */
  invite(email: string, { role, therapistId }: Standing): Promise<string> {
    return this.em.fork().transactional(async (em) => {
      const id = await this.accounts.invite(em, email, role);
      await this.signInAs(em, { id, email }, therapistId);
      return id;
    });
  }

  /** @throws NotFound, RuleBroken `last-admin` or `therapist-taken`, InvalidInput naming `therapist_id` */
  edit(id: string, { role, therapistId }: Standing): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const email = await this.accounts.setRole(em, id, role);
      await this.signInAs(em, { id, email }, therapistId);
    });
  }

  private async signInAs(em: EntityManager, user: { id: string; email: string }, therapistId: string | null): Promise<void> {
    const held = await sql<Held>(em, hold, [user.id, therapistId]);
    const before = held.find(({ user_id }) => user_id === user.id);
    if ((before?.id ?? null) === therapistId) return;
    const wanted = held.find(({ id }) => id === therapistId);
    if (therapistId && (!wanted || wanted.is_unassigned)) throw new InvalidInput('therapist_id', 'There is no such therapist');
    if (wanted?.user_id) throw new RuleBroken('therapist-taken', `Somebody else signs in as ${wanted.name} already`);
    await sql(em, 'update therapists set user_id = null where user_id = $1', [user.id]);
    await sql(em, 'update therapists set user_id = $1 where id = $2', [user.id, therapistId]);
    const data = {
      email: user.email,
      therapist_id: therapistId,
      therapist_name: wanted?.name ?? null,
      previous_therapist_name: before?.name ?? null,
    };
    await this.log.appendFacts(em, [{ stream: user.id, type: 'UserTherapistChanged', data }], currentActor());
  }
}

const hold = /* sql */ `
  select id, name, user_id, is_unassigned from therapists where user_id = $1 or id = $2::uuid order by id for update`;
