import { useState } from 'react';
import {
  type OfficeRosterEntryDto,
  useGetSettingsQuery,
  useListLeaveQuery,
  useListOfficeTherapistsQuery,
  useListRosterDraftsQuery,
  useListRosterPatternsQuery,
} from '../../../../shared/api/generated.js';
import { toMonday } from '../../../../shared/dates/dates.js';
import { useLoadFailureToast } from '../../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../shared/ui/icons.js';
import { Segmented } from '../../../../shared/ui/segmented/Segmented.js';
import { LoadFailure } from '../../../../shared/ui/load-failure/LoadFailure.js';
import type { OpenedShift } from '../shift/shift-draft.js';
import { turnWeek } from '../use-roster-url-state.js';
import { toPeople } from '../week/to-people.js';
import { Plan } from './Plan.js';
import { formatRange, getDays } from './plan-range.js';
import { toPlanShifts } from './plan-shift.js';
import '../week/week-view.css';
import './plan.css';

interface PlanViewProps {
  entries: OfficeRosterEntryDto[];
  today: string;
  /** The Monday of the week on screen, if it is not the present one. */
  week: string | undefined;
  onWeek: (week: string | undefined) => void;
  onOpen: (shift: OpenedShift) => void;
  onChanged: (date: string) => void;
}

/** The roster for planning: shifts are painted, moved, repeated and copied, in one week or four. */
export function PlanView({ entries, today, week, onWeek, onOpen, onChanged }: PlanViewProps) {
  const therapists = useListOfficeTherapistsQuery();
  const drafts = useListRosterDraftsQuery();
  const settings = useGetSettingsQuery();
  const patterns = useListRosterPatternsQuery();
  useLoadFailureToast(drafts, 'Failed to load drafts');
  useLoadFailureToast(settings, 'Failed to load shift types');
  const [weeks, setWeeks] = useState(1);
  const monday = week ?? toMonday(today);
  const dates = getDays(monday, weeks);
  const leave = useListLeaveQuery({ from: dates[0]!, to: dates.at(-1)!, open: true });
  const reads = [therapists, drafts, settings, patterns, leave];
  const types = settings.data?.shift_types.value;
  // Without leave or drafts the days would look free.
  if (reads.some(({ isError, data }) => isError && !data))
    return <LoadFailure what="The plan" reads={reads} isToasted={drafts.isError || settings.isError} />;
  // Leave and patterns are awaited: appearing later they would move the shifts under the pointer.
  if (!drafts.data || !types || !therapists.data || leave.isLoading || patterns.isLoading)
    return <div className="plan-loading skeleton" role="status" aria-label="Loading the plan" />;
  const shifts = toPlanShifts(entries, drafts.data);
  return (
    <>
      <div className="week-nav">
        <Button aria-label="Week before" icon={<ChevronLeftIcon />} onClick={() => onWeek(turnWeek(today, -1))} />
        <Button aria-label="Week after" icon={<ChevronRightIcon />} onClick={() => onWeek(turnWeek(today, 1))} />
        <h3 className="type-small-head" aria-live="polite">
          {formatRange(dates)}
        </h3>
        {week && <Button onClick={() => onWeek(undefined)}>This Week</Button>}
        <Segmented
          aria-label="Shown"
          value={weeks}
          onChange={setWeeks}
          options={[
            { value: 1, label: 'Week' },
            { value: 4, label: '4 Weeks' },
            { value: 5, label: '5 Weeks' },
          ]}
        />
      </div>
      <Plan
        dates={dates}
        people={toPeople(
          therapists.data,
          entries.filter(({ roster_date }) => dates.includes(roster_date)),
        )}
        shifts={shifts}
        leave={leave.data ?? []}
        today={today}
        types={types}
        onOpen={(id) => {
          const entry = entries.find((each) => each.id === id);
          if (entry) onOpen(entry);
        }}
        onChanged={onChanged}
      />
    </>
  );
}
