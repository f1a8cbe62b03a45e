import { Button, Tooltip } from 'antd';
import type { OfficeRosterEntryDto } from '../../../shared/api/generated.js';
import { shortDate } from '../../../shared/dates.js';
import { EditIcon, TrashIcon } from '../../../shared/icons.js';

export interface RosterRowActions {
  onEdit: (entry: OfficeRosterEntryDto) => void;
  onDelete: (entry: OfficeRosterEntryDto) => void;
}

export function ShiftActions({ entry, onEdit, onDelete }: { entry: OfficeRosterEntryDto } & RosterRowActions) {
  const which = `${entry.therapist_name}, ${shortDate(entry.roster_date)}`;
  return (
    <span className="row-actions">
      <Tooltip title="Edit shift">
        <Button type="text" aria-label={`Edit shift of ${which}`} icon={<EditIcon />} onClick={() => onEdit(entry)} />
      </Tooltip>
      <Tooltip title="Delete shift">
        <Button type="text" aria-label={`Delete shift of ${which}`} icon={<TrashIcon />} onClick={() => onDelete(entry)} />
      </Tooltip>
    </span>
  );
}
