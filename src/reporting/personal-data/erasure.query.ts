import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isOpenSql } from '../../booking/index.js';
import { personIdSql, personIdsSql } from '../../clients/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { sql } from '../../platform/database/sql.js';
import { PersonQuery } from '../clients/person.query.js';
import { SharedContactQuery } from '../clients/shared-contact.query.js';
import type { ErasableClientDto, ErasurePreviewDto } from './erasure.dto.js';

/** Most others who are listed: more share a number that a shop or a hotel gives everybody. */
const MAX_OTHERS = 50;

/** A client, or several who were merged, with what there is of them. */
export type ErasableClient = Omit<ErasableClientDto, 'is_own' | 'is_suggested'> & {
  /** Ids of all records that were merged. */
  ids: string[];
  /** The names as they are compared. */
  keys: string[];
};

/** Reads the effects that an erasure of a client would have. */
@Injectable()
export class ErasureQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: ShopClock,
    private readonly people: PersonQuery,
    private readonly sharing: SharedContactQuery,
  ) {}

  /** Previews an erasure. @throws NotFoundError when nobody has this id (any more) */
  async preview(id: string): Promise<ErasurePreviewDto> {
    const { own, others, isComplete } = await this.find(id);
    const toDto = ({ ids, keys, ...client }: ErasableClient): ErasableClientDto => ({
      ...client,
      is_own: client.id === own.id,
      is_suggested: keys.some((key) => own.keys.includes(key)),
    });
    const [first, ...rest] = [own, ...others].map(toDto);
    return {
      clients: [first!, ...rest.sort((one, other) => Number(other.is_suggested) - Number(one.is_suggested))],
      is_complete: isComplete,
      backup_at_local: await this.lastBackup(),
    };
  }

  /**
   * Returns a client, and the ids of all clients to erase, with the number of mails that were sent about them.
   * @param also ids of others of the preview who are erased as well
   * @throws NotFoundError when nobody has this id (any more)
   * @throws InvalidInputError on `also` when one of them shares nothing with the client
   */
  async select(
    id: string,
    also: readonly string[],
  ): Promise<{ own: ErasableClient; clientIds: string[]; sentMails: number }> {
    const { own, others } = await this.find(id);
    if (also.some((wanted) => others.every((other) => other.id !== wanted)))
      throw new InvalidInputError('also', 'One of these shares no number or address with this client (any more)');
    const selected = [own, ...others.filter((other) => also.includes(other.id))];
    return {
      own,
      clientIds: selected.flatMap(({ ids }) => ids),
      sentMails: selected.reduce((sum, { sent_mails }) => sum + sent_mails, 0),
    };
  }

  /** Returns who is known by one of these addresses or numbers, or booked this booking. */
  async findKnown({
    contacts,
    bookingId,
  }: {
    contacts: readonly string[];
    bookingId?: string;
  }): Promise<ErasableClient[]> {
    const rows = await sql<{ id: string }>(this.em.fork(), knownSql, [contacts, bookingId ?? null]);
    return this.describe(rows.map(({ id }) => id));
  }

  /** Returns the others who share an address or number with these clients. */
  async findSharing(clients: readonly ErasableClient[]): Promise<ErasableClient[]> {
    const ids = clients.flatMap((client) => client.ids);
    const others = await this.sharing.ofClient(this.em.fork(), ids, MAX_OTHERS + 1);
    return this.describe(others.map((other) => other.id));
  }

  async lastBackup(): Promise<string | null> {
    const [row] = await sql<{ ms: string }>(this.em.fork(), lastBackupSql);
    return row ? this.clock.formatTimestamp(new Date(Number(row.ms))) : null;
  }

  private async find(id: string) {
    const [rootId] = await this.people.find(id);
    const own = await this.describe([rootId]);
    const others = await this.findSharing(own);
    return { own: own[0]!, others: others.slice(0, MAX_OTHERS), isComplete: others.length <= MAX_OTHERS };
  }

  private describe(rootIds: readonly string[]): Promise<ErasableClient[]> {
    const { date, time } = this.clock.now();
    return sql<ErasableClient>(this.em.fork(), describeSql, [rootIds, `${date} ${time}`]);
  }
}

const valuesSql = (kind: string) => /* sql */ `
  array(select distinct value from identities where client_id = any (person.ids) and kind = '${kind}' order by value)`;

const describeSql = /* sql */ `
  select person.id, person.ids, ${valuesSql('name')} as names, ${valuesSql('email')} as emails, ${valuesSql('phone')} as phones,
    array(select distinct folded from identities where client_id = any (person.ids) and kind = 'name') as keys, booked.*,
    (select count(*)::int from client_notes where client_id = any (person.ids)) as notes,
    (select count(*)::int from waiting_list where client_id = any (person.ids) and client_phone <> '') as waiting
  from (
    select given.id, array(${personIdsSql('given.id')}) as ids, given.nth from unnest($1::uuid[]) with ordinality as given (id, nth)
  ) person
  cross join lateral (
    select count(*)::int as bookings,
      count(*) filter (where ${isOpenSql('status')} and booking_date + booking_time > $2::timestamp)::int as upcoming,
      coalesce(sum((select count(*) from booking_mails m where m.booking_id = b.id and m.recipient = 'client')), 0)::int as sent_mails
    from bookings b where client_id = any (person.ids) and first_name <> ''
  ) booked
  order by person.nth`;

const knownSql = /* sql */ `
  select distinct ${personIdSql('known.client_id')} as id from (
    select i.client_id from unnest($1::text[]) as contact
    join identities i on (i.kind = 'email' and i.folded = identity_key('email', contact))
      or (i.kind = 'phone' and i.folded = identity_key('phone', contact))
    union all select client_id from bookings where id = $2 and first_name <> ''
  ) known order by id`;

const lastBackupSql = /* sql */ `select (extract(epoch from taken_at) * 1000)::text as ms from last_backup`;
