import { formatLongDate } from '../../kernel/format-date.js';
import type { ExistingGiftCertificate } from '../domain/gift-certificate.evolve.js';

/** Returns until when a certificate can be used, in words. */
export const describeExpiry = ({ expiresOn }: Pick<ExistingGiftCertificate, 'expiresOn'>): string =>
  expiresOn === null ? 'No expiry date' : `Use it until ${formatLongDate(expiresOn)}`;
