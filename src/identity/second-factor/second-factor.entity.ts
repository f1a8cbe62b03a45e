import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

const SecondFactorSchema = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factors',
  properties: {
    user: () => p.oneToOne(User).primary(),
    /** The authenticator app's secret; see SecondFactorSecrets. */
    sealedSecret: p.blob(),
    /** Null until a first code has shown that the app has the secret. */
    enabledAt: p.datetime().nullable(),
    /** The time step whose code was taken last; 0 when none was. */
    lastUsedStep: p.integer().default(0),
    /** Null until there are recovery codes. */
    recoverySalt: p.blob().nullable(),
  },
});

/** An authenticator app, asked for after the password. */
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

/** A code that is left to be used once instead of the app's. */
export class RecoveryCode extends RecoveryCodeSchema.class {}
RecoveryCodeSchema.setClass(RecoveryCode);
