import { useGetPastRosterQuery } from '../../../../shared/api/generated.js';
import { toMonday } from '../../../../shared/dates/dates.js';
import { PastDateField } from '../PastDateField.js';
import { PastFrame } from '../PastFrame.js';
import type { PastViewProps } from '../past-view-props.js';
import { PastRosterTable } from './PastRosterTable.js';

/** A week of the roster as it was at a moment. */
export function PastRoster({ past }: PastViewProps) {
  const { now, day, moment, change } = past;
  const week = day && toMonday(day);
  const { data, isFetching, isError } = useGetPastRosterQuery({ from: week ?? '', ...moment }, { skip: !week });
  return (
    <PastFrame
      past={past}
      shown={data}
      isFetching={isFetching}
      isError={isError}
      nowPath={`/admindashboard?${new URLSearchParams({ tab: 'roster', view: 'week', ...(week && { week }) })}`}
      fields={
        <PastDateField
          caption="Week of"
          label="Week looked at"
          today={now?.date}
          value={week}
          onChange={(chosen) => change({ day: chosen })}
        />
      }
    >
      {data && <PastRosterTable roster={data} />}
      <p className="type-note">
        Shifts, blocks, leave, closures and opening hours are those of then. Names of therapists are those of now.
      </p>
    </PastFrame>
  );
}
