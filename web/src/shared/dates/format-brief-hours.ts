/** Formats hours for narrow columns: `09:00`, `17:30` → `9am-5:30pm`. */
export const formatBriefHours = (start: string, end: string): string => `${formatHour(start)}-${formatHour(end)}`;

function formatHour(time: string): string {
  const [hour, minute] = [Number(time.slice(0, 2)), time.slice(3, 5)];
  return `${hour % 12 || 12}${minute === '00' ? '' : `:${minute}`}${hour < 12 || hour === 24 ? 'am' : 'pm'}`;
}

/** Formats a time where the half of the day is known: `14:30` → `2:30`. */
export const formatBriefTime = (time: string): string => `${Number(time.slice(0, 2)) % 12 || 12}:${time.slice(3, 5)}`;
