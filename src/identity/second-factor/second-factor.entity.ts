import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

const SecondFactorSchema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    user: () => p.oneToOne(User).primary(),
    /** The authenticator app's secret, encrypted by SecondFactorSecrets. */
    sealedSecret: p.blob(),
    /** Instant at which a first code has shown that the app has the secret; null before. */
    enabledAt: p.datetime().nullable(),
    /** The time step whose code was accepted last; 0 when none was. */
    lastUsedStep: p.integer().default(0),
    /** The salt of the recovery codes; null while there are none. */
    recoverySalt: p.blob().nullable(),
  },
});

/** An authenticator app, whose code is asked for after the password. */
export class SecondFactor extends SecondFactorSchema.class {}
SecondFactorSchema.setClass(SecondFactor);

const RecoveryCodeSchema = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    codeHash: p.blob().primary(),
    user: () => p.manyToOne(User),
  },
});

/** An unused code that works once in place of the app's. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
