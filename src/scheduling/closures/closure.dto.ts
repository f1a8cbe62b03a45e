import { IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { HasNoHiddenCharacters } from '../../platform/http/validation/name.decorators.js';
import { Trim } from '../../platform/http/validation/transform.decorators.js';
import { VersionDto } from '../../platform/http/validation/version.dto.js';

export class NewClosureDto {
  /** What visitors read. */
  @Trim()
  @MaxLength(100, { message: 'Name must be at most 100 characters' })
  @MinLength(2, { message: 'Name must be at least 2 characters' })
  @IsString({ message: 'Name must be at least 2 characters' })
  @HasNoHiddenCharacters('Name')
  name!: string;

  @IsLocalDate()
  first_date!: string;

  /** Included. */
  @IsLocalDate()
  last_date!: string;
}

export class EditClosureDto extends IntersectionType(NewClosureDto, VersionDto) {}

export class ClosureDto {
  id!: string;
  name!: string;

  /** `yyyy-MM-dd` */
  first_date!: string;

  /** `yyyy-MM-dd`, included. */
  last_date!: string;

  /** Travels with an edit; 409 `modified` when somebody else was faster. */
  version!: number;

  /** Pending and confirmed bookings on these days, from today on. */
  open_bookings!: number;

  /** Offers to people who wait on these days: they are taken back unless visitors may book on closures. */
  offers!: number;

  /** Roster entries on these days, from today on. */
  shifts!: number;
}

/** A closure as everybody may know it. */
export class AnnouncedClosureDto {
  name!: string;

  /** `yyyy-MM-dd` */
  first_date!: string;

  /** `yyyy-MM-dd`, included. */
  last_date!: string;
}

export class HolidaysQueryDto {
  @Type(() => Number)
  @Max(2100, { message: 'year must be at most 2100' })
  @Min(2000, { message: 'year must be at least 2000' })
  @IsInt({ message: 'year must be a whole number' })
  year!: number;

  /** Region within the country, such as `NSW`; the one of the shop's time zone when it is left out. */
  @MaxLength(10, { message: 'region must be at most 10 characters' })
  @IsString({ message: 'region must be text' })
  region: string = '';
}

export class HolidayDto {
  /** `yyyy-MM-dd` */
  date!: string;
  name!: string;
}

export class RegionDto {
  code!: string;
  name!: string;
}

/** Public holidays to choose closures from. */
export class HolidaysDto {
  /** Of the shop's country; empty where its time zone belongs to none that is known. */
  regions!: RegionDto[];

  /** The one whose holidays are listed; empty for those of the whole country. */
  region!: string;
  holidays!: HolidayDto[];
}
