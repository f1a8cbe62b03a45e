import { isId, toText } from './sentence-formats.js';

type Values = Readonly<Record<string, unknown>>;

/** Length from which values are left out: the sentence then says only that the field changed. */
const MAX_VALUE_LENGTH = 40;

/**
 * Describes the changes of an entry that has the values before and after: `price from 89.5 to 95, description`; null
 * when nothing differs.
 * @param year of the entry
 */
export function describeChanges(details: Values, year: string): string | null {
  const before = toValues(details.before) ?? toValues(details.previous_value);
  if (!before) return null;
  const after = toValues(details.after) ?? toValues(details.setting_value) ?? details;
  const fields = after === details ? Object.keys(before) : unite(before, after);
  const changed = fields.flatMap((field) => describeField(field, before, after, year));
  return changed.length > 0 ? changed.join(', ') : null;
}

/** Describes one changed field. An object is described by its fields: `monday close from 8:00 PM to 9:00 PM`. */
function describeField(field: string, before: Values, after: Values, year: string): string[] {
  if (!(field in after) || JSON.stringify(before[field]) === JSON.stringify(after[field])) return [];
  const [from, to] = [toValues(before[field]), toValues(after[field])];
  if (from && to)
    return unite(from, to).flatMap((inner) =>
      describeField(inner, from, to, year).map((change) => `${toWords(field)} ${change}`),
    );
  const change = describeChange(field, [before[field], after[field]], year);
  return change === null ? [] : [change];
}

const unite = (before: Values, after: Values) => [...new Set([...Object.keys(before), ...Object.keys(after)])];

function describeChange(field: string, values: [unknown, unknown], year: string): string | null {
  const [before, after] = values.some((value) => typeof value === 'boolean') ? values.map(toSwitch) : values;
  if (before === after) return null;
  if (/(^|_)id$/.test(field) || isId(before) || isId(after)) return null;
  const [from, to] = [toText(toListed(before), year), toText(toListed(after), year)];
  const name = toWords(field);
  if (from === null && to === null) return name;
  if ((from?.length ?? 0) > MAX_VALUE_LENGTH || (to?.length ?? 0) > MAX_VALUE_LENGTH) return name;
  return `${name} from ${from ?? 'nothing'} to ${to ?? 'nothing'}`;
}

/** Reads a missing switch as off. */
const toSwitch = (value: unknown) => value ?? false;

/** Joins the names or numbers of a list with commas. */
const toListed = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each !== 'object') ? value.join(', ') : value;

/** Converts a field's name to words: `hoursBeforeBooking` and `hours_before_booking` → `hours before booking`. */
const toWords = (field: string) =>
  field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();

const toValues = (value: unknown): Values | null =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? (value as Values) : null;
