import { Injectable } from '@nestjs/common';
import { StorefrontQuery } from '../../catalog/index.js';
import { FreeStartsQuery, pickNextFree, TherapistListingQuery } from '../../scheduling/index.js';
import type { LandingDto } from './landing.dto.js';

/** Composes the landing page from what the modules offer. */
@Injectable()
export class LandingQuery {
  constructor(
    private readonly storefront: StorefrontQuery,
    private readonly therapists: TherapistListingQuery,
    private readonly freeStarts: FreeStartsQuery,
  ) {}

  async page(): Promise<LandingDto> {
    const free = await this.freeStarts.upcoming();
    const [shop, services, therapists] = await Promise.all([
      this.storefront.shop(),
      this.storefront.offeredServices(),
      this.therapists.cards(free),
    ]);
    return { shop, services, therapists, next_free: pickNextFree(free, 3) };
  }
}
