import { ValidateBy, ValidateIf } from 'class-validator';
import { createPrivateKey } from 'node:crypto';

interface DkimSettings {
  DKIM_DOMAIN?: string;
  DKIM_SELECTOR?: string;
  DKIM_PRIVATE_KEY?: string;
}

/** The rule that the three settings come together, or none of them. */
export const IfSigned = ValidateIf(({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: DkimSettings) =>
  Boolean(DKIM_DOMAIN ?? DKIM_SELECTOR ?? DKIM_PRIVATE_KEY),
);

/** Smallest key, in bits: receivers need not look at shorter ones (RFC 8301). */
const MIN_KEY_BITS = 1024;

/**
 * A key that mails can be signed with. nodemailer signs only by RSA: with a key of another kind mails would be sent
 * unsigned.
 */
export const IsSigningKey = ValidateBy(
  { name: 'isSigningKey', validator: { validate: isSigningKey } },
  { message: `DKIM_PRIVATE_KEY must be a private RSA key of at least ${MIN_KEY_BITS} bits in PEM` },
);

function isSigningKey(value: unknown): boolean {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(String(value));
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= MIN_KEY_BITS;
  } catch {
    return false;
  }
}
