import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { SecondFactorDisabled } from '../identity.event-types.js';
import { Reauthenticator, type ReauthenticationInput } from './reauthenticator.js';
import { SecondFactorStore } from './second-factor-store.js';

/**
 * Turns the user's own second factor off.
 * @throws InvalidInputError naming `password` or `code`, BusinessRuleError `second-factor-off`, Problem 429
 */
export class DisableSecondFactor extends Command<void> {
  constructor(
    readonly credentials: ReauthenticationInput,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(DisableSecondFactor)
export class DisableSecondFactorHandler implements ICommandHandler<DisableSecondFactor> {
  constructor(
    private readonly log: EventLog,
    private readonly reauthenticator: Reauthenticator,
    private readonly factors: SecondFactorStore,
  ) {}

  async execute({ credentials, by }: DisableSecondFactor): Promise<void> {
    await this.reauthenticator.reauthenticate(credentials, by, async (em, user) => {
      await this.factors.remove(em, user.id);
      const data = { email: user.email };
      await this.log.appendChange(em, SecondFactorDisabled, user.id, data, by);
    });
  }
}
