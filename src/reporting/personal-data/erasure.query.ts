import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ConnectedIdentitiesQuery } from '../../booking/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { toComparableName } from '../../platform/personal-data/same-name.js';
import { PersonQuery } from '../clients/person.query.js';
import type { ErasurePreviewDto, IdentityDto } from './erasure.dto.js';

/** Reads the effects that an erasure of a customer would have. */
@Injectable()
export class ErasureQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly people: PersonQuery,
    private readonly connected: ConnectedIdentitiesQuery,
  ) {}

  /** Previews an erasure. @throws NotFoundError when nobody has this id (any more) */
  async preview(customerId: string): Promise<ErasurePreviewDto> {
    const { identities, isComplete } = await this.connected.find((await this.people.find(customerId)).keys);
    const ownNames = identities.filter(({ distance }) => distance === 0).flatMap(({ names }) => names);
    const shown = identities.map(({ id, email, phones, names, bookings, upcoming, sentMails, distance }) => ({
      ...{ id, email, phones, names, bookings, upcoming },
      sent_mails: sentMails,
      is_own: distance === 0,
      is_suggested: distance === 0 || (distance === 1 && sharesName(names, ownNames)),
    }));
    return {
      identities: shown.sort((one, other) => toRank(one) - toRank(other)),
      is_complete: isComplete,
      backup_at_local: await this.lastBackup(),
    };
  }

  /**
   * Returns the keys of the customer's bookings and those of `others`, and the number of mails that were sent about
   * them.
   * @throws NotFoundError when nobody has this id (any more)
   * @throws InvalidInputError on `identities` when one of them is not connected with the customer
   */
  async select(customerId: string, others: readonly string[]): Promise<{ customerKeys: string[]; sentMails: number }> {
    const { keys: own } = await this.people.find(customerId);
    const { identities } = await this.connected.find(own);
    if (others.some((id) => identities.every((identity) => identity.id !== id)))
      throw new InvalidInputError('identities', 'One of these shares no number with this customer (any more)');
    const selected = identities.filter(({ id, key }) => own.includes(key) || others.includes(id));
    return {
      // Who never booked has no identity there, and is on record under the same key.
      customerKeys: [...new Set([...own, ...selected.map(({ key }) => key)])],
      sentMails: selected.reduce((sum, identity) => sum + identity.sentMails, 0),
    };
  }

  async lastBackup(): Promise<string | null> {
    const [row] = await sql<{ ms: string }>(this.em.fork(), lastBackupSql);
    return row ? this.clock.formatTimestamp(new Date(Number(row.ms))) : null;
  }
}

const toRank = ({ is_own, is_suggested }: IdentityDto) => (is_own ? 0 : is_suggested ? 1 : 2);

function sharesName(names: readonly string[], others: readonly string[] = []): boolean {
  const otherNames = new Set(others.map(toCaseless));
  return names.some((name) => otherNames.has(toCaseless(name)));
}

const toCaseless = (name: string) => toComparableName(name).toLowerCase();

const lastBackupSql = /* sql */ `select (extract(epoch from taken_at) * 1000)::text as ms from last_backup`;
