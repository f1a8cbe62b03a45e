import type { TherapistRef } from '../../catalog/index.js';
import {
  type Birthday,
  type ClientProfile,
  isBirthday,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  normalizeTags,
  PRESSURES,
} from '../../clients/index.js';
import type { LocalDate } from '../../kernel/local-time.js';
import * as rules from './cell-rules.js';
import type { Cells, LineReader } from './line-reader.js';

export interface ProfileReading {
  /** All therapists of the shop, one of whom a client may prefer. */
  therapists: readonly TherapistRef[];
  /** No client is born after it. */
  today: LocalDate;
}

/** A day of birth without its year. */
const YEARLESS = /^(?:--)?(\d{2})-(\d{2})$/;

/** Reads tags, preferences and birthday of a client; null for none. What cannot be kept is left out, with a doubt. */
export function readProfile(cells: Cells, line: LineReader, reading: ProfileReading): ClientProfile | null {
  const tags = readTags(cells.tags ?? '', line);
  const birthday = readBirthday(cells.birthday ?? '', line, reading.today);
  const preferredTherapistId = readTherapist(cells.preferred_therapist ?? '', line, reading.therapists);
  const preferredPressure = readPressure(cells.preferred_pressure ?? '', line);
  if (tags.length === 0 && !birthday && !preferredTherapistId && !preferredPressure) return null;
  return { tags, birthday, preferredTherapistId, preferredPressure };
}

function readTags(text: string, line: LineReader): string[] {
  // Other programs put commas between them, of which a tag of this shop may have one.
  const all = normalizeTags(text.split(text.includes(';') ? /[;\n]/ : /[,|\n]/));
  const fitting = all.filter((tag) => [...tag].length <= MAX_TAG_LENGTH);
  if (fitting.length < all.length) line.doubt(`Has a tag of more than ${MAX_TAG_LENGTH} characters: left out`, 'tags');
  if (fitting.length > MAX_TAGS) line.doubt(`Has more than ${MAX_TAGS} tags: the first ${MAX_TAGS} are kept`, 'tags');
  return fitting.slice(0, MAX_TAGS);
}

function readBirthday(text: string, line: LineReader, today: LocalDate): Birthday | null {
  const written = text.trim();
  if (written === '') return null;
  const birthday = parseBirthday(written);
  if (birthday && isBirthday(birthday, today)) return birthday;
  line.doubt(`"${written.slice(0, 40)}" is not a birthday such as 1985-03-04: left out`, 'birthday');
  return null;
}

/** Parses a day of birth; null where it is none, or either of two days. */
function parseBirthday(text: string): Birthday | null {
  const [, month, day] = YEARLESS.exec(text) ?? [];
  if (month) return { month: Number(month), day: Number(day), year: null };
  const order = rules.findDateOrder(text);
  // Two digits of a year of birth say nothing of the century.
  if (order === 'unclear' || !/\d{4}/.test(text)) return null;
  const parts = rules
    .findDate(text, order ?? 'day-first')
    ?.split('-')
    .map(Number);
  return parts ? { month: parts[1]!, day: parts[2]!, year: parts[0]! } : null;
}

function readTherapist(text: string, line: LineReader, therapists: readonly TherapistRef[]): string | null {
  const name = text.trim().toLowerCase();
  if (name === '') return null;
  const found = therapists.filter((each) => !each.isUnassigned && each.name.toLowerCase() === name);
  if (found.length === 1) return found[0]!.id;
  line.doubt(`There is no one therapist named "${text.trim().slice(0, 60)}": left out`, 'preferred_therapist');
  return null;
}

function readPressure(text: string, line: LineReader): ClientProfile['preferredPressure'] {
  const word = text.trim().toLowerCase();
  const found = PRESSURES.find((pressure) => pressure === word) ?? null;
  if (!found && word) line.doubt(`Must be one of ${PRESSURES.join(', ')}: left out`, 'preferred_pressure');
  return found;
}
