import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { formatShortDate } from '../../../../shared/dates/dates.js';
import { EditIcon, TrashIcon } from '../../../../shared/ui/icons.js';
import { RowButton } from '../../../../shared/ui/row-button/RowButton.js';

export interface RosterRowActions {
  onEdit: (entry: OfficeRosterEntryDto) => void;
  onDelete: (entry: OfficeRosterEntryDto) => void;
}

export function ShiftActions({ entry, onEdit, onDelete }: { entry: OfficeRosterEntryDto } & RosterRowActions) {
  const which = `${entry.therapist_name}, ${formatShortDate(entry.roster_date)}`;
  return (
    <span className="row-actions">
      <RowButton hint="Edit shift" label={`Edit shift of ${which}`} icon={<EditIcon />} onClick={() => onEdit(entry)} />
      <RowButton
        hint="Delete shift"
        label={`Delete shift of ${which}`}
        icon={<TrashIcon />}
        onClick={() => onDelete(entry)}
      />
    </span>
  );
}
