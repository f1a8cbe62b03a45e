import { Injectable, SetMetadata } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProvider } from '../../platform/discover-providers.js';
import type { Role, SignedInUser } from '../accounts/user.js';

/** Decides which roles need a second factor. */
export interface SecondFactorPolicy {
  isRequiredFor(role: Role): Promise<boolean>;
}

/** Marks the one SecondFactorPolicy, provided by the module that keeps the shop's settings. */
export const DecidesSecondFactor = DiscoveryService.createDecorator<void>();

export const ALLOWED_BEFORE_SECOND_FACTOR_KEY = 'allowedBeforeSecondFactor';

/** Opens a route to users who have yet to set up a required second factor. They get 403 everywhere else. */
export const AllowedBeforeSecondFactor = () => SetMetadata(ALLOWED_BEFORE_SECOND_FACTOR_KEY, true);

/** Tells which users have to set up a second factor before anything else. */
@Injectable()
export class SecondFactorRequirement {
  private policy: SecondFactorPolicy | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  /** Whether the shop requires a second factor for a role. */
  async isRequiredFor(role: Role | null): Promise<boolean> {
    if (!role) return false;
    // Looked up once: every request of an administrator without a second factor asks, and the search goes through all
    // providers.
    this.policy ??= discoverProvider<SecondFactorPolicy>(this.discovery, DecidesSecondFactor);
    return this.policy.isRequiredFor(role);
  }

  /** Whether the shop requires a second factor that this user does not have. */
  async isUnmet({ role, hasSecondFactor }: Pick<SignedInUser, 'role' | 'hasSecondFactor'>): Promise<boolean> {
    return !hasSecondFactor && (await this.isRequiredFor(role));
  }
}
