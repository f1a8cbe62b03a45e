import type { ShiftTypes } from '../../../../../shared/api/generated.js';
import { formatShiftHours } from '../../../../../shared/dates/format-shift-hours.js';
import { formatShiftType } from '../../shift/shift-types.js';
import { formatPlanHours, type PlanShift } from '../plan-shift.js';

interface PlanShiftBlockProps {
  shift: PlanShift;
  types: ShiftTypes;
  isSelected: boolean;
  isBrief: boolean;
}

/** A shift in its cell. Keys act on the cell, the pointer on the shift. */
export function PlanShiftBlock({ shift, types, isSelected, isBrief }: PlanShiftBlockProps) {
  const { id, shift_type, isDraft, pattern_id, isException } = shift;
  const type = shift_type in types ? types[shift_type as keyof ShiftTypes] : undefined;
  const origin = pattern_id && (isException ? 'from a pattern, changed for this day' : 'from a pattern');
  const hours = formatShiftHours(shift.shift_hours);
  return (
    <div
      className="plan-shift"
      data-shift={id}
      data-color={type?.color ?? 'grey'}
      data-draft={isDraft || undefined}
      data-selected={isSelected || undefined}
      title={[hours, formatShiftType(shift_type), isDraft && 'draft', origin].filter(Boolean).join(', ')}
    >
      <span>{formatPlanHours(shift, isBrief)}</span>
      {!isBrief && (
        <span className="second">
          {isDraft ? 'Draft' : formatShiftType(shift_type)}
          {pattern_id && (isException ? ' · changed' : <span aria-hidden="true"> ↻</span>)}
        </span>
      )}
      {!isDraft && isBrief && pattern_id && (
        <span className="plan-mark" aria-hidden="true">
          {isException ? '*' : '↻'}
        </span>
      )}
      <span className="visually-hidden">, {[hours, isDraft && 'draft', origin].filter(Boolean).join(', ')};</span>
      <span className="plan-edge" data-edge />
    </div>
  );
}
