import { Injectable, SetMetadata } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { discoverProvider } from '../../platform/discover-providers.js';
import type { Role, SignedInUser } from '../accounts/user.js';

/** Says of whom the shop asks for a second factor. */
export interface SecondFactorPolicy {
  isRequiredFor(role: Role): Promise<boolean>;
}

/** Marks the one SecondFactorPolicy: the module that keeps the shop's settings. */
export const DecidesSecondFactor = DiscoveryService.createDecorator<void>();

export const ALLOWED_BEFORE_SECOND_FACTOR_KEY = 'allowedBeforeSecondFactor';

/** Opens a route to those who have yet to set up the second factor that is asked of them. They get 403 everywhere else. */
export const AllowedBeforeSecondFactor = () => SetMetadata(ALLOWED_BEFORE_SECOND_FACTOR_KEY, true);

/** Who has to set up a second factor before anything else. */
@Injectable()
export class SecondFactorRequirement {
  private policy: SecondFactorPolicy | undefined;

  constructor(private readonly discovery: DiscoveryService) {}

  /** Whether the shop asks for a second factor of those with this role. */
  async isRequiredFor(role: Role | null): Promise<boolean> {
    if (!role) return false;
    // Looked up once: every request of an administrator without a second factor asks, and the search goes through all
    // providers.
    this.policy ??= discoverProvider<SecondFactorPolicy>(this.discovery, DecidesSecondFactor);
    return this.policy.isRequiredFor(role);
  }

  /** Whether the shop asks for one that this user does not have. */
  async isUnmet({ role, hasSecondFactor }: Pick<SignedInUser, 'role' | 'hasSecondFactor'>): Promise<boolean> {
    return !hasSecondFactor && (await this.isRequiredFor(role));
  }
}
