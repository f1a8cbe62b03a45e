import { Button, Empty } from 'antd';
import { useGetSystemStatusQuery } from '../../shared/api/generated.js';
import { useLoadFailureToast } from '../../shared/load-failure-toast.js';
import { FailingDeliveries } from './FailingDeliveries.js';
import { StateList } from './StateList.js';
import { factsOf, followersOf, queuesOf } from './status-words.js';
import './system-status.css';

const failure = 'Failed to read the system status';
const everyMs = 5_000;

/** What follows a booking, and how far it has come. Read anew every few seconds while the page is looked at. */
export function SystemStatus() {
  const query = useGetSystemStatusQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: everyMs,
    skipPollingIfUnfocused: true,
  });
  const { data, isError, refetch } = query;
  useLoadFailureToast({ isError: isError && !data, startedTimeStamp: query.startedTimeStamp }, failure);
  if (isError && !data) {
    return (
      <Empty image={null} description={failure} className="status-empty">
        <Button onClick={() => refetch()}>Try again</Button>
      </Empty>
    );
  }
  return (
    <>
      <p className="status-stale" role="status">
        {isError ? 'The server does not answer at the moment; this is what it said last.' : ''}
      </p>
      <div className="status-lists">
        <StateList title="Queues" lines={data && queuesOf(data)} expected={2} />
        <StateList title="Followers of the log" lines={data && followersOf(data)} expected={3} />
      </div>
      <FailingDeliveries failing={data?.failing} total={data?.queues.reduce((sum, { failing }) => sum + failing, 0)} />
      <StateList title="Installation" lines={data && factsOf(data)} expected={6} isWide />
    </>
  );
}
