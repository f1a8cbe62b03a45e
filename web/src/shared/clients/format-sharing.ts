import type { SharingClientDto } from '../api/generated.js';

/** Says what is shared with other people: `Shares this number with`. */
export function formatSharing(others: readonly Pick<SharingClientDto, 'shares'>[]): string {
  const shares = (kind: SharingClientDto['shares'][number]) => others.some((other) => other.shares.includes(kind));
  if (shares('phone') && shares('email')) return 'Shares this number and email with';
  return shares('phone') ? 'Shares this number with' : 'Shares this email with';
}
