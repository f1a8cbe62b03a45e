import { Injectable } from '@nestjs/common';
import { StorefrontQuery } from '../../catalog/index.js';
import { ClosuresQuery, FreeStartsQuery, pickNextFree, TherapistListingQuery } from '../../scheduling/index.js';
import type { LandingDto } from './landing.dto.js';

/** Composes the landing page's data from several modules. */
@Injectable()
export class LandingQuery {
  constructor(
    private readonly storefront: StorefrontQuery,
    private readonly therapists: TherapistListingQuery,
    private readonly freeStarts: FreeStartsQuery,
    private readonly closures: ClosuresQuery,
  ) {}

  async page(): Promise<LandingDto> {
    const free = await this.freeStarts.upcoming();
    const [shop, services, therapists, closures, unassigned] = await Promise.all([
      this.closures.isToday().then((isClosure) => this.storefront.shop(isClosure)),
      this.storefront.offeredServices(),
      this.therapists.cards(free),
      this.closures.announced(),
      this.storefront.unassignedTherapist(),
    ]);
    return {
      shop,
      services,
      therapists,
      closures,
      next_free: pickNextFree(free, 3),
      unassigned_therapist_id: unassigned.id,
    };
  }
}
