import { useGetPastRosterQuery } from '../../../../shared/api/generated.js';
import { toMonday } from '../../../../shared/dates/dates.js';
import { PastDayField } from '../PastDayField.js';
import { PastFrame } from '../PastFrame.js';
import type { PastViewProps } from '../past-view-props.js';
import { PastRosterTable } from './PastRosterTable.js';

/** A week of the roster as it was at a moment. */
export function PastRoster({ past }: PastViewProps) {
  const { day, moment } = past;
  const week = day && toMonday(day);
  const query = useGetPastRosterQuery({ from: week ?? '', ...moment }, { skip: !week });
  const { data } = query;
  return (
    <PastFrame
      past={past}
      shown={data}
      read={query}
      nowPath={`/admindashboard?${new URLSearchParams({ tab: 'roster', view: 'week', ...(week && { week }) })}`}
      fields={<PastDayField past={past} caption="Week of" label="Week looked at" value={week} />}
    >
      {data && <PastRosterTable roster={data} />}
      <p className="type-note">
        Shifts, blocks, leave, closures and opening hours are as they were then. Names of therapists are as they are
        now.
      </p>
    </PastFrame>
  );
}
