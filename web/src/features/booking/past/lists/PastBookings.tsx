import { parseMoment } from '../../../../shared/dates/parse-moment.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { DateField } from '../../../../shared/ui/fields/DateField.js';
import { SearchBox } from '../../../../shared/ui/fields/SearchBox.js';
import { SelectField } from '../../../../shared/ui/fields/SelectField.js';
import {
  isFromToday,
  isPastList,
  NO_SHOW_OPTION,
  STATUS_OPTIONS,
  useBookingListParams,
} from '../../manage/list/booking-filter.js';
import { PastBookingTable } from './PastBookingTable.js';
import { PastFrame } from '../PastFrame.js';
import { PastPages } from './PastPages.js';
import { usePastBookingPagesInfiniteQuery } from './past-api.js';
import type { PastViewProps } from '../past-view-props.js';
import { UnlessReadOnly } from '../../../../shared/read-only/read-only.js';

/** The list of bookings as it was at a moment; upcoming ones are listed from that day on. */
export function PastBookings({ past }: PastViewProps) {
  const { now, moment, customer, change } = past;
  const [listParams] = useBookingListParams();
  const { status, date, name, from } = listParams;
  const day = from ?? parseMoment(moment.at)?.slice(0, 10) ?? now?.date;
  // The day of a sequence number is not known, so all bookings found are listed.
  const isFrom = isFromToday(listParams) && !customer && !name && (from !== undefined || moment.seq === undefined);
  const query = usePastBookingPagesInfiniteQuery(
    {
      ...moment,
      status,
      order: customer || name || isPastList(listParams) ? 'latest' : 'earliest',
      ...(date && { date }),
      ...(name && { name }),
      ...(isFrom && { from: day }),
      ...(customer && { clientId: customer }),
    },
    { skip: !day },
  );
  const pages = query.currentData?.pages;
  const bookings = pages?.flatMap(({ items }) => items);
  return (
    <PastFrame
      past={past}
      shown={pages?.[0]}
      read={query}
      nowPath={`/bookings?${new URLSearchParams({ status, ...(name && { name }), ...(date && { date }) })}`}
      fields={<PastBookingFilters today={now?.date} />}
    >
      {customer && (
        <p className="past-customer">
          All bookings of {bookings?.find(({ client_name }) => client_name)?.client_name ?? 'this client'}.{' '}
          <Button variant="link" onClick={() => change({ customer: undefined, status: undefined })}>
            Show everybody’s
          </Button>
        </p>
      )}
      {bookings && <PastBookingTable bookings={bookings} onOpen={(id) => change({ booking: id })} />}
      <PastPages query={query} what="bookings" count={bookings?.length} />
      <p className="type-note">
        Clients, treatments, times, prices and statuses are as they were then. Names of therapists are as they are now.
      </p>
    </PastFrame>
  );
}

function PastBookingFilters({ today }: { today: string | undefined }) {
  const [{ status, date, name }, filter] = useBookingListParams();
  return (
    <>
      <UnlessReadOnly>
        <SearchBox label="Search by name" search={name} onSearch={(text) => filter({ name: text })} />
      </UnlessReadOnly>
      <DateField
        label="Date"
        placeholder="Any date"
        today={today}
        value={date}
        onChange={(chosen) => filter({ date: chosen, from: undefined })}
      />
      <SelectField
        label="Status"
        options={[...STATUS_OPTIONS, NO_SHOW_OPTION]}
        value={status}
        onChange={(chosen) => filter({ status: chosen, from: undefined })}
      />
    </>
  );
}
