import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { formatShortDate } from '../../../../shared/dates/dates.js';
import { PlusIcon } from '../../../../shared/ui/icons.js';
import type { OpenedShift } from '../shift/shift-draft.js';
import { formatShiftType } from '../shift/shift-types.js';
import type { Person } from './week-types.js';

type OnOpen = (shift: OpenedShift) => void;

interface ShiftButtonProps {
  entry: OfficeRosterEntryDto;
  onOpen: OnOpen | undefined;
  /** Says whose it is; a grid says that at the row. */
  isNamed?: boolean;
}

/** A shift in a week; opens it for those who may edit. */
export function ShiftButton({ entry, onOpen, isNamed = false }: ShiftButtonProps) {
  const { therapist_name, roster_date, shift_hours, shift_type, start_time, end_time } = entry;
  const hours = (
    <>
      {isNamed && <span className="week-shift-who">{therapist_name}</span>}
      <span>{start_time && end_time ? `${start_time} – ${end_time}` : shift_hours}</span>
      <span className="second">{formatShiftType(shift_type)}</span>
    </>
  );
  if (!onOpen) return <span className="week-shift">{hours}</span>;
  return (
    <button
      type="button"
      className="week-shift"
      aria-label={`Edit shift of ${therapist_name}, ${formatShortDate(roster_date)}, ${shift_hours}`}
      onClick={() => onOpen(entry)}
    >
      {hours}
    </button>
  );
}

export function AddShiftButton({ person, date, onOpen }: { person: Person; date: string; onOpen: OnOpen }) {
  return (
    <button
      type="button"
      className="week-add"
      aria-label={`Add shift of ${person.name}, ${formatShortDate(date)}`}
      onClick={() => onOpen({ therapist_id: person.id, roster_date: date })}
    >
      <PlusIcon width="16" height="16" />
    </button>
  );
}
