import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';

const CONTEXT = 'second-factor';

/**
 * Encrypts the secrets of authenticator apps like personal data: with a key of their user, which PERSONAL_DATA_KEY
 * wraps and a key rotation wraps again. Neither the database nor a backup reveals them.
 */
@Injectable()
export class SecondFactorSecrets {
  constructor(private readonly personalData: PersonalData) {}

  async encrypt(em: EntityManager, userId: string, secret: string): Promise<Buffer> {
    return this.personalData.encrypt(await this.personalData.replaceKey(em, userId), { secret }, CONTEXT);
  }

  /** Decrypts a secret. @throws Error when the key is gone */
  async decrypt(em: EntityManager, userId: string, sealed: Uint8Array): Promise<string> {
    const key = await this.personalData.findKey(em, userId);
    if (!key) throw new Error(`The key of the second factor of ${userId} is gone`);
    return this.personalData.decrypt(key, Buffer.from(sealed), CONTEXT).secret as string;
  }

  async destroy(em: EntityManager, userId: string): Promise<void> {
    await this.personalData.destroyKey(em, userId);
  }
}
