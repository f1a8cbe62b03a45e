import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { RecoveryCodesRenewed } from '../identity.event-types.js';
import { Reauthenticator, type ReauthenticationInput } from './reauthenticator.js';
import { SecondFactorStore } from './second-factor-store.js';

/**
 * Replaces the user's own recovery codes; the earlier ones stop working. Results in the new ones.
 * @throws InvalidInputError naming `password` or `code`, BusinessRuleError `second-factor-off`, Problem 429
 */
export class RenewRecoveryCodes extends Command<string[]> {
  constructor(
    readonly credentials: ReauthenticationInput,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly log: EventLog,
    private readonly reauthenticator: Reauthenticator,
    private readonly factors: SecondFactorStore,
  ) {}

  execute({ credentials, by }: RenewRecoveryCodes): Promise<string[]> {
    return this.reauthenticator.reauthenticate(credentials, by, async (em, user, factor) => {
      const codes = await this.factors.renewRecoveryCodes(em, factor);
      const data = { email: user.email };
      await this.log.appendChange(em, RecoveryCodesRenewed, user.id, data, by);
      return codes;
    });
  }
}
