import type { EntityManager } from '@mikro-orm/postgresql';
import { countRows, findViolations } from '../../platform/integrity/find-violations.js';
import { type CheckResult, type IntegrityCheck, ChecksIntegrity } from '../../platform/integrity/integrity-check.js';

@ChecksIntegrity('Clients are found by every name, address and number of their bookings and records, and by no other')
export class ClientIdentitiesCheck implements IntegrityCheck {
  async run(em: EntityManager): Promise<CheckResult> {
    return {
      counts: { 'rows of identities': await countRows(em, 'select count(*) as n from identities') },
      violations: await findViolations(em, 'identities that differ from bookings and records', wrongIdentitiesSql),
    };
  }
}

const wrongIdentitiesSql = /* sql */ `
  (select client_id, kind, 'missing' as difference from known_identities k
    where not exists (select from identities i where (i.client_id, i.kind, i.value, i.customer_key) = (k.client_id, k.kind, k.value, k.customer_key)))
  union all
  (select client_id, kind, 'too many' from identities i
    where (client_id, kind, value, customer_key) not in (select client_id, kind, value, customer_key from known_identities))`;
