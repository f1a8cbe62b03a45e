import type { OfficeTherapistDto } from '../../../shared/api/generated.js';
import { DataTable, type TableColumn } from '../../../shared/ui/table/DataTable.js';
import { formatMoney } from '../../../shared/money/money.js';
import { excerpt } from '../records/excerpt.js';
import { ActivityBadge } from './ActivityBadge.js';
import { TherapistActions } from './TherapistActions.js';

interface TherapistTableProps {
  therapists: OfficeTherapistDto[];
  /** Undefined for people who may only look, as `onDeactivate` is. */
  onEdit?: (therapist: OfficeTherapistDto) => void;
  onDeactivate?: (therapist: OfficeTherapistDto) => void;
}

/** Maximum length of a row's bio in characters. */
const MAX_EXCERPT_LENGTH = 120;

/** The therapists as a table; on narrow screens each row is a card. */
export function TherapistTable({ therapists, onEdit, onDeactivate }: TherapistTableProps) {
  const columns: TableColumn<OfficeTherapistDto>[] = [
    { title: 'Name', className: 'therapist-name', cell: ({ name }) => <strong>{name}</strong> },
    { title: 'Bio', className: 'second', cell: ({ bio }) => excerpt(bio ?? '', MAX_EXCERPT_LENGTH) },
    {
      title: 'Hourly Rate',
      className: 'therapist-rate',
      cell: ({ hourly_rate }) => (hourly_rate === null ? '–' : formatMoney(hourly_rate)),
    },
    { title: 'Specialties', cell: ({ specialties }) => specialties.join(', ') || '–' },
    { title: 'Status', cell: ({ is_active }) => <ActivityBadge isActive={is_active} /> },
  ];
  if (onEdit && onDeactivate) {
    columns.push({
      title: 'Actions',
      className: 'therapist-actions',
      cell: (therapist) => (
        <span className="record-actions">
          <TherapistActions
            therapist={therapist}
            onEdit={() => onEdit(therapist)}
            onDeactivate={() => onDeactivate(therapist)}
          />
        </span>
      ),
    });
  }
  return (
    <DataTable
      className="therapist-table"
      asCards
      columns={columns}
      rows={therapists}
      rowKey={({ id }) => id}
      empty={<p className="therapist-none">No therapists found</p>}
    />
  );
}
