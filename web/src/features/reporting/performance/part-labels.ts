import type { PerformanceRowDto } from '../../../shared/api/generated.js';
import { formatTime } from '../../../shared/dates/dates.js';
import type { Part } from './use-performance-params.js';

export const PART_LABELS: Record<Part, string> = {
  therapists: 'Person',
  services: 'Treatment',
  weekdays: 'Weekday',
  hours: 'Hour',
};

/** The names of the weekdays, Monday first. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Formats an hour: `14` → `2 PM`. */
export const formatHour = (hour: number): string =>
  formatTime(`${String(hour).padStart(2, '0')}:00`).replace(':00', '');

export function nameRow(part: Part, { key, name }: Pick<PerformanceRowDto, 'key' | 'name'>): string {
  if (part === 'weekdays') return WEEKDAYS[Number(key) - 1]!;
  return part === 'hours' ? formatHour(Number(key)) : (name ?? 'Unknown');
}
