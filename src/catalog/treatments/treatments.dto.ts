import { ArrayMaxSize, ArrayUnique, IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { MAX_AMOUNT } from '../../kernel/money.js';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { IsListOf } from '../../platform/http/validation/list-of.decorator.js';
import { HasDecimals } from '../../platform/http/validation/decimals.decorator.js';
import { IsVersion } from '../../platform/http/validation/version.dto.js';

/** A service that a therapist gives, with what differs from the service itself. */
export class TreatmentDto {
  @IsUUID('all', mustBeId)
  service_id!: string;

  /** Minutes with this therapist; null for those of the service. */
  @IsOptional()
  @Max(1_440, { message: 'Duration must be at most 1440 minutes' })
  @Min(15, { message: 'Duration must be at least 15 minutes' })
  @IsInt({ message: 'Duration must be a whole number of minutes' })
  duration!: number | null;

  /** Price in the shop's currency, at most two decimals; null for the price of the service. */
  @IsOptional()
  @Max(MAX_AMOUNT, { message: `Price must be at most ${MAX_AMOUNT}` })
  @Min(0, { message: 'Price must be positive' })
  @HasDecimals(2, { message: 'Price must be a number with at most two decimals' })
  price!: number | null;
}

/** The treatments of one therapist; an empty list means all services. */
export class EditTreatmentsDto {
  @ArrayUnique(({ service_id }: TreatmentDto) => service_id, { message: 'treatments names a service twice' })
  @ArrayMaxSize(500, { message: 'treatments must be at most 500' })
  @IsListOf(() => TreatmentDto, 'treatments must be a list')
  treatments!: TreatmentDto[];

  /** The version of the therapist on which the edit is based. */
  @IsVersion()
  version!: number;
}

export class TherapistTreatmentsDto {
  therapist_id!: string;

  /** The treatments; empty when the therapist gives every service. */
  treatments!: TreatmentDto[];

  /** Version of the therapist, to send with an edit. */
  version!: number;
}
