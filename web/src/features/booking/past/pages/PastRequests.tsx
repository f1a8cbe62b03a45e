import { useListPastRequestsQuery, type PastRequestListDto } from '../../../../shared/api/generated.js';
import { PastFrame } from '../PastFrame.js';
import type { PastViewProps } from '../past-view-props.js';
import { PastRequestTable } from './PastRequestTable.js';

/** The request inbox as it was at a moment. */
export function PastRequests({ past }: PastViewProps) {
  const { moment, change } = past;
  const query = useListPastRequestsQuery(moment);
  const { data } = query;
  const open = (booking: string) => change({ booking });
  return (
    <PastFrame past={past} shown={data} read={query} nowPath="/bookings?view=requests">
      {data && (
        <>
          <Requests title="Waiting for an answer" list={data.waiting} onOpen={open} />
          <Requests title="Missed: the time had passed" list={data.unanswered} onOpen={open} />
        </>
      )}
      <p className="type-note">
        Requests, clients, times and prices are those of then. Which clients were to be called about a reminder is not
        kept. Names of therapists are those of now.
      </p>
    </PastFrame>
  );
}

interface RequestsProps {
  title: string;
  list: PastRequestListDto;
  onOpen: (id: string) => void;
}

function Requests({ title, list: { items, total }, onOpen }: RequestsProps) {
  return (
    <section className="past-part">
      <h2 className="type-item">
        {title} <span className="second">{total}</span>
      </h2>
      <PastRequestTable label={title} requests={items} onOpen={onOpen} />
      {total > items.length && <p className="second">The first {items.length} are shown.</p>}
    </section>
  );
}
