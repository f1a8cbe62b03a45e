import { Injectable } from '@nestjs/common';
import { StorefrontQuery } from '../../catalog/index.js';
import { NextAvailableQuery, TherapistListingQuery } from '../../scheduling/index.js';
import type { LandingDto } from './landing.dto.js';

/** Composes the landing page from what the modules offer. */
@Injectable()
export class LandingQuery {
  constructor(
    private readonly storefront: StorefrontQuery,
    private readonly therapists: TherapistListingQuery,
    private readonly nextFree: NextAvailableQuery,
  ) {}

  async page(): Promise<LandingDto> {
    const [shop, services, therapists, next_free] = await Promise.all([
      this.storefront.shop(),
      this.storefront.offeredServices(),
      this.therapists.cards(),
      this.nextFree.today(3),
    ]);
    return { shop, services, therapists, next_free };
  }
}
