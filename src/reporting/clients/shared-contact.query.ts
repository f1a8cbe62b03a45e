import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { clientAlertSql, clientPreferencesSql, confirmedNamesSql, personIdSql } from '../../clients/index.js';
import { sql } from '../../platform/database/sql.js';
import { keptNameSql } from './kept-name-sql.js';
import type { ContactQueryDto } from './client-match.dto.js';
import type { ContactOwnersDto, SharedClientsDto, SharingClientDto } from './client.dto.js';

/** Finds people who share an address or number: a couple, a family, or one person with two records. */
@Injectable()
export class SharedContactQuery {
  constructor(private readonly em: EntityManager) {}

  /** Returns the others who share with a person, most bookings first. @param ids ids of the person's records */
  ofClient(em: EntityManager, ids: readonly string[], limit = MAX_SHOWN): Promise<SharingClientDto[]> {
    return sql<SharingClientDto>(em, sharingSql(ownContactsSql, '$1::uuid[]', limit), [ids]);
  }

  /**
   * Returns clients of before clients had ids of their own who have several names, unless somebody has said that all of
   * these are one person's.
   */
  ofOneRecord(): Promise<SharedClientsDto['items']> {
    return sql(this.em.fork(), ofOneRecordSql);
  }

  /** Returns the client of this name and this address or number, and others who are known by the address or number. */
  async ofContact({ name, email, phone }: ContactQueryDto): Promise<ContactOwnersDto> {
    const em = this.em.fork();
    const contact = [email ?? null, phone ?? null];
    const [owner] = await sql<NonNullable<ContactOwnersDto['client']>>(em, ownerSql, [...contact, name ?? null]);
    const sharing = await sql<SharingClientDto>(em, sharingSql(givenContactsSql, `array[$3::uuid]`, MAX_SHOWN), [
      ...contact,
      owner?.id ?? NOBODY,
    ]);
    return { client: owner ?? null, sharing };
  }
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

const MAX_SHOWN = 5;

/** Short numbers such as extensions are nobody's in particular. */
const MIN_SHARED_LENGTH = 6;

const ownContactsSql = /* sql */ `
  select distinct kind, folded from identities where client_id = any ($1::uuid[]) and kind <> 'name'`;

const givenContactsSql = /* sql */ `
  values ('email', identity_key('email', $1::text)), ('phone', identity_key('phone', $2::text))`;

const ownerSql = /* sql */ `
  select owner.id, now.name, now.email, ${clientAlertSql('owner.id')} as alert,
    ${clientPreferencesSql('owner.id')} as preferences
  from (select known_client(identity_key('name', $3), identity_key('email', $1), identity_key('phone', $2)) as id) known
  cross join lateral (select ${personIdSql('known.id')} as id) owner, client_details(owner.id) now`;

/** SQL of who shares. A merged client is listed once, as the one who stands for the person. */
const sharingSql = (contacts: string, except: string, limit: number) => /* sql */ `
  select found.id, now.name, now.email, now.phone, found.shares,
    (select count(*)::int from bookings b where b.client_id = found.id) as bookings
  from (
    select ${personIdSql('i.client_id')} as id, array_agg(distinct i.kind order by i.kind) as shares
    from (${contacts}) contact (kind, folded) join identities i using (kind, folded)
    where length(contact.folded) >= ${MIN_SHARED_LENGTH} and i.client_id <> all (${except})
    group by 1 limit ${Math.max(limit, 20)}
  ) found, client_details(found.id) now
  where found.id <> all (${except}) order by bookings desc, found.id limit ${limit}`;

const ofOneRecordSql = /* sql */ `
  select person.id, ${keptNameSql('person.id', 'now.name')} as name, now.email, now.phone, array(
      select min(value) from unnest(person.names) as value where identity_key('name', value) <> identity_key('name', ${keptNameSql('person.id', 'now.name')})
      group by identity_key('name', value) order by 1) as others
  from (
    select ${personIdSql('i.client_id')} as id, array_agg(distinct i.value) as names, count(distinct i.folded) as count
    from identities i where i.kind = 'name' and i.client_id in (select client_id from earlier_client_ids)
    group by 1 having count(distinct i.folded) > 1
  ) person, client_details(person.id) now
  where person.count > ${confirmedNamesSql('person.id')}
  order by now.name, person.id limit 500`;
