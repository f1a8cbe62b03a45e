import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { User } from '../accounts/user.entity.js';
import { hashToken } from '../tokens/secret-tokens.js';
import { SignedOut } from '../identity.event-types.js';
import { RefreshToken, Session } from './session.entity.js';

/** Ends a session, named by its id or by one of its refresh tokens. Does nothing when it has ended. */
export class SignOut extends Command<void> {
  constructor(readonly session: { id: string } | { refreshToken: string }) {
    super();
  }
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ session: which }: SignOut): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const id = 'id' in which ? which.id : await findSessionId(em, which.refreshToken);
      if (!id) return;
      const session = await em.findOne(Session, { id, endedAt: null }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!session) return;
      session.endedAt = this.clock.now();
      const user = await em.findOneOrFail(User, session.user.id);
      const by = { kind: 'user', id: user.id, email: user.email } as const;
      await this.log.appendChange(em, SignedOut, id, { email: user.email }, by);
    });
  }
}

async function findSessionId(em: EntityManager, refreshToken: string): Promise<string | undefined> {
  const token = await em.findOne(RefreshToken, { tokenHash: hashToken(refreshToken) });
  return token?.session.id;
}
