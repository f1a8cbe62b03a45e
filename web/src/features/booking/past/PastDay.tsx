import { useGetPastDayQuery, type PastDayDto } from '../../../shared/api/generated.js';
import { formatTimeSpan } from '../../../shared/dates/dates.js';
import { PastDayField } from './PastDayField.js';
import { PastDayTable } from './PastDayTable.js';
import { PastFrame } from './PastFrame.js';
import { PastSlot } from './PastSlot.js';
import type { PastViewProps } from './past-view-props.js';

/** A day of the calendar as it was at a moment. */
export function PastDay({ past }: PastViewProps) {
  const { day, moment, change } = past;
  const query = useGetPastDayQuery({ date: day ?? '', ...moment }, { skip: !day });
  const { data } = query;
  return (
    <PastFrame
      past={past}
      shown={data}
      read={query}
      nowPath={day ? `/bookings?view=day&date=${day}` : '/bookings?view=day'}
      fields={<PastDayField past={past} caption="Day" label="Day looked at" value={day} />}
    >
      {data && (
        <>
          <p className="second">{formatOpening(data)}</p>
          <PastDayTable day={data} onOpen={(id) => change({ booking: id })} />
          <PastSlot day={data} />
          <p className="type-note">
            Bookings, offers to those who waited, shifts, blocks, leave, closures, opening hours, booking rules and
            cleaning times are those of then. Names of therapists, rooms and treatments are those of now. Whether a room
            was free is not looked at.
          </p>
        </>
      )}
    </PastFrame>
  );
}

type Opening = Pick<PastDayDto, 'closure' | 'is_open' | 'opens_at' | 'closes_at'>;

function formatOpening({ closure, is_open, opens_at, closes_at }: Opening): string {
  if (closure) return `The shop was to be closed: ${closure}.`;
  if (!is_open) return 'The shop was to be closed on that weekday.';
  return opens_at && closes_at
    ? `The shop was to be open ${formatTimeSpan(opens_at, closes_at)}.`
    : 'No opening hours were saved.';
}
