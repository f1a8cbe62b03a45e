import { Injectable } from '@nestjs/common';
import { Storefront } from '../../catalog/index.js';
import { NextAvailable, TherapistListing } from '../../scheduling/index.js';
import type { LandingDto } from './landing.dto.js';

/** Composes the landing page from what the modules offer. */
@Injectable()
export class LandingQuery {
  constructor(
    private readonly storefront: Storefront,
    private readonly therapists: TherapistListing,
    private readonly nextFree: NextAvailable,
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
