import { ServiceDto, ShopDto } from '../../catalog/index.js';
import { NextFreeDto, TherapistCardDto } from '../../scheduling/index.js';

/** Everything that the landing page shows. */
export class LandingDto {
  shop!: ShopDto;
  services!: ServiceDto[];
  therapists!: TherapistCardDto[];

  /** At most three starts of today that would be confirmed at once. */
  next_free!: NextFreeDto[];
}
