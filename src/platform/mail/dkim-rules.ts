import { ValidateBy, ValidateIf } from 'class-validator';
import { createPrivateKey } from 'node:crypto';

interface DkimSettings {
  DKIM_DOMAIN?: string;
  DKIM_SELECTOR?: string;
  DKIM_PRIVATE_KEY?: string;
}

/** The three come together, or none of them. */
export const IfSigned = ValidateIf(({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY }: DkimSettings) =>
  Boolean(DKIM_DOMAIN ?? DKIM_SELECTOR ?? DKIM_PRIVATE_KEY),
);

/** A key that mails can be signed with. */
export const IsSigningKey = ValidateBy(
  { name: 'isSigningKey', validator: { validate: isSigningKey } },
  { message: 'DKIM_PRIVATE_KEY must be a private key, RSA or Ed25519, in PEM' },
);

function isSigningKey(value: unknown): boolean {
  try {
    return ['rsa', 'ed25519'].includes(createPrivateKey(String(value)).asymmetricKeyType ?? '');
  } catch {
    return false;
  }
}
