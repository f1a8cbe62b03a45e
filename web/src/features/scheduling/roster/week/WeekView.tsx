import {
  useListLeaveQuery,
  useListOfficeTherapistsQuery,
  type OfficeRosterEntryDto,
} from '../../../../shared/api/generated.js';
import { toMonday } from '../../../../shared/dates/dates.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../../shared/ui/icons.js';
import { useMediaQuery } from '../../../../shared/ui/use-media-query.js';
import { LoadFailure } from '../../../../shared/ui/load-failure/LoadFailure.js';
import { CoverageStrip } from '../coverage/CoverageStrip.js';
import { PersonFilter } from '../coverage/PersonFilter.js';
import { PrintButton } from '../print/PrintButton.js';
import { RosterSkeleton } from '../RosterTable.js';
import { RosterPrint } from '../print/RosterPrint.js';
import type { OpenedShift } from '../shift/shift-draft.js';
import { turnWeek } from '../use-roster-url-state.js';
import { getWeekDays, formatWeek } from './week.js';
import { toPeople } from './to-people.js';
import { WeekDays } from './WeekDays.js';
import { WeekGrid } from './WeekGrid.js';
import './week-view.css';

interface WeekViewProps {
  entries: OfficeRosterEntryDto[];
  today: string;
  /** The Monday of the week on screen; undefined for the present week. */
  week: string | undefined;
  /** Whether leave is shown: everybody's, or the signed-in therapist's. */
  seesLeave: boolean;
  onWeek: (week: string | undefined) => void;
  /** Id of the therapist whose rows are shown; undefined for everybody. */
  person: string | undefined;
  onPerson: (therapistId: string | undefined) => void;
  /** Left out for people who may only read. */
  onOpen?: (shift: OpenedShift) => void;
}

/** One week: therapists as rows and days as columns, on a phone day by day. */
export function WeekView({ entries, today, week, seesLeave, onWeek, person, onPerson, onOpen }: WeekViewProps) {
  const therapists = useListOfficeTherapistsQuery();
  const isWide = useMediaQuery('(min-width: 992px)');
  const monday = week ?? toMonday(today);
  const dates = getWeekDays(monday);
  const leave = useListLeaveQuery({ from: dates[0]!, to: dates[6]!, open: true }, { skip: !seesLeave });
  const reads = [therapists, leave];
  // Without them people and days would look free.
  const hasFailed = reads.some(({ isError, data }) => isError && !data);
  const all = entries.filter(({ roster_date }) => roster_date >= dates[0]! && roster_date <= dates[6]!);
  const everybody = toPeople(therapists.data ?? [], all);
  const shown = everybody.some(({ id }) => id === person) ? person : undefined;
  const people = everybody.filter(({ id }) => !shown || id === shown);
  const shifts = all.filter(({ therapist_id }) => !shown || therapist_id === shown);
  const View = isWide ? WeekGrid : WeekDays;
  return (
    <>
      <div className="week-nav">
        <Button aria-label="Week before" icon={<ChevronLeftIcon />} onClick={() => onWeek(turnWeek(today, -1))} />
        <Button aria-label="Week after" icon={<ChevronRightIcon />} onClick={() => onWeek(turnWeek(today, 1))} />
        <h3 className="type-small-head" aria-live="polite">
          {formatWeek(monday)}
        </h3>
        {week && <Button onClick={() => onWeek(undefined)}>This Week</Button>}
        <PersonFilter people={everybody} value={shown} onChange={onPerson} />
        <PrintButton />
      </div>
      {hasFailed ? (
        <LoadFailure what="The week" reads={reads} />
      ) : therapists.isLoading || leave.isLoading ? (
        // Rows and leave are awaited: appearing later they would move the shifts under the pointer.
        <RosterSkeleton />
      ) : (
        <View dates={dates} today={today} people={people} shifts={shifts} leave={leave.data ?? []} onOpen={onOpen} />
      )}
      <CoverageStrip dates={dates} therapistId={shown} />
      <RosterPrint title={formatWeek(monday)} dates={dates} people={people} shifts={shifts} leave={leave.data ?? []} />
    </>
  );
}
