import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { lockAccount } from '../accounts/account.js';
import type { VerifiedUser } from '../accounts/user.js';
import { PasswordReset, UserInvitationAccepted } from '../identity.event-types.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { assertPasswordPolicy } from '../credentials/password-policy.js';
import { PasswordStore } from './password-store.js';
import { PasswordTokens } from './password-tokens.js';

/**
 * Sets the password of the owner of a mailed link, and uses the link up. Results in the user; undefined when the link
 * is not valid (any more).
 * @throws InvalidInputError naming `password`; the link stays valid
 */
export class ResetPassword extends Command<VerifiedUser | undefined> {
  constructor(
    readonly token: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly em: EntityManager,
    private readonly hasher: PasswordHasher,
    private readonly tokens: PasswordTokens,
    private readonly passwords: PasswordStore,
  ) {}

  async execute({ token, password }: ResetPassword): Promise<VerifiedUser | undefined> {
    const owner = await this.tokens.findOwner(token);
    if (!owner) return undefined;
    await assertPasswordPolicy(password, owner.email);
    const passwordHash = await this.hasher.hash(password);
    const event = owner.purpose === 'invitation' ? UserInvitationAccepted : PasswordReset;
    return this.em.fork().transactional(async (em) => {
      const { user } = await lockAccount(em, owner.id);
      if (user.disabledAt || !(await this.tokens.consume(em, token, owner))) return undefined;
      await this.passwords.save(em, user, { passwordHash, event });
      return { ...owner, sessionVersion: user.sessionVersion };
    });
  }
}
