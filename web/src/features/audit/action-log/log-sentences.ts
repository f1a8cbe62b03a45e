import type { SentencePartDto } from '../../../shared/api/generated.js';

/** Returns the office's page for a part of a sentence; undefined for plain words and for what has no page. */
export function toSentencePath({ kind, id }: SentencePartDto): string | undefined {
  if (!id) return undefined;
  if (kind === 'booking') return `/bookings?booking=${id}`;
  if (kind === 'client') return `/clients/${id}`;
  if (kind === 'therapist') return '/therapists';
  if (kind === 'service') return '/services';
  return undefined;
}

/** Cuts a sentence after `maxLength` characters and adds an ellipsis. */
export function limitSentence(parts: readonly SentencePartDto[], maxLength: number): SentencePartDto[] {
  const limited: SentencePartDto[] = [];
  let left = maxLength;
  for (const part of parts) {
    if (part.text.length > left) {
      limited.push({ ...part, text: `${part.text.slice(0, left)}…` });
      break;
    }
    limited.push(part);
    left -= part.text.length;
  }
  return limited;
}
