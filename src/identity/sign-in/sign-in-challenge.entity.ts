import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../accounts/user.entity.js';

const SignInChallengeSchema = defineEntity({
  name: 'SignInChallenge',
  tableName: 'sign_in_challenges',
  properties: {
    tokenHash: p.blob().primary(),
    user: () => p.manyToOne(User),
    /** The user's `sessionVersion` when the password was checked: a new password ends the challenge. */
    sessionVersion: p.integer(),
    expiresAt: p.datetime(),
  },
});

/** A sign-in whose password was right and whose second factor is awaited. It gives access to nothing else. */
export class SignInChallenge extends SignInChallengeSchema.class {}
SignInChallengeSchema.setClass(SignInChallenge);
