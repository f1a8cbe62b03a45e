import type { LeaveDto, ShiftTypes } from '../../../../../shared/api/generated.js';
import { formatShortDate } from '../../../../../shared/dates/dates.js';
import type { Person } from '../../week/week-types.js';
import { isMonday } from '../plan-range.js';
import type { PlanCell, PlanShift } from '../plan-shift.js';
import { PlanLeave } from './PlanLeave.js';
import { PlanShiftBlock } from './PlanShiftBlock.js';

interface PlanGridCellProps {
  cell: PlanCell;
  person: Person;
  date: string;
  today: string;
  /** The shifts of the cell. */
  shifts: readonly PlanShift[];
  leave: readonly LeaveDto[];
  selected: ReadonlySet<string>;
  types: ShiftTypes;
  /** Whether keys act on the cell. */
  isActive: boolean;
  /** Whether a gesture or a selection by keys covers the cell. */
  isMarked: boolean;
  /** Whether columns are too narrow for more than the hours. */
  isBrief: boolean;
  onFocus: (cell: PlanCell) => void;
}

/** A cell of the plan: a day of a person. */
export function PlanGridCell(props: PlanGridCellProps) {
  const { cell, person, date, today, shifts, leave, selected, types, isActive, isMarked, isBrief, onFocus } = props;
  return (
    <td
      role="gridcell"
      tabIndex={isActive ? 0 : -1}
      data-row={cell.row}
      data-column={cell.column}
      data-today={date === today || undefined}
      data-monday={isMonday(date) || undefined}
      data-past={date < today || undefined}
      data-marked={isMarked || undefined}
      aria-selected={shifts.some(({ id }) => selected.has(id)) || undefined}
      onFocus={() => onFocus(cell)}
    >
      <span className="visually-hidden">
        {person.name}, {formatShortDate(date)}: {shifts.length + leave.length === 0 && 'free'}
      </span>
      {leave.map((each) => (
        <PlanLeave key={each.id} leave={each} isBrief={isBrief} />
      ))}
      {shifts.map((shift) => (
        <PlanShiftBlock
          key={shift.id}
          shift={shift}
          types={types}
          isSelected={selected.has(shift.id)}
          isBrief={isBrief}
        />
      ))}
    </td>
  );
}
