/**
 * A placeholder of a template: a detail in a format, or the name of a thing of that kind; or the days from one detail
 * to another.
 */
export interface Hole {
  detail: string;
  /** The detail with the last day; null when the placeholder is no range. */
  until: string | null;
  format: string | null;
  kind: string | null;
}

/** A piece of a template: text, a placeholder, or a group that is left out when one of its details is missing. */
export type SentencePiece = string | Hole | readonly SentencePiece[];

const HOLE = /^\{(\w+)(?:\.\.(\w+)|:(\w+(?:\|\w+)?)|@(\w+))?\}$/;

/** Parses a template. @throws Error for a malformed one, which is a fault of its module */
export function parseSentence(template: string): SentencePiece[] {
  return template
    .split(/(\[[^\]]*\])/)
    .flatMap((group): SentencePiece[] =>
      group.startsWith('[') ? [parsePieces(group.slice(1, -1), template)] : parsePieces(group, template),
    );
}

export const isHole = (piece: SentencePiece): piece is Hole => typeof piece === 'object' && 'detail' in piece;

/** Lists all placeholders, those in groups included. */
export const listHoles = (pieces: readonly SentencePiece[]): Hole[] =>
  pieces.flatMap((piece) => (typeof piece === 'string' ? [] : isHole(piece) ? [piece] : listHoles(piece)));

function parsePieces(text: string, template: string): SentencePiece[] {
  return text
    .split(/(\{[^}]*\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (piece.startsWith('{') ? parseHole(piece, template) : piece));
}

function parseHole(piece: string, template: string): Hole {
  const [, detail, until, format, kind] = HOLE.exec(piece) ?? [];
  if (!detail) throw new Error(`"${piece}" in the sentence "${template}" is no detail`);
  return { detail, until: until ?? null, format: format ?? null, kind: kind ?? null };
}
