import type { GiftCertificateDto } from '../../../shared/api/generated.js';
import { formatDateAndYear } from '../../../shared/dates/dates.js';

/** Returns what has become of a certificate, in a few words. */
export function describeState({
  status,
  balance,
  amount,
  is_expired,
  is_mailed,
  deliver_on,
}: Pick<GiftCertificateDto, 'status' | 'balance' | 'amount' | 'is_expired' | 'is_mailed' | 'deliver_on'>): string {
  if (status === 'voided') return 'Voided';
  if (status === 'ordered') return 'Not paid yet';
  if (balance === 0) return 'Used';
  if (is_expired) return 'Expired';
  if (deliver_on && !is_mailed) return `To be emailed on ${formatDateAndYear(deliver_on)}`;
  return balance < amount ? 'Used in part' : 'Not used yet';
}

/** Returns until when a certificate can be used. */
export const describeExpiry = ({ expires_on }: Pick<GiftCertificateDto, 'expires_on'>): string =>
  expires_on === null ? 'No expiry date' : `Use it until ${formatDateAndYear(expires_on)}`;
