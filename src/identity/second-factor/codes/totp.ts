import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;

/** Number of steps before and after the current one whose codes are accepted: clocks differ, and people type slowly. */
const WINDOW_STEPS = 1;

/** Parameters that every authenticator app supports; some silently ignore other values. */
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

/** Generates 160 random bits in base32, as authenticator apps take them. */
export const generateTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** Formats the content of the QR code: the secret, and the names under which the app lists it. */
export function formatTotpUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...PARAMETERS, issuer, label: account, secret: Secret.fromBase32(secret) }).toString();
}

interface TotpState {
  /** The secret in base32. */
  secret: string;
  /** The step whose code was accepted last; 0 when none was. */
  lastUsedStep: number;
}

/**
 * Finds the time step of a code: the number of the half minute since 1970. Null when the code matches no step around
 * `now`, or one that is not later than the last used step: a code that somebody else has seen cannot be used again.
 * @param code six digits
 */
export function findTotpStep({ secret, lastUsedStep }: TotpState, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...PARAMETERS,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window: WINDOW_STEPS,
  });
  if (delta === null) return null;
  const step = TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta;
  return step > lastUsedStep ? step : null;
}
