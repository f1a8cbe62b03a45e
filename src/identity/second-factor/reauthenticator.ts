import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { User } from '../accounts/user.entity.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { SecondFactorAttempts } from './second-factor-attempts.js';
import { SecondFactorStore } from './second-factor-store.js';
import type { SecondFactor } from './second-factor.entity.js';

/** The credentials that users give again before their second factor changes. */
export interface ReauthenticationInput {
  userId: string;
  password: string;
  /** Code of the app, or a recovery code. */
  code: string;
}

/** The result of the change, or the address of the account whose code was wrong. */
type Outcome<Result> = { refused: string } | { refused?: undefined; result: Result };

/** Asks users to prove their identity again, so that an open browser alone is not enough to change a second factor. */
@Injectable()
export class Reauthenticator {
  constructor(
    private readonly em: EntityManager,
    private readonly hasher: PasswordHasher,
    private readonly factors: SecondFactorStore,
    private readonly attempts: SecondFactorAttempts,
    private readonly clock: Clock,
  ) {}

  /** Checks the password of a user. @throws InvalidInputError naming `password` */
  async assertPassword(userId: string, password: string): Promise<void> {
    const user = await this.em.fork().findOne(User, userId);
    if (!(await this.hasher.matches(user?.passwordHash ?? null, password)))
      throw new InvalidInputError('password', 'This is not your password');
  }

  /**
   * Checks password and code, and applies a change in the transaction that uses the code up.
   * @throws InvalidInputError naming `password` or `code`, BusinessRuleError `second-factor-off`, Problem 429
   */
  async reauthenticate<Result>(
    { userId, password, code }: ReauthenticationInput,
    by: Actor,
    change: (em: EntityManager, user: User, factor: SecondFactor) => Promise<Result>,
  ): Promise<Result> {
    await this.assertPassword(userId, password);
    await this.attempts.count(userId);
    const outcome = await this.em.fork().transactional(async (em): Promise<Outcome<Result>> => {
      const user = await this.factors.lockUser(em, userId);
      const factor = await this.factors.findEnabled(em, userId);
      if (!factor) throw new BusinessRuleError('second-factor-off', 'Your second factor is off');
      const isRight = (await this.factors.useCode(em, factor, code, this.clock.now())) !== null;
      if (!isRight) return { refused: user.email };
      return { result: await change(em, user, factor) };
    });
    return outcome.refused === undefined ? outcome.result : this.attempts.throwWrongCode(outcome.refused, by);
  }
}
