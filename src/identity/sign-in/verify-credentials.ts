import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { visitor } from '../../kernel/actor.js';
import { EventRecorder } from '../../platform/event-log/event-recorder.js';
import { hasEmail } from '../accounts/account.js';
import type { VerifiedUser } from '../accounts/user.js';
import { User, UserRole } from '../accounts/user.entity.js';
import { SignInFailed } from '../identity.event-types.js';
import { PasswordHasher } from '../credentials/password-hasher.js';

/**
 * Results in the user with this address and password, undefined when there is none; disabled ones do not count. A
 * failure is logged, with the address when it is an account's: any other input may be a password.
 */
export class VerifyCredentials extends Command<VerifiedUser | undefined> {
  constructor(
    readonly email: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(VerifyCredentials)
export class VerifyCredentialsHandler implements ICommandHandler<VerifyCredentials> {
  constructor(
    private readonly em: EntityManager,
    private readonly events: EventRecorder,
    private readonly passwords: PasswordHasher,
  ) {}

  async execute({ email, password }: VerifyCredentials): Promise<VerifiedUser | undefined> {
    const em = this.em.fork();
    const user = await em.findOne(User, { ...hasEmail(email), disabledAt: null });
    if ((await this.passwords.matches(user?.passwordHash ?? null, password)) && user) {
      const userRole = await em.findOne(UserRole, { user });
      const { id, sessionVersion } = user;
      return { id, email: user.email, role: userRole?.role ?? null, sessionVersion };
    }
    await this.events.record(SignInFailed, { email: user?.email ?? null }, visitor);
    return undefined;
  }
}
