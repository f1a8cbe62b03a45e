import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { NotFoundError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { ApiKeyRevoked } from '../identity.event-types.js';
import { ApiKey } from './api-key.entity.js';

/** Revokes an API key: its next request is refused. One that was revoked stays so. @throws NotFoundError */
export class RevokeApiKey extends Command<void> {
  constructor(
    readonly id: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RevokeApiKey)
export class RevokeApiKeyHandler implements ICommandHandler<RevokeApiKey> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  execute({ id, by }: RevokeApiKey): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      const key = await em.findOne(ApiKey, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!key) throw new NotFoundError('There is no such key');
      if (key.revokedAt) return;
      key.revokedAt = this.clock.now();
      await this.log.appendChange(em, ApiKeyRevoked, id, { name: key.name, prefix: key.prefix }, by);
    });
  }
}
