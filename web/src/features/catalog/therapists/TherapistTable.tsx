import { Table, type TableColumnsType } from 'antd';
import type { OfficeTherapistDto } from '../../../shared/api/generated.js';
import { money } from '../../../shared/money.js';
import { excerpt } from '../excerpt.js';
import { ActivityBadge } from './ActivityBadge.js';
import { TherapistActions } from './TherapistActions.js';

interface TherapistTableProps {
  therapists: OfficeTherapistDto[];
  /** Both are absent for people who may only look. */
  onEdit?: (therapist: OfficeTherapistDto) => void;
  onDeactivate?: (therapist: OfficeTherapistDto) => void;
}

/** How much of a bio a row has room for, in characters. */
const room = 120;

/** On narrow screens each row is a card. */
export function TherapistTable({ therapists, onEdit, onDeactivate }: TherapistTableProps) {
  const columns: TableColumnsType<OfficeTherapistDto> = [
    { title: 'Name', className: 'therapist-name', render: (_, { name }) => <strong>{name}</strong> },
    { title: 'Bio', className: 'second', render: (_, { bio }) => excerpt(bio ?? '', room) },
    {
      title: 'Hourly Rate',
      className: 'therapist-rate',
      render: (_, { hourly_rate }) => (hourly_rate === null ? '–' : money(hourly_rate)),
    },
    { title: 'Specialties', render: (_, { specialties }) => specialties.join(', ') || '–' },
    { title: 'Status', render: (_, { is_active }) => <ActivityBadge isActive={is_active} /> },
  ];
  if (onEdit && onDeactivate) {
    columns.push({
      title: 'Actions',
      className: 'therapist-actions',
      render: (_, therapist) => (
        <span className="record-actions">
          <TherapistActions therapist={therapist} onEdit={() => onEdit(therapist)} onDeactivate={() => onDeactivate(therapist)} />
        </span>
      ),
    });
  }
  return (
    <Table<OfficeTherapistDto>
      className="therapist-table"
      columns={columns}
      dataSource={therapists}
      rowKey="id"
      pagination={false}
      locale={{ emptyText: <p className="therapist-none">No therapists found</p> }}
    />
  );
}
