import type { EntityManager } from '@mikro-orm/postgresql';
import { countRows, findViolations } from '../../platform/integrity/find-violations.js';
import { type CheckResult, type IntegrityCheck, ChecksIntegrity } from '../../platform/integrity/integrity-check.js';

@ChecksIntegrity('Clients are found by every name, address and number of their bookings and records, and by no other')
export class CustomerIdentitiesCheck implements IntegrityCheck {
  async run(em: EntityManager): Promise<CheckResult> {
    return {
      counts: { 'rows of customer_identities': await countRows(em, 'select count(*) as n from customer_identities') },
      violations: await findViolations(em, 'identities that differ from bookings and records', wrongIdentitiesSql),
    };
  }
}

const wrongIdentitiesSql = /* sql */ `
  select customer_id(customer_key), kind, sum(uses) as difference from (
    select customer_key, kind, value, uses from customer_identities
    union all
    select customer_key, identity.kind, identity.value, -1
    from (select customer_key, name, email, phone from customer_bookings
      union all select customer_key, name, email, phone from customer_clients) r
    cross join lateral (values ('name', r.name), ('email', r.email), ('phone', r.phone)) as identity (kind, value)
    where identity.value <> ''
  ) each
  group by customer_key, kind, value having sum(uses) <> 0`;
