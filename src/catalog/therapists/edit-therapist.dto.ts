import { applyDecorators } from '@nestjs/common';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { MAX_AMOUNT } from '../../kernel/money.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { CollapseWhitespace, TrimToNull } from '../../platform/http/validation/transform.decorators.js';
import { HasDecimals } from '../../platform/http/validation/decimals.decorator.js';
import { IsVersion } from '../../platform/http/validation/version.dto.js';

const required = { message: 'Please fill in required fields (Name and Hourly Rate)' };

const IsTherapistName = () =>
  applyDecorators(
    CollapseWhitespace(),
    IsString(required),
    MinLength(2, { message: 'Name must be at least 2 characters' }),
    MaxLength(100, { message: 'Name must be at most 100 characters' }),
  );

const IsHourlyRate = () =>
  applyDecorators(
    IsNumber({}, required),
    Min(0, { message: 'Hourly rate must be positive' }),
    Max(MAX_AMOUNT, { message: `Hourly rate must be at most ${MAX_AMOUNT}` }),
    HasDecimals(2, { message: 'Hourly rate must have at most two decimals' }),
  );

class ProfileFieldsDto {
  @IsOptional()
  @TrimToNull()
  @MaxLength(500, { message: 'Bio must be less than 500 characters' })
  @IsString({ message: 'Bio must be text' })
  bio?: string | null;

  /** The address of a picture of this site, as the upload of a photo answers it; null for none. */
  @IsOptional()
  @TrimToNull()
  // No part of the path begins with a dot, as one to another folder does.
  @Matches(/^(?=.{1,300}$)(?:\/[\w-][\w.-]*)+\.(?:avif|gif|jpe?g|png|svg|webp)$/, {
    message: 'Image URL must be the address of a picture of this site',
  })
  image_url?: string | null;
}

class TherapistFieldsDto extends ProfileFieldsDto {
  /** The association of their profession; null for none. */
  @IsOptional()
  @TrimToNull()
  @MaxLength(100, { message: 'Association must be at most 100 characters' })
  @IsString({ message: 'Association must be text' })
  association?: string | null;

  /** The number under which health funds know them; null for none. */
  @IsOptional()
  @TrimToNull()
  @MaxLength(50, { message: 'Provider number must be at most 50 characters' })
  @IsString({ message: 'Provider number must be text' })
  provider_number?: string | null;

  /** Names of services. */
  @IsUndefinable()
  @CollapseWhitespace()
  @MaxLength(100, { each: true, message: 'Each specialty must be at most 100 characters' })
  @IsString({ each: true, message: 'Each specialty must be text' })
  @ArrayMaxSize(50, { message: 'At most 50 specialties can be named' })
  @ArrayMinSize(1, { message: 'At least one specialty is required' })
  @IsArray({ message: 'At least one specialty is required' })
  specialties?: string[];

  @IsUndefinable()
  @Max(5, { message: 'Rating must be at most 5' })
  @Min(1, { message: 'Rating must be at least 1' })
  @HasDecimals(1, { message: 'Rating must be a number with at most one decimal' })
  rating?: number;

  /** Bookings that can be confirmed for one day. */
  @IsUndefinable()
  @Max(999, { message: 'Available slots cannot exceed 999' })
  @Min(1, { message: 'Must have at least 1 available slot' })
  @IsInt({ message: 'Available slots must be a whole number' })
  available_slots?: number;
}

/**
 * A new therapist. Fields that are left out have their defaults: no bio, photo and specialties, rating 5, 8 slots a
 * day, active.
 */
export class NewTherapistDto extends TherapistFieldsDto {
  @IsTherapistName()
  name!: string;

  /** Amount in the shop's currency, at most two decimals. */
  @IsHourlyRate()
  hourly_rate!: number;

  @IsUndefinable()
  @IsBoolean({ message: 'Active must be true or false' })
  is_active?: boolean;
}

/** Changes of a therapist. Fields that are left out stay as they are. */
export class EditTherapistDto extends TherapistFieldsDto {
  @IsUndefinable()
  @IsTherapistName()
  name?: string;

  /** Amount in the shop's currency, at most two decimals. */
  @IsUndefinable()
  @IsHourlyRate()
  hourly_rate?: number;

  /** The version on which the edit is based. */
  @IsVersion()
  version!: number;
}

/** Changes that therapists make to their own record. Fields that are left out stay as they are. */
export class EditProfileDto extends ProfileFieldsDto {
  /** Bookings that can be confirmed for one day. */
  @IsUndefinable()
  @Max(24, { message: 'Available slots cannot exceed 24' })
  @Min(0, { message: 'Available slots must be at least 0' })
  @IsInt({ message: 'Available slots must be a whole number' })
  available_slots?: number;

  /** The version on which the edit is based. */
  @IsVersion()
  version!: number;
}
