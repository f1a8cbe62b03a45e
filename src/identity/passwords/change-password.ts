import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { InvalidInputError } from '../../kernel/errors.js';
import { findAccount, lockAccount } from '../accounts/account.js';
import { PasswordChanged } from '../identity.event-types.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { assertPasswordPolicy } from '../credentials/password-policy.js';
import { PasswordStore } from './password-store.js';

/**
 * Replaces the password of a user who knows the current one. Results in the user's new `sessionVersion`.
 * @throws InvalidInputError naming `current_password` or `password`
 */
export class ChangePassword extends Command<number> {
  constructor(
    readonly userId: string,
    readonly currentPassword: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly em: EntityManager,
    private readonly hasher: PasswordHasher,
    private readonly passwords: PasswordStore,
  ) {}

  async execute({ userId, currentPassword, password }: ChangePassword): Promise<number> {
    const account = await findAccount(this.em.fork(), userId);
    if (!account || !(await this.hasher.matches(account.user.passwordHash ?? null, currentPassword))) {
      throw wrongPasswordError();
    }
    await assertPasswordPolicy(password, account.user.email);
    const passwordHash = await this.hasher.hash(password);
    return this.em.fork().transactional(async (em) => {
      const { user } = await lockAccount(em, userId);
      // Checking takes a while, in which another request may have set another one.
      if (user.passwordHash !== account.user.passwordHash) throw wrongPasswordError();
      await this.passwords.save(em, user, { passwordHash, event: PasswordChanged });
      return user.sessionVersion;
    });
  }
}

const wrongPasswordError = () => new InvalidInputError('current_password', 'This is not your current password');
