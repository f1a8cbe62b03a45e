/**
 * A placeholder of a template: a detail in a format, or the name of a thing of that kind; or the days from one detail
 * to another.
 */
export interface Placeholder {
  detail: string;
  /** The detail with the last day; null when the placeholder is no range. */
  until: string | null;
  format: string | null;
  kind: string | null;
}

/** A piece of a template: text, a placeholder, or a group that is left out when one of its details is missing. */
export type SentencePiece = string | Placeholder | readonly SentencePiece[];

const PLACEHOLDER = /^\{(\w+)(?:\.\.(\w+)|:(\w+(?:\|\w+)?)|@(\w+))?\}$/;

/** Parses a template. @throws Error for a malformed one, which is a fault of its module */
export function parseSentence(template: string): SentencePiece[] {
  return template
    .split(/(\[[^\]]*\])/)
    .flatMap((group): SentencePiece[] =>
      group.startsWith('[') ? [parsePieces(group.slice(1, -1), template)] : parsePieces(group, template),
    );
}

export const isPlaceholder = (piece: SentencePiece): piece is Placeholder =>
  typeof piece === 'object' && 'detail' in piece;

/** Lists all placeholders, those in groups included. */
export const listPlaceholders = (pieces: readonly SentencePiece[]): Placeholder[] =>
  pieces.flatMap((piece) =>
    typeof piece === 'string' ? [] : isPlaceholder(piece) ? [piece] : listPlaceholders(piece),
  );

function parsePieces(text: string, template: string): SentencePiece[] {
  return text
    .split(/(\{[^}]*\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith('{') ? parsePlaceholder(piece, template) : piece));
}

function parsePlaceholder(piece: string, template: string): Placeholder {
  const [, detail, until, format, kind] = PLACEHOLDER.exec(piece) ?? [];
  if (!detail) throw new Error(`"${piece}" in the sentence "${template}" is no detail`);
  return { detail, until: until ?? null, format: format ?? null, kind: kind ?? null };
}
