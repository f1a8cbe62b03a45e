import { Injectable, SetMetadata } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Role, SignedInUser } from '../accounts/user.js';

/** Decides which roles need a second factor. The module that keeps the shop's settings provides it. */
export abstract class SecondFactorPolicy {
  abstract isRequiredFor(role: Role): Promise<boolean>;
}

export const ALLOWED_BEFORE_SECOND_FACTOR_KEY = 'allowedBeforeSecondFactor';

/** Opens a route to users who have yet to set up a required second factor. They get 403 everywhere else. */
export const AllowedBeforeSecondFactor = () => SetMetadata(ALLOWED_BEFORE_SECOND_FACTOR_KEY, true);

/** Tells which users have to set up a second factor before anything else. */
@Injectable()
export class SecondFactorRequirement {
  constructor(private readonly modules: ModuleRef) {}

  /** Whether the shop requires a second factor for a role. */
  async isRequiredFor(role: Role | null): Promise<boolean> {
    if (!role) return false;
    return this.modules.get<SecondFactorPolicy>(SecondFactorPolicy, { strict: false }).isRequiredFor(role);
  }

  /** Whether the shop requires a second factor that this user does not have. */
  async isUnmet({ role, hasSecondFactor }: Pick<SignedInUser, 'role' | 'hasSecondFactor'>): Promise<boolean> {
    return !hasSecondFactor && (await this.isRequiredFor(role));
  }
}
