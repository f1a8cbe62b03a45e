import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { visitor } from '../../kernel/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { User, UserRole } from '../accounts/user.entity.js';
import type { VerifiedUser } from '../accounts/user.js';
import { SecondFactorAttempts } from '../second-factor/second-factor-attempts.js';
import { SecondFactorStore } from '../second-factor/second-factor-store.js';
import { hashToken } from '../tokens/secret-tokens.js';
import { RecoveryCodeUsed } from '../identity.event-types.js';
import { SignInChallenge } from './sign-in-challenge.entity.js';

/**
 * Uses up a challenge by a code of the app or a recovery code. Results in the user; undefined when the challenge is
 * over.
 * @throws InvalidInputError naming `code`, which leaves the challenge open; Problem 429
 */
export class PassSignInChallenge extends Command<VerifiedUser | undefined> {
  constructor(
    readonly token: string,
    readonly code: string,
  ) {
    super();
  }
}

/**
 * The user whose sign-in continues, or the address of the account whose code was wrong; neither when the challenge is
 * over.
 */
interface Outcome {
  user?: VerifiedUser;
  refused?: string;
}

@CommandHandler(PassSignInChallenge)
export class PassSignInChallengeHandler implements ICommandHandler<PassSignInChallenge> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly factors: SecondFactorStore,
    private readonly attempts: SecondFactorAttempts,
    private readonly clock: Clock,
  ) {}

  async execute({ token, code }: PassSignInChallenge): Promise<VerifiedUser | undefined> {
    const tokenHash = hashToken(token);
    const challenge = await this.em.fork().findOne(SignInChallenge, tokenHash);
    if (!challenge || challenge.expiresAt <= this.clock.now()) return undefined;
    const userId = challenge.user.id;
    await this.attempts.count(userId);
    const outcome = await this.em.fork().transactional(async (em): Promise<Outcome> => {
      const user = await this.factors.lockUser(em, userId);
      const factor = await this.factors.findEnabled(em, userId);
      // The locked row says what has happened since the password was checked.
      if (!factor || user.disabledAt || user.sessionVersion !== challenge.sessionVersion) return {};
      const used = await this.factors.useCode(em, factor, code, this.clock.now());
      if (!used) return { refused: user.email };
      if (used === 'recovery-code') await this.logRecoveryCode(em, user);
      if ((await em.nativeDelete(SignInChallenge, { tokenHash })) === 0) return {};
      const userRole = await em.findOne(UserRole, { user });
      const { id, email, sessionVersion } = user;
      return { user: { id, email, role: userRole?.role ?? null, sessionVersion } };
    });
    return outcome.refused === undefined ? outcome.user : this.attempts.throwWrongCode(outcome.refused, visitor);
  }

  private async logRecoveryCode(em: EntityManager, { id, email }: User): Promise<void> {
    const data = { email, codes_left: await this.factors.countRecoveryCodes(em, id) };
    await this.log.appendChange(em, RecoveryCodeUsed, id, data, {
      kind: 'user',
      id,
      email,
    });
  }
}
