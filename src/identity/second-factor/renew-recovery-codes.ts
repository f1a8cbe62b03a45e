import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import { EventLog } from '../../platform/event-log/event-log.js';
import { OwnSecondFactor, type OwnProof } from './own-second-factor.js';
import { SecondFactorStore } from './second-factor-store.js';

/**
 * Replaces the user's own recovery codes; the earlier ones stop working. Results in the new ones.
 * @throws InvalidInputError naming `password` or `code`, BusinessRuleError `second-factor-off`, Problem 429
 */
export class RenewRecoveryCodes extends Command<string[]> {
  constructor(
    readonly proof: OwnProof,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RenewRecoveryCodes)
export class RenewRecoveryCodesHandler implements ICommandHandler<RenewRecoveryCodes> {
  constructor(
    private readonly log: EventLog,
    private readonly own: OwnSecondFactor,
    private readonly factors: SecondFactorStore,
  ) {}

  execute({ proof, by }: RenewRecoveryCodes): Promise<string[]> {
    return this.own.prove(proof, by, async (em, user, factor) => {
      const codes = await this.factors.renewRecoveryCodes(em, factor);
      const data = { email: user.email };
      await this.log.appendChangeEvents(em, [{ stream: user.id, type: 'RecoveryCodesRenewed', data }], by);
      return codes;
    });
  }
}
