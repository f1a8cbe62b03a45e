import type { SignInDto } from '../../../shared/api/generated.js';
import { isEmail } from '../../../shared/is-email.js';

export type CredentialMistakes = Partial<Record<keyof SignInDto, string>>;

const MIN_PASSWORD_LENGTH = 6;

/** Checks address and password before the server is asked. */
export function credentialMistakes({ email, password }: SignInDto): CredentialMistakes {
  return {
    ...(!isEmail(email) && { email: 'Invalid email address' }),
    ...(password.length < MIN_PASSWORD_LENGTH && {
      password: `Password must be at least ${MIN_PASSWORD_LENGTH} characters`,
    }),
  };
}
