import { expectCaught } from '../harness/expect-caught.js';
import { TEST_TIMEOUT_MS } from '../harness/run-settings.js';

describe('the checker catches', () => {
  it(
    'jobs that are dropped',
    async () => {
      await expectCaught('drop-job', { violation: /is lost: still open/ });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'a cursor by position',
    async () => {
      await expectCaught('cursor-by-position', { violation: /has no place in the log/, prepare: slowCommitsSql });
    },
    TEST_TIMEOUT_MS,
  );

  it(
    'a mail that is another one each time',
    async () => {
      await expectCaught('new-message-id-on-retry', { violation: /^mail .* is not due/ });
    },
    TEST_TIMEOUT_MS,
  );
});

/** Delays some commits, so that their rows become visible after those of younger transactions. */
const slowCommitsSql = /* sql */ `
  create function commit_slowly() returns trigger language plpgsql as $$
  begin
    if new.position % 5 = 0 then perform pg_sleep(0.1); end if;
    return null;
  end $$;
  create constraint trigger slow_commits after insert on event_log
    deferrable initially deferred for each row execute function commit_slowly()`;
