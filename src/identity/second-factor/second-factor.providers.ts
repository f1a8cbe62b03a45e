import { BeginSecondFactorHandler } from './begin-second-factor.js';
import { DisableSecondFactorHandler } from './disable-second-factor.js';
import { EnableSecondFactorHandler } from './enable-second-factor.js';
import { Reauthenticator } from './reauthenticator.js';
import { RenewRecoveryCodesHandler } from './renew-recovery-codes.js';
import { ResetSecondFactorHandler } from './reset-second-factor.js';
import { SecondFactorAttempts } from './second-factor-attempts.js';
import { SecondFactorSecrets } from './second-factor-secrets.js';
import { SecondFactorStore } from './second-factor-store.js';
import { SecondFactorQuery } from './second-factor.query.js';

/** Providers of the second factor. */
export const secondFactorProviders = [
  SecondFactorStore,
  SecondFactorSecrets,
  SecondFactorAttempts,
  Reauthenticator,
  SecondFactorQuery,
  BeginSecondFactorHandler,
  EnableSecondFactorHandler,
  DisableSecondFactorHandler,
  RenewRecoveryCodesHandler,
  ResetSecondFactorHandler,
];
