import { Table, type TableColumnsType } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import type { OfficeRosterEntryDto } from '../../../shared/api/generated.js';
import { type RosterRowActions, ShiftActions } from './ShiftActions.js';
import { shiftTypeName } from './shift-types.js';

interface RosterTableProps {
  /** By date; absent while they load for the first time. */
  entries: OfficeRosterEntryDto[] | undefined;
  /** The page with the first shift from this day on is shown until somebody turns it. */
  from: string | undefined;
  /** Absent for those who only read. */
  actions?: RosterRowActions;
}

const pageSize = 25;

export function RosterTable({ entries, from, actions }: RosterTableProps) {
  const [turned, setTurned] = useState<{ page: number; from: string | undefined }>();
  if (!entries || !from) return <RosterSkeleton />;
  const [fitting, before] = pagesAround(entries, from);
  const page = turned?.from === from ? turned.page : fitting;
  return (
    <Table<OfficeRosterEntryDto>
      className="roster-table"
      columns={columns(actions)}
      dataSource={entries.slice(Math.max(0, (page - 1) * pageSize - before), page * pageSize - before)}
      rowKey="id"
      rowClassName={({ roster_date }) => (roster_date === from ? 'roster-row-from' : '')}
      pagination={{
        pageSize,
        current: page,
        total: entries.length + before,
        onChange: (wanted) => setTurned({ page: wanted, from }),
        showSizeChanger: false,
        showLessItems: true,
        hideOnSinglePage: true,
        showTotal: (_, [start, end]) => `${Math.max(1, start - before)} to ${end - before} of ${entries.length} shifts`,
      }}
      locale={{ emptyText: <NoShifts isReader={!actions} /> }}
    />
  );
}

/** The page on which a day begins, and by how many rows the first page is shorter, so that it begins at the top. */
function pagesAround(entries: OfficeRosterEntryDto[], from: string): [page: number, before: number] {
  if (entries.length <= pageSize) return [1, 0];
  const first = entries.findIndex(({ roster_date }) => roster_date >= from);
  if (first < 0) return [Math.ceil(entries.length / pageSize), 0];
  return [Math.ceil(first / pageSize) + 1, (pageSize - (first % pageSize)) % pageSize];
}

const columns = (actions: RosterRowActions | undefined): TableColumnsType<OfficeRosterEntryDto> => [
  {
    title: 'Date',
    className: 'roster-date',
    render: (_, { roster_date }) => dayjs(roster_date).format('ddd DD/MM/YYYY'),
  },
  { title: 'Therapist', dataIndex: 'therapist_name', className: 'roster-who' },
  { title: 'Shift', className: 'roster-shift', render: (_, { shift_type }) => shiftTypeName(shift_type) },
  { title: 'Hours', dataIndex: 'shift_hours', className: 'roster-hours' },
  ...(actions
    ? [
        {
          title: 'Actions',
          className: 'roster-actions',
          render: (_: unknown, entry: OfficeRosterEntryDto) => <ShiftActions entry={entry} {...actions} />,
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

function RosterSkeleton() {
  return (
    <div className="roster-skeleton" role="status" aria-label="Loading the roster">
      {Array.from({ length: 12 }, (_, row) => (
        <span key={row} className="skeleton" />
      ))}
    </div>
  );
}
