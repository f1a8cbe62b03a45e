import type { ClientNoteDto } from '../api/generated.js';

/** Says who wrote or imported a note: `imported by owner@example.com`; empty when it is not known. */
export function formatNoteAuthor({ author, source }: Pick<ClientNoteDto, 'author' | 'source'>): string {
  if (source !== 'import') return author ?? '';
  return author ? `imported by ${author}` : 'imported from a file';
}
