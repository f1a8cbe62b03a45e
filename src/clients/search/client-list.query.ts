import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFoundError } from '../../kernel/errors.js';
import { sql } from '../../platform/database/sql.js';
import { personIdSql } from '../merging/person-ids-sql.js';

/** A person whom the shop knows, under their present name. */
export interface ListedClient {
  id: string;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string;
}

/** The clients to list: all, or those with an address or number, however it is spelt. */
interface ClientFilter {
  email?: string | undefined;
  phone?: string | undefined;
}

/** Lists the clients by id, a page at a time, each person once. */
@Injectable()
export class ClientListQuery {
  constructor(private readonly em: EntityManager) {}

  /** @param after the id of the last client of the page before; null for the first page */
  page({ email, phone }: ClientFilter, after: string | null, limit: number): Promise<ListedClient[]> {
    const parameters: unknown[] = [limit, after];
    const having = Object.entries({ email, phone }).flatMap(([kind, value]) =>
      value === undefined ? [] : [hasIdentity(kind, `$${parameters.push(value)}`)],
    );
    return sql<ListedClient>(this.em.fork(), pageSql(having), parameters);
  }

  /** Returns one, under the name of the person they were merged with. @throws NotFoundError when nobody has this id */
  async get(id: string): Promise<ListedClient> {
    const [client] = await sql<ListedClient>(this.em.fork(), oneSql, [id]);
    if (!client) throw new NotFoundError('There is no such client');
    return client;
  }
}

const columns = /* sql */ `
  known.first_name as "firstName", known.last_name as "lastName", known.email, coalesce(known.phone, '') as phone`;

/** SQL of whether a client `i` is known by an address or number. */
const hasIdentity = (kind: string, value: string) => /* sql */ `exists (select from identities own
  where own.client_id = i.client_id and own.kind = '${kind}' and own.folded = identity_key('${kind}', ${value}))`;

/** A walk-in who gave neither address nor number is nobody's client. */
const pageSql = (having: readonly string[]) => /* sql */ `
  select page.client_id as id, ${columns}
  from (
    select distinct i.client_id from identities i
    where ($2::uuid is null or i.client_id > $2::uuid) and i.customer_key <> ''
      and not exists (select from clients merged where merged.id = i.client_id and merged.merged_into is not null)
      ${having.map((condition) => `and ${condition}`).join(' ')}
    order by i.client_id limit $1
  ) page cross join lateral client_details(page.client_id) known order by page.client_id`;

const oneSql = /* sql */ `
  select root.id, ${columns} from (select ${personIdSql('$1::uuid')} as id) root
  cross join lateral client_details(root.id) known
  where exists (select from identities i where i.client_id = root.id and i.customer_key <> '')`;
