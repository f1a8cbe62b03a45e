import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountService } from '../../identity/index.js';
import type { Actor } from '../../kernel/actor.js';
import { type AccountAccess, TherapistLink } from '../therapists/therapist-link.js';

/**
 * Changes the role of an account and the therapist linked to it.
 * @throws NotFoundError, OptimisticLockError, BusinessRuleError `last-admin` or `therapist-taken`, InvalidInputError
 * naming `therapist_id`
 */
export class EditStaffAccount extends Command<void> {
  constructor(
    readonly id: string,
    readonly access: AccountAccess,
    readonly expectedVersion: number,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(EditStaffAccount)
export class EditStaffAccountHandler implements ICommandHandler<EditStaffAccount> {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountService,
    private readonly therapistLink: TherapistLink,
  ) {}

  execute({ id, access, expectedVersion, by }: EditStaffAccount): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const email = await this.accounts.setRole(em, { id, role: access.role, expectedVersion }, by);
      await this.therapistLink.set(em, { id, email }, access.therapistId, by);
    });
  }
}
