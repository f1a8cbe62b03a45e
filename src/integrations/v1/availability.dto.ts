import { IsUUID } from 'class-validator';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';

class WantedV1Dto {
  @IsUUID('all', mustBeId)
  service_id!: string;

  /** The therapist; anybody when left out. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  therapist_id?: string;
}

export class FreeTimesQueryV1Dto extends WantedV1Dto {
  /** The day, in the shop's zone. */
  @IsLocalDate()
  date!: string;
}

export class NextFreeTimesQueryV1Dto extends WantedV1Dto {
  /** The first day to look at, in the shop's zone; today when left out. */
  @IsUndefinable()
  @IsLocalDate()
  from?: string;
}

class FreeTherapistV1Dto {
  id!: string;
  name!: string;
}

/** A start at which a booking would be confirmed at once. */
class FreeTimeV1Dto {
  /** With the shop's offset, as all times. */
  starts_at!: string;
  /** Everybody who is free then, by name. */
  therapists!: FreeTherapistV1Dto[];
}

export class FreeTimesV1Dto {
  items!: FreeTimeV1Dto[];
}
