import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountService } from '../../identity/index.js';
import type { Actor } from '../../kernel/actor.js';
import { type AccountAccess, TherapistLink } from '../therapists/therapist-link.js';

/**
 * Creates an account and mails its owner a link; returns the id of the new user.
 * @throws InvalidInputError naming `email` when it is taken, or `therapist_id`; BusinessRuleError `therapist-taken`
 */
export class InviteStaff extends Command<string> {
  constructor(
    readonly email: string,
    readonly access: AccountAccess,
    readonly by: Actor,
  ) {
    super();
  }
}

/**
 * Creates the account, which belongs to identity, and the link to the therapist, which belongs to this module, in one
 * transaction.
 */
@CommandHandler(InviteStaff)
export class InviteStaffHandler implements ICommandHandler<InviteStaff> {
  constructor(
    private readonly em: EntityManager,
    private readonly accounts: AccountService,
    private readonly therapistLink: TherapistLink,
  ) {}

  execute({ email, access, by }: InviteStaff): Promise<string> {
    return this.em.fork().transactional(async (em) => {
      const id = await this.accounts.invite(em, email, access.role, by);
      await this.therapistLink.set(em, { id, email }, access.therapistId, by);
      return id;
    });
  }
}
