import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BusinessRuleError } from '../../kernel/errors.js';
import { generateTotpSecret } from './codes/totp.js';
import { Reauthenticator } from './reauthenticator.js';
import { SecondFactorSecrets } from './second-factor-secrets.js';
import { SecondFactorStore } from './second-factor-store.js';
import { SecondFactor } from './second-factor.entity.js';

/**
 * Makes a secret for an authenticator app, replacing one that no code has confirmed yet. Results in the secret, in
 * base32.
 * @throws InvalidInputError naming `password`, BusinessRuleError `second-factor-on`
 */
export class BeginSecondFactor extends Command<string> {
  constructor(
    readonly userId: string,
    readonly password: string,
  ) {
    super();
  }
}

@CommandHandler(BeginSecondFactor)
export class BeginSecondFactorHandler implements ICommandHandler<BeginSecondFactor> {
  constructor(
    private readonly em: EntityManager,
    private readonly reauthenticator: Reauthenticator,
    private readonly secrets: SecondFactorSecrets,
    private readonly factors: SecondFactorStore,
  ) {}

  async execute({ userId, password }: BeginSecondFactor): Promise<string> {
    await this.reauthenticator.assertPassword(userId, password);
    const secret = generateTotpSecret();
    await this.em.fork().transactional(async (em) => {
      const user = await this.factors.lockUser(em, userId);
      const factor = await this.factors.find(em, userId);
      if (factor?.enabledAt) throw new BusinessRuleError('second-factor-on', 'Your second factor is already on');
      const sealedSecret = await this.secrets.encrypt(em, userId, secret);
      if (factor) factor.sealedSecret = sealedSecret;
      else em.create(SecondFactor, { user, sealedSecret });
    });
    return secret;
  }
}
