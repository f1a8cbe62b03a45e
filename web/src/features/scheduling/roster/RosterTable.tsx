import { useState } from 'react';
import type { OfficeRosterEntryDto } from '../../../shared/api/generated.js';
import { formatDateAndYear } from '../../../shared/dates/dates.js';
import { formatShiftHours } from '../../../shared/dates/format-shift-hours.js';
import { DataTable, type TableColumn } from '../../../shared/ui/table/DataTable.js';
import { PageNumbers } from '../../../shared/ui/table/PageNumbers.js';
import { type RosterRowActions, ShiftActions } from './shift/ShiftActions.js';
import { formatShiftType } from './shift/shift-types.js';
import './print/roster-table-print.css';

interface RosterTableProps {
  /** The shifts by date; undefined while they load for the first time. */
  entries: OfficeRosterEntryDto[] | undefined;
  /** The day whose first shift decides the page that is shown, until somebody turns it. */
  from: string | undefined;
  /** Undefined for people who may only read. */
  actions?: RosterRowActions;
}

const PAGE_SIZE = 25;

export function RosterTable({ entries, from, actions }: RosterTableProps) {
  const [turned, setTurned] = useState<{ page: number; from: string | undefined }>();
  if (!entries || !from) return <RosterSkeleton />;
  const [initialPage, emptyRows] = paginateFrom(entries, from);
  const page = turned?.from === from ? turned.page : initialPage;
  const [start, end] = [
    Math.max(0, (page - 1) * PAGE_SIZE - emptyRows),
    Math.min(page * PAGE_SIZE - emptyRows, entries.length),
  ];
  const pages = Math.ceil((entries.length + emptyRows) / PAGE_SIZE);
  return (
    <>
      <DataTable
        className="roster-table"
        asCards
        columns={columns(actions)}
        rows={entries.slice(start, end)}
        rowKey={({ id }) => id}
        rowProps={({ roster_date }) => (roster_date === from ? { className: 'roster-row-from' } : {})}
        empty={<NoShifts isReader={!actions} />}
      />
      {pages > 1 && (
        <PageNumbers
          page={page}
          pages={pages}
          range={`${start + 1} to ${end} of ${entries.length} shifts`}
          onPage={(turnedTo) => setTurned({ page: turnedTo, from })}
        />
      )}
    </>
  );
}

/**
 * Returns the page that begins with a day, and the number of rows by which the first page is shortened so that it does.
 */
function paginateFrom(entries: OfficeRosterEntryDto[], from: string): [page: number, before: number] {
  if (entries.length <= PAGE_SIZE) return [1, 0];
  const first = entries.findIndex(({ roster_date }) => roster_date >= from);
  if (first < 0) return [Math.ceil(entries.length / PAGE_SIZE), 0];
  return [Math.ceil(first / PAGE_SIZE) + 1, (PAGE_SIZE - (first % PAGE_SIZE)) % PAGE_SIZE];
}

const columns = (actions: RosterRowActions | undefined): TableColumn<OfficeRosterEntryDto>[] => [
  {
    title: 'Date',
    className: 'roster-date',
    cell: ({ roster_date }) => formatDateAndYear(roster_date),
  },
  { title: 'Therapist', cell: ({ therapist_name }) => therapist_name, className: 'roster-who' },
  { title: 'Shift', className: 'roster-shift', cell: ({ shift_type }) => formatShiftType(shift_type) },
  { title: 'Hours', cell: ({ shift_hours }) => formatShiftHours(shift_hours), className: 'roster-hours' },
  ...(actions
    ? [
        {
          title: 'Actions',
          className: 'roster-actions',
          cell: (entry: OfficeRosterEntryDto) => <ShiftActions entry={entry} {...actions} />,
        },
      ]
    : []),
];

function NoShifts({ isReader }: { isReader: boolean }) {
  return (
    <div className="roster-none">
      <p>No shifts scheduled</p>
      {!isReader && <p className="second">Add a shift, copy last week’s, or have next week’s generated.</p>}
    </div>
  );
}

export function RosterSkeleton() {
  return (
    <div className="roster-skeleton" role="status" aria-label="Loading the roster">
      {Array.from({ length: 12 }, (_, row) => (
        <span key={row} className="skeleton" />
      ))}
    </div>
  );
}
