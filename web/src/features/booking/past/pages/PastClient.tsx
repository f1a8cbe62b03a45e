import { Link } from 'react-router-dom';
import { useGetPastClientQuery } from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { PastBookingTable } from '../lists/PastBookingTable.js';
import { PastFrame } from '../PastFrame.js';
import type { PastViewProps } from '../past-view-props.js';
import { PastClientSummary } from './PastClientSummary.js';

/** A client as the desk saw them at a moment. */
export function PastClient({ past }: PastViewProps) {
  const { customer: id, moment, change } = past;
  const query = useGetPastClientQuery({ id: id ?? '', ...moment }, { skip: !id });
  const client = query.currentData;
  const isUnknown = !id || parseProblem(query.error)?.status === 404;
  return (
    <PastFrame
      past={past}
      shown={client}
      read={{ isFetching: query.isFetching, isError: query.isError && !isUnknown }}
      nowPath={id ? `/clients/${id}` : '/admindashboard?tab=customers'}
    >
      {isUnknown && <p>This client had no record then, or was erased since.</p>}
      {client && (
        <>
          <h2 className="type-item past-client-name">{client.name}</h2>
          <PastClientSummary client={client} />
          <p className="past-customer">
            All bookings of {client.name}.{' '}
            {client.bookings > client.items.length && `The latest ${client.items.length} are shown. `}
            <Button
              variant="link"
              onClick={() =>
                change({ view: 'bookings', status: 'all', name: undefined, date: undefined, from: undefined })
              }
            >
              In the list
            </Button>{' '}
            <Link
              to={`/admindashboard?${new URLSearchParams({ tab: 'action-logs', who: 'everyone', client: client.id })}`}
            >
              In the action log
            </Link>
          </p>
          <PastBookingTable bookings={client.items} onOpen={(booking) => change({ booking })} />
        </>
      )}
      <p className="type-note">
        Names, addresses, numbers, bookings, counts and who was merged are those of then; what notes said is not kept
        for those who look back. Names of therapists are those of now.
      </p>
    </PastFrame>
  );
}
