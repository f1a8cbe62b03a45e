import type { ReactNode } from 'react';
import { useListActionLogsQuery } from '../../../shared/api/generated.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import type { LogFilter } from './log-filter.js';
import { ChainState } from './ChainState.js';
import { LogDetails } from '../log-entry/LogDetails.js';
import { LogExports } from './LogExports.js';
import { LogFilters } from './LogFilters.js';
import { LogPages } from './LogPages.js';
import { LogTable } from './LogTable.js';
import { useLogUrlState } from './use-log-url-state.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { classes } from '../../../shared/ui/classes.js';
import { UnlessReadOnly } from '../../../shared/read-only/read-only.js';
import styles from './action-logs.module.css';

const LOAD_FAILURE = 'Failed to fetch admin action logs';

interface ActionLogsProps {
  /** Buttons beside the exports. */
  tools?: ReactNode;
}

export function ActionLogs({ tools }: ActionLogsProps) {
  const { filter, before, entry, choose, pageFrom, open } = useLogUrlState();
  const { account, client, ...rest } = filter;
  const query = useListActionLogsQuery(
    { ...rest, accountId: account, clientId: client, before },
    { refetchOnMountOrArgChange: true },
  );
  const { data, currentData, isError, isFetching, refetch } = query;
  useLoadFailureToast(query, LOAD_FAILURE);
  // The previous result stays while the next one loads, but not if that fails.
  const page = currentData ?? (isError ? undefined : data);
  const elsewhere = isOfSome(filter) && <SearchAll onSearch={() => choose({ who: 'everyone', account: undefined })} />;

  return (
    <section aria-labelledby="action-logs" aria-busy={isFetching}>
      <h2 id="action-logs" className={classes('type-item', styles.head)}>
        Admin Action Logs
      </h2>
      <ChainState />
      <Cluster gap={12} align="stretch" isSpread className={styles.bar}>
        <LogFilters filter={filter} onChange={(change, isTyped) => choose(change, { replace: isTyped })} />
        <Cluster gap={12} align="stretch">
          {tools}
          <UnlessReadOnly>
            <LogExports filter={filter} />
          </UnlessReadOnly>
        </Cluster>
      </Cluster>
      {isError && !page ? (
        <RetryPanel text={LOAD_FAILURE} onRetry={refetch} />
      ) : (
        <>
          {/* Shown while the entries load as well, so that the table stays in its place. */}
          {page?.items.length !== 0 && elsewhere}
          <LogTable logs={page?.items} elsewhere={elsewhere} onOpen={({ id }) => open(id)} />
        </>
      )}
      <LogPages
        newest={before ? pageFrom(undefined) : undefined}
        older={page?.next_before ? pageFrom(page.next_before) : undefined}
      />
      <LogDetails
        id={entry}
        listed={page?.items.find(({ id }) => id === entry)}
        onClose={() => open(undefined, { replace: true })}
      />
    </section>
  );
}

/**
 * Whether the filter searches only some people's entries for a client or a word, so that entries of others may match.
 */
const isOfSome = ({ search, client, who, account }: LogFilter) =>
  Boolean(search || client) && (account !== undefined || who !== 'everyone');

const SearchAll = ({ onSearch }: { onSearch: () => void }) => (
  <p className={styles.head}>
    Not everyone’s entries were searched. <Button onClick={onSearch}>Search everyone’s</Button>
  </p>
);
