import type { EntityManager } from '@mikro-orm/postgresql';
import { countOf, findViolations } from '../../platform/proof/find-violations.js';
import { type Finding, type Proof, Proves } from '../../platform/proof/proof.js';

@Proves('The sums that reports read are what the totals of revenue come to, to the cent')
export class SumsAreTheTotals implements Proof {
  async prove(em: EntityManager): Promise<Finding> {
    return {
      counts: { 'rows of revenue_sums': await countOf(em, 'select count(*) as n from revenue_sums') },
      violations: await findViolations(em, 'sums of revenue that the totals do not come to', wrongSums),
    };
  }
}

const wrongSums = /* sql */ `
  select part, grain, start::text, id, status from (
    select part, grain, start, id, status, currency, bookings, cents from revenue_sums
    union all
    select share.*, status, currency, -bookings, -cents
    from revenue_totals t cross join lateral revenue_shares(day, service_id, therapist_id) share
  ) each
  group by part, grain, start, id, status, currency having sum(bookings) <> 0 or sum(cents) <> 0`;
