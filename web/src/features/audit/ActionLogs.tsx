import { Button, Empty } from 'antd';
import { useState } from 'react';
import { useLiveRefresh } from '../../shared/live-refresh.js';
import { useLoadFailureToast } from '../../shared/load-failure-toast.js';
import type { ActionLogDto } from '../../shared/api/generated.js';
import { useActionLogPagesInfiniteQuery, type LogFilter } from './audit-api.js';
import { ChainState } from './ChainState.js';
import { LogDetails } from './LogDetails.js';
import { LogExports } from './LogExports.js';
import { LogFilters } from './LogFilters.js';
import { LogTable } from './LogTable.js';
import './action-logs.css';

/** Entries follow their events over the queue, so they are read a moment after a change is told of. */
const untilWritten = 1500;

export function ActionLogs() {
  const [filter, setFilter] = useState<LogFilter>({ kind: 'all', who: 'admins' });
  const [opened, setOpened] = useState<ActionLogDto>();
  const query = useActionLogPagesInfiniteQuery(filter, { refetchOnMountOrArgChange: true });
  const { data, isError, isFetching, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query;
  useLoadFailureToast(query, 'Failed to fetch admin action logs');
  useLiveRefresh(() => void refetch(), { pause: untilWritten });
  const logs = data?.pages.flatMap(({ items }) => items);

  return (
    <section aria-labelledby="action-logs" aria-busy={isFetching}>
      <h2 id="action-logs" className="type-item log-head">
        Admin Action Logs
      </h2>
      <ChainState />
      <LogFilters filter={filter} onChange={setFilter} />
      <LogExports filter={filter} />
      {isError && !logs ? (
        <Empty image={null} description="Failed to fetch admin action logs" className="log-empty">
          <Button onClick={() => refetch()}>Try again</Button>
        </Empty>
      ) : (
        <LogTable logs={logs} onOpen={setOpened} />
      )}
      {hasNextPage && (
        <Button type="link" className="log-older" onClick={() => fetchNextPage()} disabled={isFetchingNextPage}>
          Show older entries
        </Button>
      )}
      <LogDetails log={opened} onClose={() => setOpened(undefined)} />
    </section>
  );
}
