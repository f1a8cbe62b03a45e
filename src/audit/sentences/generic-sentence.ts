/** Details that name the subject of an entry, the best one first; used for types without a sentence. */
const TELLING = ['therapist_name', 'name', 'email'];

/** Makes a sentence for an event type that has none: `RosterWeekCopied` → `Roster week copied: Mei`. */
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
