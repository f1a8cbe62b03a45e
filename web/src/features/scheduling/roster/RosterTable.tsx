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
  const first = entries.findIndex(({ roster_date }) => roster_date >= from);
  const fitting = Math.floor((first < 0 ? Math.max(0, entries.length - 1) : first) / pageSize) + 1;
  return (
    <Table<OfficeRosterEntryDto>
      className="roster-table"
      columns={columns(actions)}
      dataSource={entries}
      rowKey="id"
      rowClassName={({ roster_date }) => (roster_date === from ? 'roster-row-from' : '')}
      pagination={{
        pageSize,
        current: turned?.from === from ? turned.page : fitting,
        onChange: (page) => setTurned({ page, from }),
        showSizeChanger: false,
        hideOnSinglePage: true,
        showTotal: (total, [start, end]) => `${start} to ${end} of ${total} shifts`,
      }}
      locale={{ emptyText: <NoShifts isReader={!actions} /> }}
    />
  );
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
