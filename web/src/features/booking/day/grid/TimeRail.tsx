import { formatTime, toMinutes, toTime } from '../../../../shared/dates/dates.js';
import { isUnderBadge, toOffsets, type GridScale } from './day-grid.js';

interface TimeRailProps {
  scale: GridScale;
  /** The current time `HH:mm`, while it is within the hours that are drawn. */
  now: string | undefined;
}

/** The hours beside the columns; they stay in view while the grid is scrolled sideways. */
export function TimeRail({ scale, now }: TimeRailProps) {
  const { hours, hourHeight } = scale;
  const count = (hours.end - hours.start) / 60;
  const times = Array.from({ length: count }, (_, hour) => toTime(hours.start + hour * 60));
  const topOf = (time: string) => toOffsets({ start: toMinutes(time), end: hours.end }, scale).top;
  const isCovered = (time: string) => now !== undefined && isUnderBadge(topOf(time), topOf(now));
  return (
    <div className="day-times" style={{ height: count * hourHeight }} aria-hidden="true">
      {times.map((time) => (
        <span key={time} className={isCovered(time) ? 'day-time-covered' : undefined} style={{ top: topOf(time) }}>
          {formatTime(time).replace(':00', '')}
        </span>
      ))}
      {now && (
        <span className="day-now-time" style={{ top: topOf(now) }}>
          {formatTime(now)}
        </span>
      )}
    </div>
  );
}
