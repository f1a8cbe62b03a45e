import { personIdSql, personIdsSql } from '../../../clients/index.js';
import type { Actor } from '../../../kernel/actor.js';
import { KEYED_LOCKS } from '../../../kernel/locks/advisory-locks.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import { formatDayAndMonth } from '../../../kernel/format-date.js';
import type { LocalDate } from '../../../kernel/local-time.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { sql } from '../../../platform/database/sql.js';
import type { WaitingCriteria } from '../domain/waiting-entry.events.js';

/** Largest number of open waiting entries of one person: whoever has more is a program. */
const MAX_OPEN_ENTRIES = 5;

/**
 * Refuses a second entry for the same service on the same day, and more entries than a person needs. Other requests of
 * the same person wait until the transaction ends: of two at once neither would see the other.
 * @throws BusinessRuleError `already-waiting`, `too-many-waits`
 */
export async function assertCanJoin(
  tx: Transaction,
  { clientId, criteria }: { clientId: string; criteria: WaitingCriteria },
  by: Actor,
): Promise<void> {
  void tx.query(lockClientSql, [clientId]);
  const dates = criteria.windows.map(({ date }) => date);
  const [found] = await sql<FoundPlaces>(tx, findPlacesSql, [clientId, criteria.serviceId, dates]);
  const isByShop = by.kind === 'user';
  const who = isByShop ? 'This client is' : 'You are';
  if (found?.date) {
    const treatment = `${criteria.serviceName} on ${formatDayAndMonth(found.date)}`;
    throw new BusinessRuleError('already-waiting', `${who} already on the waiting list for ${treatment}`);
  }
  if ((found?.open ?? 0) < MAX_OPEN_ENTRIES) return;
  const wayOut = isByShop ? 'Withdraw one of them first' : 'Leave one of them first, or call us';
  throw new BusinessRuleError(
    'too-many-waits',
    `${who} already on the waiting list ${MAX_OPEN_ENTRIES} times. ${wayOut}`,
  );
}

interface FoundPlaces {
  open: number;
  /** The first day on which they already wait for the service. */
  date: LocalDate | null;
}

const lockClientSql = /* sql */ `
  select pg_advisory_xact_lock(${KEYED_LOCKS.waitingClient}, hashtext(${personIdSql('$1::uuid')}::text))`;

const findPlacesSql = /* sql */ `
  select count(*)::int as open,
    min((select min(each ->> 'date') from jsonb_array_elements(windows) as each
      where service_id = $2::uuid and each ->> 'date' = any ($3::text[]))) as date
  from waiting_list
  where status in ('waiting', 'offered') and client_id in (${personIdsSql('$1::uuid')})`;
