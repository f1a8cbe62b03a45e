/** A hole of a template: a detail, in a format or as the name of a thing of that kind; or the days from one detail to another. */
export interface Hole {
  detail: string;
  /** The detail with the last day. */
  until: string | null;
  format: string | null;
  kind: string | null;
}

/** Text, holes, and groups that are left out as a whole. */
export type SentencePiece = string | Hole | readonly SentencePiece[];

const HOLE = /^\{(\w+)(?:\.\.(\w+)|:(\w+(?:\|\w+)?)|@(\w+))?\}$/;

/** @throws Error for a template that is no template: its module has to mend it */
export function parseSentence(template: string): SentencePiece[] {
  return template
    .split(/(\[[^\]]*\])/)
    .flatMap((group): SentencePiece[] =>
      group.startsWith('[') ? [parsePieces(group.slice(1, -1), template)] : parsePieces(group, template),
    );
}

export const isHole = (piece: SentencePiece): piece is Hole => typeof piece === 'object' && 'detail' in piece;

/** All holes, those in groups included. */
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
