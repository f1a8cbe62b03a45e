import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock/clock.js';
import type { VerifiedUser } from '../accounts/user.js';
import { User } from '../accounts/user.entity.js';
import { generateToken, hashToken } from '../tokens/secret-tokens.js';
import { SignInChallenge } from './sign-in-challenge.entity.js';

export const CHALLENGE_TTL_SECONDS = 5 * 60;

interface IssuedChallenge {
  token: string;
  expiresAt: Date;
}

/** Lets a user whose password was right continue with the second factor, for five minutes. */
export class IssueSignInChallenge extends Command<IssuedChallenge> {
  constructor(readonly user: Pick<VerifiedUser, 'id' | 'sessionVersion'>) {
    super();
  }
}

@CommandHandler(IssueSignInChallenge)
export class IssueSignInChallengeHandler implements ICommandHandler<IssueSignInChallenge> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ user: { id, sessionVersion } }: IssueSignInChallenge): Promise<IssuedChallenge> {
    const now = this.clock.now();
    const token = generateToken();
    const expiresAt = new Date(now.getTime() + CHALLENGE_TTL_SECONDS * 1000);
    await this.em.fork().transactional(async (em) => {
      await em.nativeDelete(SignInChallenge, { user: id, expiresAt: { $lt: now } });
      em.create(SignInChallenge, {
        tokenHash: hashToken(token),
        user: em.getReference(User, id),
        sessionVersion,
        expiresAt,
      });
    });
    return { token, expiresAt };
  }
}
