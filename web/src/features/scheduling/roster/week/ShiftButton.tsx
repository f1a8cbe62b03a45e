import type { OfficeRosterEntryDto } from '../../../../shared/api/generated.js';
import { formatShortDate } from '../../../../shared/dates/dates.js';
import { formatShiftHours } from '../../../../shared/dates/format-shift-hours.js';
import { PlusIcon } from '../../../../shared/ui/icons.js';
import type { OpenedShift } from '../shift/shift-draft.js';
import { formatShiftType } from '../shift/shift-types.js';
import type { Person } from './week-types.js';

type OnOpen = (shift: OpenedShift) => void;

interface ShiftButtonProps {
  entry: OfficeRosterEntryDto;
  onOpen: OnOpen | undefined;
  /** Whether the therapist's name is shown; a grid shows it at the row. */
  isNamed?: boolean;
}

/** A shift in a week; a press opens it for people who may edit. */
export function ShiftButton({ entry, onOpen, isNamed = false }: ShiftButtonProps) {
  const { therapist_name, roster_date, shift_type } = entry;
  const hours = formatShiftHours(entry.shift_hours);
  const who = isNamed && <span className="week-shift-who">{therapist_name}</span>;
  const when = (
    <>
      <span>{hours}</span>
      <span className="second">{formatShiftType(shift_type)}</span>
    </>
  );
  if (!onOpen)
    return (
      <span className="week-shift">
        {who}
        {when}
      </span>
    );
  return (
    <button type="button" className="week-shift" onClick={() => onOpen(entry)}>
      <span className="visually-hidden">Edit shift of {!isNamed && `${therapist_name}, `}</span>
      {who}
      <span className="visually-hidden">{formatShortDate(roster_date)}, </span>
      {when}
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
