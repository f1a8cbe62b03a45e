import type { EntityManager } from '@mikro-orm/postgresql';
import { countRows, findViolations } from '../../platform/integrity/find-violations.js';
import { type CheckResult, type IntegrityCheck, ChecksIntegrity } from '../../platform/integrity/integrity-check.js';

@ChecksIntegrity('The sums that reports read are what the totals of revenue come to, to the cent')
export class RevenueSumsCheck implements IntegrityCheck {
  async run(em: EntityManager): Promise<CheckResult> {
    return {
      counts: { 'rows of revenue_sums': await countRows(em, 'select count(*) as n from revenue_sums') },
      violations: await findViolations(em, 'sums of revenue that the totals do not come to', wrongSumsSql),
    };
  }
}

const wrongSumsSql = /* sql */ `
  select part, grain, start::text, id, status from (
    select part, grain, start, id, status, currency, bookings, cents from revenue_sums
    union all
    select share.*, status, currency, -bookings, -cents
    from revenue_totals t cross join lateral revenue_shares(day, service_id, therapist_id) share
  ) each
  group by part, grain, start, id, status, currency having sum(bookings) <> 0 or sum(cents) <> 0`;
