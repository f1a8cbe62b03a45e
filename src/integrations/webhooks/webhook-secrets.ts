import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import type { Executor } from '../../platform/database/sql.js';
import type { Transaction } from '../../platform/database/pipelining/index.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

const CONTEXT = 'webhook';

/** Makes and keeps the secrets by which endpoints know that a message is ours: sealed, as those of second factors are. */
@Injectable()
export class WebhookSecrets {
  constructor(private readonly personalData: PersonalData) {}

  generate(): string {
    return `whsec_${randomBytes(32).toString('base64')}`;
  }

  /** Seals the first secret of an endpoint, with a new key. */
  async sealFirst(tx: Transaction, endpointId: string, secret: string): Promise<Buffer> {
    const keys = await this.personalData.createKeys(tx, [endpointId]);
    return this.personalData.encrypt(keys.get(endpointId)!, { secret }, CONTEXT);
  }

  /** Seals a further one with the same key. */
  async sealNext(tx: Transaction, endpointId: string, secret: string): Promise<Buffer> {
    return this.personalData.encrypt((await this.personalData.findKey(tx, endpointId))!, { secret }, CONTEXT);
  }

  /** Signs a message with each of an endpoint's secrets, by the Standard Webhooks specification. */
  async sign(
    db: Executor,
    endpointId: string,
    sealed: readonly Buffer[],
    { id, at, body }: { id: string; at: Date; body: string },
  ): Promise<Record<string, string>> {
    const key = (await this.personalData.findKey(db, endpointId))!;
    const signatures = sealed.map((each) => {
      const { secret } = this.personalData.decrypt(key, each, CONTEXT) as { secret: string };
      return new Webhook(secret).sign(id, at, body);
    });
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    };
  }
}
