import { useGetActionLogChainQuery, useGetSystemStatusQuery } from '../../shared/api/generated.js';
import { useShopNow } from '../../shared/dates/use-shop-now.js';
import { useLoadFailureToast } from '../../shared/toast/use-load-failure-toast.js';
import { RetryPanel } from '../../shared/ui/load-failure/RetryPanel.js';
import { Complaints } from './Complaints.js';
import { UnreadSources } from './UnreadSources.js';
import { FailingDeliveries } from './FailingDeliveries.js';
import { RefusedMails } from './RefusedMails.js';
import { StateList } from './StateList.js';
import { toSystemLines, toProcessingLines, toQueueLines } from './status-labels.js';
import { toSummaryLines } from './summary-lines.js';
import { Details } from '../../shared/ui/details/Details.js';
import { Grid } from '../../shared/ui/layout/Grid.js';
import styles from './system-status.module.css';

const LOAD_FAILURE = 'Failed to read the system status';
const POLL_INTERVAL_MS = 5_000;

/**
 * The state of the installation in the words of a shop's owner; technical values are behind Details. Polls while the
 * page is focused.
 */
export function SystemStatus() {
  const query = useGetSystemStatusQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  });
  const { data, isError, refetch } = query;
  const chain = useGetActionLogChainQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: 12 * POLL_INTERVAL_MS,
    skipPollingIfUnfocused: true,
  });
  const now = useShopNow();
  useLoadFailureToast({ isError: isError && !data, startedTimeStamp: query.startedTimeStamp }, LOAD_FAILURE);
  if (isError && !data) {
    return <RetryPanel text={LOAD_FAILURE} onRetry={refetch} />;
  }
  return (
    <>
      <p className={styles.stale} role="status">
        {isError ? 'The server does not answer at the moment; this is what it said last.' : ''}
      </p>
      <div className={styles.summary}>
        <StateList
          title="At a glance"
          lines={data && now && !chain.isLoading ? toSummaryLines(data, chain.data, now) : undefined}
          expected={6}
        />
      </div>
      {data && <Complaints proofs={data.proofs} />}
      {data && <UnreadSources sources={data.unread} />}
      {data && data.refused.length > 0 && <RefusedMails refused={data.refused} />}
      {data && <FailingDeliveries status={data} kind="messages" />}
      {data && <FailingDeliveries status={data} kind="entries" />}
      <Details summary="Details">
        <Grid className={styles.lists}>
          <StateList title="Queues" lines={data && toQueueLines(data)} expected={3} />
          <StateList title="Background processing" lines={data && toProcessingLines(data)} expected={3} />
        </Grid>
        <StateList title="Installation" lines={data && toSystemLines(data)} expected={6} isWide />
      </Details>
    </>
  );
}
