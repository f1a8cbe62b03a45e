import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import { type Actor, getUserId } from '../../kernel/actor.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { ApiKeyCreated } from '../identity.event-types.js';
import { generateToken, hashToken } from '../tokens/secret-tokens.js';
import { ApiKey } from './api-key.entity.js';
import type { ApiScope } from './api-scope.js';

/** Creates an API key, and returns it whole for the only time. @throws InvalidInputError naming `name` when a key in use has it */
export class CreateApiKey extends Command<{ id: string; key: string }> {
  constructor(
    readonly name: string,
    readonly scopes: readonly ApiScope[],
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(CreateApiKey)
export class CreateApiKeyHandler implements ICommandHandler<CreateApiKey> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly clock: Clock,
  ) {}

  async execute({ name, scopes, by }: CreateApiKey): Promise<{ id: string; key: string }> {
    const id = randomUUIDv7();
    const prefix = `spa_${randomBytes(4).toString('hex')}`;
    const key = `${prefix}_${generateToken()}`;
    try {
      await this.em.fork().transactional(async (em) => {
        em.create(ApiKey, {
          ...{ id, name, prefix, scopes: [...scopes], secretHash: hashToken(key) },
          ...{ createdBy: getUserId(by), createdAt: this.clock.now() },
        });
        await em.flush();
        await this.log.appendChange(em, ApiKeyCreated, id, { name, prefix, scopes }, by);
      });
    } catch (error) {
      if (!(error instanceof UniqueConstraintViolationException)) throw error;
      throw new InvalidInputError('name', 'There is already a key with this name');
    }
    return { id, key };
  }
}
