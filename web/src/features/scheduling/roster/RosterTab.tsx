import { Button, Empty } from 'antd';
import { startTransition, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  useListLeaveQuery,
  useListOfficeTherapistsQuery,
  useListRosterEntriesQuery,
  type OfficeRosterEntryDto,
} from '../../../shared/api/generated.js';
import { PlusIcon } from '../../../shared/ui/icons.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { SickMenu } from '../../../shared/relocation/SickMenu.js';
import { LeaveDesk } from '../leave/LeaveDesk.js';
import { useLiveSchedule } from '../use-live-schedule.js';
import { QuickActions } from './quick-actions/QuickActions.js';
import { RosterStatistics } from './RosterStatistics.js';
import { RosterSkeleton, RosterTable } from './RosterTable.js';
import type { OpenedShift } from './shift/shift-draft.js';
import { useShownShift } from './shift/use-shown-shift.js';
import { useRosterUrlState } from './use-roster-url-state.js';
import { WeekView } from './week/WeekView.js';
import './roster.css';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { Segmented } from '../../../shared/ui/segmented/Segmented.js';

const PlanView = onDemand(async () => (await import('./plan/PlanView.js')).PlanView, <RosterSkeleton />);
const RemoveShiftDialog = onDemand(async () => (await import('./shift/RemoveShiftDialog.js')).RemoveShiftDialog);
const ShiftDialog = onDemand(async () => (await import('./shift/ShiftDialog.js')).ShiftDialog);

/** Who works when: a table of all shifts, or a week. Staff read, admins edit. */
export function RosterTab({ role }: { role: string | null }) {
  const readOnly = role !== 'admin_staff';
  const [{ view, week, person, shift }, change] = useRosterUrlState();
  const [prepared, prepare] = useState<{ shift: OpenedShift; nth: number }>({ shift: {}, nth: 0 });
  const openings = useRef(0);
  const [removing, setRemoving] = useState<OfficeRosterEntryDto>();
  const [changedOn, setChangedOn] = useState<string>();
  const now = useShopNow();
  const today = now?.date;
  const { data: therapists = [] } = useListOfficeTherapistsQuery();
  const people = therapists.filter(({ is_active }) => is_active);
  const query = useListRosterEntriesQuery({});
  useLoadFailureToast(query, 'Failed to load roster');
  useLiveSchedule();

  const { isError, refetch } = query;
  // Leave is shown above the shifts, and comes together with them: later it would push them away from under the pointer.
  const leave = useListLeaveQuery({ open: true }, { skip: readOnly });
  const entries = leave.isLoading ? undefined : query.data;
  const opened = useShownShift(shift, entries, prepared.shift);
  const open = (wanted: OpenedShift) => {
    const nth = ++openings.current;
    // Takes effect together with the address.
    startTransition(() => prepare({ shift: wanted, nth }));
    change({ shift: wanted.id ?? 'new' });
  };
  // One that has faded does not close what was opened meanwhile.
  const close = () => prepared.nth === openings.current && change({ shift: undefined });

  return (
    <section aria-labelledby="roster" className="roster">
      <header className="roster-head">
        <h2 id="roster" className="type-item">
          Daily Roster
        </h2>
        <Segmented
          aria-label="View"
          options={[
            { value: 'table' as const, label: 'Table' },
            { value: 'week' as const, label: 'Week' },
            ...(readOnly ? [] : [{ value: 'plan' as const, label: 'Plan' }]),
          ]}
          value={view}
          onChange={(wanted) => change({ view: wanted })}
        />
        {!readOnly && (
          <>
            {now ? <SickMenu people={people} date={now.date} now={now} /> : <Button disabled>Sick today</Button>}
            <QuickActions onDone={({ added }) => setChangedOn(added[0]?.roster_date)} />
            <Button type="primary" icon={<PlusIcon />} onClick={() => open({})}>
              Add Shift
            </Button>
          </>
        )}
      </header>
      <RosterStatistics entries={entries} today={today} shown={view === 'table' ? undefined : week} />
      {!readOnly && <LeaveDesk today={today} />}
      {isError && !entries ? (
        <Empty image={null} description="Failed to load roster" className="roster-failed">
          <Button onClick={() => refetch()}>Try again</Button>
        </Empty>
      ) : view === 'plan' && !readOnly && entries && today ? (
        <PlanView
          entries={entries}
          today={today}
          week={week}
          onWeek={(monday) => change({ week: monday })}
          onOpen={open}
          onChanged={setChangedOn}
        />
      ) : view !== 'table' && entries && today ? (
        <WeekView
          entries={entries}
          today={today}
          week={week}
          seesLeave={role !== 'reception'}
          onWeek={(monday) => change({ week: monday })}
          person={person}
          onPerson={(therapistId) => change({ person: therapistId })}
          onOpen={readOnly ? undefined : open}
        />
      ) : (
        <RosterTable
          entries={entries}
          from={changedOn ?? today}
          actions={readOnly ? undefined : { onEdit: open, onDelete: setRemoving }}
        />
      )}
      {!readOnly && opened && (
        <ShiftDialog
          // A dialog of its own at each press, also while the one before is still closing.
          key={`${shift} ${prepared.nth}`}
          opened={opened}
          onSaved={({ roster_date }) => setChangedOn(roster_date)}
          onDelete={setRemoving}
          onClose={close}
        />
      )}
      {removing && <RemoveShiftDialog key={removing.id} entry={removing} onClose={() => setRemoving(undefined)} />}
      {!readOnly && (
        <p className="second roster-slots">
          Shifts begin and end at the shop’s start times:{' '}
          <Link to="?tab=settings#time-slots">Time Slot Management</Link>. What the roster was:{' '}
          <Link to={`/past?${new URLSearchParams({ view: 'roster', ...(week && { day: week }) })}`}>As it was</Link>
        </p>
      )}
    </section>
  );
}
