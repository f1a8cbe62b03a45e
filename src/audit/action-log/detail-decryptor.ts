import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { seesClientsMasked } from '../../platform/request-context.js';
import { ClientMask } from '../masking/client-mask.js';

type Details = Record<string, unknown>;

/** Names of clients in another system, which it may have made of an address or a number. */
const FOREIGN = 'external_id';

/** Decrypts the details of entries, and masks what was encrypted for those who may not know the clients. */
@Injectable()
export class DetailDecryptor {
  constructor(
    private readonly personalData: PersonalData,
    private readonly mask: ClientMask,
  ) {}

  async decrypt(em: EntityManager, entries: readonly Details[]): Promise<Details[]> {
    const subjects = this.personalData.findSubjects(entries.flatMap((details) => Object.values(details)));
    const keys = subjects.length > 0 ? await this.personalData.findKeys(em, subjects) : new Map<string, Buffer>();
    const isMasked = seesClientsMasked();
    return entries.map((details) =>
      Object.fromEntries(
        Object.entries(details).map(([name, stored]) => {
          const value = this.personalData.decryptField(keys, stored);
          return [name, isMasked && (value !== stored || name === FOREIGN) ? this.mask.detail(name, value) : value];
        }),
      ),
    );
  }
}
