import { formatTime, toMinutes } from '../../../../shared/dates/dates.js';
import type { PlannedStart } from '../../planned-start.js';
import { toOffsets, type GridScale } from '../grid/day-grid.js';

/** The place of a booking that the editor has yet to save. */
export function PlannedCard({ planned, scale }: { planned: PlannedStart; scale: GridScale }) {
  const start = toMinutes(planned.time);
  return (
    <div className="day-ghost" data-planned style={toOffsets({ start, end: start + planned.minutes }, scale)}>
      <strong>{formatTime(planned.time)}</strong>
    </div>
  );
}
