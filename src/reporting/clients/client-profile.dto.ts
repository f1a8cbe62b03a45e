import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { type ClientProfile, MAX_TAG_LENGTH, MIN_BIRTH_YEAR, type Pressure, PRESSURES } from '../../clients/index.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { mustBeId } from '../../platform/http/validation/messages.js';

export class BirthdayDto {
  /** 1 to 12. */
  @Max(12, { message: 'month must be at most 12' })
  @Min(1, { message: 'month must be at least 1' })
  @IsInt({ message: 'month must be a whole number' })
  month!: number;

  /** 1 to 31. */
  @Max(31, { message: 'day must be at most 31' })
  @Min(1, { message: 'day must be at least 1' })
  @IsInt({ message: 'day must be a whole number' })
  day!: number;

  /** From 1900 on; null where the client gave the day alone. */
  @IsOptional()
  @Max(9999, { message: 'year must be at most 9999' })
  @Min(MIN_BIRTH_YEAR, { message: `year must be at least ${MIN_BIRTH_YEAR}` })
  @IsInt({ message: 'year must be a whole number' })
  year: number | null = null;
}

/** Tags, preferences and birthday of a client, as the desk keeps them. Of merged records all tags are shown. */
export class ClientProfileDto {
  /**
   * At most 12 of 1 to 30 characters, no two of which differ in capitals alone; merged records may together have more, which
   * are seen.
   */
  @MaxLength(MAX_TAG_LENGTH, { each: true, message: `A tag must have at most ${MAX_TAG_LENGTH} characters` })
  @IsString({ each: true, message: 'tags must be text' })
  @IsArray({ message: 'tags must be a list' })
  tags!: string[];

  /** Id of the therapist whom the client likes best, who may have left the shop. */
  @IsOptional()
  @IsUUID('all', mustBeId)
  preferred_therapist_id: string | null = null;

  @IsOptional()
  @IsIn([...PRESSURES, null], { message: 'preferred_pressure must be light, medium or firm' })
  @ApiProperty({ enum: PRESSURES, nullable: true })
  preferred_pressure: Pressure | null = null;

  @IsOptional()
  @ValidateNested()
  @IsObject({ message: 'birthday must be a month and a day' })
  @Type(() => BirthdayDto)
  @ApiProperty({ type: BirthdayDto, nullable: true })
  birthday: BirthdayDto | null = null;
}

export class EditClientProfileDto extends ClientProfileDto {
  /** The profile that this one replaces, as it was shown. Left out, whatever is there is replaced. */
  @IsUndefinable()
  @ValidateNested()
  @IsObject({ message: 'seen must be a profile' })
  @Type(() => ClientProfileDto)
  seen?: ClientProfileDto;
}

export class ClientTagsDto {
  /** The tags in use, most used first, at most 200. */
  items!: string[];
}

export function toClientProfileDto(profile: ClientProfile): ClientProfileDto {
  const { tags, preferredTherapistId, preferredPressure, birthday } = profile;
  return {
    tags: [...tags],
    preferred_therapist_id: preferredTherapistId,
    preferred_pressure: preferredPressure,
    birthday,
  };
}

export function toClientProfile(dto: ClientProfileDto): ClientProfile {
  const { tags, preferred_therapist_id, preferred_pressure, birthday } = dto;
  return {
    tags,
    preferredTherapistId: preferred_therapist_id ?? null,
    preferredPressure: preferred_pressure ?? null,
    birthday: birthday && { month: birthday.month, day: birthday.day, year: birthday.year ?? null },
  };
}
