import { personKeysSql } from '../../../clients/index.js';
import type { Actor } from '../../../kernel/actor.js';
import { KEYED_LOCKS } from '../../../kernel/locks/advisory-locks.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import { formatDayAndMonth } from '../../../kernel/format-date.js';
import type { LocalDate } from '../../../kernel/local-time.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { sql } from '../../../platform/database/sql.js';
import type { Client } from '../../domain/booking-details.js';
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
  { client: { email, phone }, criteria }: { client: Client; criteria: WaitingCriteria },
  by: Actor,
): Promise<void> {
  void tx.query(lockCustomerSql, [email, phone]);
  const dates = criteria.windows.map(({ date }) => date);
  const [found] = await sql<FoundPlaces>(tx, findPlacesSql, [email, phone, criteria.serviceId, dates]);
  const isByShop = by.kind === 'user';
  const who = isByShop ? 'This client is' : 'You are';
  if (found?.date) {
    const treatment = `${criteria.serviceName} on ${formatDayAndMonth(found.date)}`;
    throw new BusinessRuleError('already-waiting', `${who} on the waiting list for ${treatment} already`);
  }
  if ((found?.open ?? 0) < MAX_OPEN_ENTRIES) return;
  const wayOut = isByShop ? 'Withdraw one of them first' : 'Withdraw one of them first, or call the shop';
  throw new BusinessRuleError(
    'too-many-waits',
    `${who} on the waiting list ${MAX_OPEN_ENTRIES} times already. ${wayOut}`,
  );
}

interface FoundPlaces {
  open: number;
  /** The first day on which they already wait for the service. */
  date: LocalDate | null;
}

/** Locks the customer's keys in one order, because two people may share one key but not the others. */
const lockCustomerSql = /* sql */ `
  select pg_advisory_xact_lock(${KEYED_LOCKS.waitingCustomer}, key) from (
    select distinct hashtext(of_customer.key) as key
    from (${personKeysSql(`customer_key($1::text, $2::text)`)} union select customer_key(null, $2::text)) as of_customer
    order by key
  ) keys`;

/**
 * Finds the person's open entries. Phone numbers are compared as well where one of both has given no address, as at the
 * desk.
 */
const findPlacesSql = /* sql */ `
  with person as materialized (${personKeysSql(`customer_key($1::text, $2::text)`)})
  select count(*) filter (where customer_key(client_email, client_phone) in (select key from person))::int as open,
    min((select min(each ->> 'date') from jsonb_array_elements(windows) as each
      where service_id = $3::uuid and each ->> 'date' = any ($4::text[]))) as date
  from waiting_list
  where status in ('waiting', 'offered') and (
    customer_key(client_email, client_phone) in (select key from person)
    or ((client_email is null or $1::text is null) and customer_key(null, client_phone) = customer_key(null, $2::text)))`;
