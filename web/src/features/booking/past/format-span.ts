import type { PastSpanDto } from '../../../shared/api/generated.js';
import { formatTime } from '../../../shared/dates/dates.js';

/** Formats a span: `9:00 AM to 5:00 PM`, `all day`. */
export const formatSpan = ({ from, to }: PastSpanDto): string =>
  from === '00:00' && to === '24:00' ? 'all day' : `${formatTime(from)} to ${formatEnd(to)}`;

/** Formats an end: `5:00 PM`, `midnight`. */
export const formatEnd = (to: string): string => (to === '24:00' ? 'midnight' : formatTime(to));

/** Describes a therapist's shifts, blocks and leave of a day, a line each. */
export const formatWork = ({
  shifts,
  blocks,
  leave,
}: Record<'shifts' | 'blocks' | 'leave', PastSpanDto[]>): string[] => [
  ...shifts.map((span) => formatSpan(span)),
  ...blocks.map((span) => `Blocked ${formatSpan(span)}`),
  ...leave.map((span) => `Leave ${formatSpan(span)}`),
];
