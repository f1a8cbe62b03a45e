import {
  useGetPastWaitingListQuery,
  type PastOfferDto,
  type PastWaitingEntryDto,
} from '../../../../shared/api/generated.js';
import { formatClientName } from '../../../../shared/clients/format-client-name.js';
import { formatMoment, formatShortDate, formatTime } from '../../../../shared/dates/dates.js';
import { DataTable, type TableColumn } from '../../../../shared/ui/table/DataTable.js';
import { PastFrame } from '../PastFrame.js';
import type { PastViewProps } from '../past-view-props.js';

/** The waiting list as it was at a moment. */
export function PastWaitingList({ past }: PastViewProps) {
  const query = useGetPastWaitingListQuery(past.moment);
  const { data } = query;
  return (
    <PastFrame past={past} shown={data} read={query} nowPath="/bookings?view=requests">
      {data && (
        <DataTable
          aria-label="The waiting list as it was"
          className="past-list"
          asCards
          columns={COLUMNS}
          rows={data.items}
          rowKey={({ id }) => id}
          empty={<p>Nobody was waiting for a time to come free.</p>}
        />
      )}
      <p className="type-note">
        Who waited, for what, and what was held for them is that of then. Whether a time was free for them is not kept:
        Calendar answers it for any start. Names of therapists are those of now.
      </p>
    </PastFrame>
  );
}

const COLUMNS: TableColumn<PastWaitingEntryDto>[] = [
  { title: 'No.', className: 'past-list-time', cell: ({ place }) => place },
  {
    title: 'Client',
    className: 'past-list-name',
    cell: (entry) => (
      <>
        <strong>{formatClientName(entry)}</strong>
        <div className="second">{[entry.client_phone, entry.client_email].filter(Boolean).join(', ')}</div>
      </>
    ),
  },
  {
    title: 'Waits for',
    className: 'past-list-what',
    cell: ({ service_name, therapist_name, windows }) => (
      <>
        {service_name}, {therapist_name ?? 'any therapist'}
        <div className="second">
          {windows
            .map(({ date, from, to }) => `${formatShortDate(date)}, ${formatTime(from)} to ${formatTime(to)}`)
            .join('; ')}
        </div>
      </>
    ),
  },
  {
    title: 'Since',
    className: 'past-list-time',
    cell: ({ joined_at_local }) => (
      <>
        <span className="past-list-label">since</span> {formatMoment(joined_at_local)}
      </>
    ),
  },
  {
    title: 'Held for them',
    className: 'past-list-what',
    cell: ({ offer }) => (
      <>
        {offer && <span className="past-list-label">held</span>}{' '}
        {offer ? formatOffer(offer) : <span className="third">Nothing held</span>}
      </>
    ),
  },
];

const formatOffer = ({ date, time, therapist_name, expires_at_local }: PastOfferDto) =>
  `${formatShortDate(date)}, ${formatTime(time)} with ${therapist_name}, until ${formatTime(expires_at_local.slice(11))}`;
