import { ServiceDto, ShopDto } from '../../catalog/index.js';
import { AnnouncedClosureDto, NextFreeDto, TherapistCardDto } from '../../scheduling/index.js';

/** All data that the landing page shows. */
export class LandingDto {
  shop!: ShopDto;
  services!: ServiceDto[];
  therapists!: TherapistCardDto[];

  /** Days within the booking window on which the shop is closed, the next ones first. */
  closures!: AnnouncedClosureDto[];

  /** Up to three starts that would be confirmed at once, on the first day from today on that has any. */
  next_free!: NextFreeDto[];

  /** The id of Any Available, whose days the booking dialog reads first. */
  unassigned_therapist_id!: string;
}
