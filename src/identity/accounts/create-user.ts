import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUID } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { UserCreated } from '../identity.event-types.js';
import { PasswordHasher } from '../credentials/password-hasher.js';
import { assertPasswordPolicy } from '../credentials/password-policy.js';
import { addUser } from './add-user.js';
import type { Role } from './user.js';

interface NewUser {
  email: string;
  /** The password; null when its owner chooses it through a link. */
  password: string | null;
  role: Role | null;
}

/**
 * Adds a user who can sign in. Results in the id of the new user.
 * @throws InvalidInputError when the password is too short or easily guessed, or the address is taken (case does not
 * matter)
 */
export class CreateUser extends Command<string> {
  constructor(
    readonly user: NewUser,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(CreateUser)
export class CreateUserHandler implements ICommandHandler<CreateUser> {
  constructor(
    private readonly em: EntityManager,
    private readonly log: EventLog,
    private readonly passwords: PasswordHasher,
    private readonly clock: Clock,
  ) {}

  async execute({ user: { email, password, role }, by }: CreateUser): Promise<string> {
    if (password !== null) await assertPasswordPolicy(password, email);
    const passwordHash = password === null ? null : await this.passwords.hash(password);
    const id = randomUUID();
    await this.em.fork().transactional(async (em) => {
      await addUser(em, { id, email, role, passwordHash }, this.clock.now());
      await this.log.appendChange(em, UserCreated, id, { email, role }, by);
    });
    return id;
  }
}
