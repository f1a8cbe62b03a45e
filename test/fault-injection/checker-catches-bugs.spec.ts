import { expectCaught } from './harness/expect-caught.js';
import { TEST_TIMEOUT_MS } from './harness/run-settings.js';

it(
  'the checker catches decisions without the lock',
  async () => {
    await expectCaught('skip-lock', {
      violation: /confirmed bookings (at|on) /,
      prepare: slowInsertsWithoutConstraintSql,
    });
  },
  TEST_TIMEOUT_MS,
);

/**
 * Removes the constraint that would refuse a double booking, and delays commits, so that decisions overlap on any
 * machine.
 */
const slowInsertsWithoutConstraintSql = /* sql */ `
  alter table reservations drop constraint reservations_no_double_booking;
  create function store_slowly() returns trigger language plpgsql as $$
  begin
    perform pg_sleep(0.05);
    return new;
  end $$;
  create trigger slow_store before insert on reservations for each row execute function store_slowly()`;
