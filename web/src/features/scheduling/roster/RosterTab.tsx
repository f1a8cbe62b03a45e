import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useListLeaveQuery,
  useListOfficeTherapistsQuery,
  useListRosterEntriesQuery,
  type OfficeRosterEntryDto,
} from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { LeaveDesk } from '../leave/LeaveDesk.js';
import { RosterContent } from './RosterContent.js';
import { RosterHeader } from './RosterHeader.js';
import { RosterStatistics } from './RosterStatistics.js';
import { useOpenShift } from './shift/use-open-shift.js';
import { useRosterUrlState } from './use-roster-url-state.js';
import './roster.css';

const RemoveShiftDialog = onDemand(async () => (await import('./shift/RemoveShiftDialog.js')).RemoveShiftDialog);
const ShiftDialog = onDemand(async () => (await import('./shift/ShiftDialog.js')).ShiftDialog);

/** The roster: a table of all shifts, or a week. Only admins can edit it. */
export function RosterTab({ role }: { role: string | null }) {
  const isReadOnly = role !== 'admin_staff';
  const [urlState, changeUrlState] = useRosterUrlState();
  const { view, week, shift } = urlState;
  const [removing, setRemoving] = useState<OfficeRosterEntryDto>();
  const [changedOn, setChangedOn] = useState<string>();
  const now = useShopNow();
  const { data: therapists = [] } = useListOfficeTherapistsQuery();
  const roster = useListRosterEntriesQuery({});
  useLoadFailureToast(roster, 'Failed to load roster');

  // Leave above the shifts appears together with them: later it would move them under the pointer.
  const leave = useListLeaveQuery({ open: true }, { skip: isReadOnly });
  const entries = leave.isLoading ? undefined : roster.data;
  const { opened, key, open, close } = useOpenShift(shift, entries, (id) => changeUrlState({ shift: id }));

  return (
    <section aria-labelledby="roster" className="roster">
      <RosterHeader
        {...{ view, isReadOnly, therapists, now }}
        onView={(chosen) => changeUrlState({ view: chosen })}
        onAdd={() => open({})}
        onChanged={setChangedOn}
      />
      <RosterStatistics entries={entries} today={now?.date} shown={view === 'table' ? undefined : week} />
      {!isReadOnly && <LeaveDesk today={now?.date} />}
      <RosterContent
        {...{ entries, urlState, isReadOnly, changedOn }}
        hasFailed={roster.isError}
        today={now?.date}
        seesLeave={role !== 'reception'}
        onUrlState={changeUrlState}
        onOpen={open}
        onDelete={setRemoving}
        onChanged={setChangedOn}
        onRetry={() => void roster.refetch()}
      />
      {!isReadOnly && opened && (
        <ShiftDialog
          key={key}
          opened={opened}
          onSaved={({ roster_date }) => setChangedOn(roster_date)}
          onDelete={setRemoving}
          onClose={close}
        />
      )}
      {removing && <RemoveShiftDialog key={removing.id} entry={removing} onClose={() => setRemoving(undefined)} />}
      {!isReadOnly && (
        <p className="second roster-slots">
          Shifts begin and end at the shop’s start times:{' '}
          <Link to="?tab=settings#time-slots">Time Slot Management</Link>. What the roster was:{' '}
          <Link to={`/past?${new URLSearchParams({ view: 'roster', ...(week && { day: week }) })}`}>View as of…</Link>
        </p>
      )}
    </section>
  );
}
