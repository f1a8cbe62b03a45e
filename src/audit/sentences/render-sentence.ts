import { describeChanges } from './describe-changes.js';
import { findFormat, formatDays, toText } from './sentence-formats.js';
import { type Placeholder, isPlaceholder, type SentencePiece } from './sentence-template.js';
import type { SentencePartDto } from './sentence.dto.js';

type Details = Readonly<Record<string, unknown>>;

/** Returns the name of a thing by its kind and id; undefined where there is none. */
type FindName = (kind: string, id: string) => readonly SentencePartDto[] | undefined;

/** Shown in place of a detail that the entry lacks, or of a thing that no longer exists. */
const MISSING = 'unknown';

/** Fills the holes of a template with an entry's details. @param year in which it was written */
export function renderSentence(
  pieces: readonly SentencePiece[],
  details: Details,
  year: string,
  findName: FindName,
): SentencePartDto[] {
  const fillPlaceholder: FillPlaceholder = (placeholder) => fill(placeholder, details, year, findName);
  return join(pieces.flatMap((piece) => renderPiece(piece, fillPlaceholder)));
}

type FillPlaceholder = (placeholder: Placeholder) => readonly SentencePartDto[] | null;

function renderPiece(piece: SentencePiece, fillPlaceholder: FillPlaceholder): SentencePartDto[] {
  if (typeof piece === 'string') return [toPart(piece)];
  if (isPlaceholder(piece)) return [...(fillPlaceholder(piece) ?? [toPart(MISSING)])];
  const filled = piece.map((each) =>
    typeof each === 'string' ? [toPart(each)] : isPlaceholder(each) ? fillPlaceholder(each) : null,
  );
  return filled.includes(null) ? [] : filled.flatMap((parts) => parts ?? []);
}

function fill(
  placeholder: Placeholder,
  details: Details,
  year: string,
  findName: FindName,
): readonly SentencePartDto[] | null {
  const { detail, until, format, kind } = placeholder;
  const value = details[detail];
  if (kind !== null) return typeof value === 'string' ? (findName(kind, value) ?? null) : null;
  const text = until
    ? formatDays(value, details[until], year)
    : detail === 'changes'
      ? describeChanges(details, year)
      : format
        ? findFormat(format)!(value, year)
        : toText(value, year);
  return text === null ? null : [toPart(text)];
}

const toPart = (text: string): SentencePartDto => ({ text, kind: null, id: null });

/** Merges neighbouring parts that are plain text. */
function join(parts: readonly SentencePartDto[]): SentencePartDto[] {
  const joined: SentencePartDto[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && last.kind === null && part.kind === null) last.text += part.text;
    else joined.push({ ...part });
  }
  return joined;
}
