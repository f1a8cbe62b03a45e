/** Details that name what an entry is about, the best one first; used where a type has no sentence of its own. */
const TELLING = ['therapist_name', 'name', 'email'];

/** Something to read for an event without words of its own: `RosterWeekCopied` → `Roster week copied: Mei`. */
export function genericSentence(type: string, details: Readonly<Record<string, unknown>>): string {
  const title = type
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  const named = TELLING.find((name) => typeof details[name] === 'string');
  const therapist =
    named === undefined && typeof details.therapist_id === 'string' ? '[: {therapist_id@therapist}]' : '';
  const days = Object.keys(details).filter((name) => /(^|_)date$/.test(name) && typeof details[name] === 'string');
  return `${title.charAt(0).toUpperCase()}${title.slice(1)}${named ? `[: {${named}}]` : therapist}${days.map((day) => `[, {${day}:day}]`).join('')}`;
}
