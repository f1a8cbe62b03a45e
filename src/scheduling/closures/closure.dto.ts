import { IntersectionType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { CollapseWhitespace } from '../../platform/http/validation/transform.decorators.js';
import { VersionDto } from '../../platform/http/validation/version.dto.js';

export class NewClosureDto {
  /** Name that visitors read. */
  @CollapseWhitespace()
  @MaxLength(100, { message: 'Name must be at most 100 characters' })
  @MinLength(2, { message: 'Name must be at least 2 characters' })
  @IsString({ message: 'Name must be at least 2 characters' })
  name!: string;

  @IsLocalDate()
  first_date!: string;

  /** The last day, inclusive. */
  @IsLocalDate()
  last_date!: string;
}

export class EditClosureDto extends IntersectionType(NewClosureDto, VersionDto) {}

export class ClosureDto {
  id!: string;
  name!: string;

  /** The first day, `yyyy-MM-dd`. */
  first_date!: string;

  /** The last day, `yyyy-MM-dd`, inclusive. */
  last_date!: string;

  /** Version to send with an edit; 409 `modified` when the closure has changed since. */
  version!: number;

  /** Number of pending and confirmed bookings on these days, from today on. */
  open_bookings!: number;

  /** Number of offers to people who wait for these days: they are withdrawn unless visitors may book on closures. */
  offers!: number;

  /** Number of roster entries on these days, from today on. */
  shifts!: number;
}

/** A closure as visitors see it. */
export class AnnouncedClosureDto {
  name!: string;

  /** The first day, `yyyy-MM-dd`. */
  first_date!: string;

  /** The last day, `yyyy-MM-dd`, inclusive. */
  last_date!: string;
}

export class HolidaysQueryDto {
  @Type(() => Number)
  @Max(2100, { message: 'year must be at most 2100' })
  @Min(2000, { message: 'year must be at least 2000' })
  @IsInt({ message: 'year must be a whole number' })
  year!: number;

  /** Region within the country, such as `NSW`; when left out, the one that the shop's address names. */
  @MaxLength(10, { message: 'region must be at most 10 characters' })
  @IsString({ message: 'region must be text' })
  region: string = '';
}

export class HolidayDto {
  /** The day, `yyyy-MM-dd`. */
  date!: string;
  name!: string;
}

export class RegionDto {
  code!: string;
  name!: string;
}

/** Public holidays to choose closures from. */
export class HolidaysDto {
  /** Regions of the shop's country; empty where its time zone belongs to no known country. */
  regions!: RegionDto[];

  /** The region whose holidays are listed; empty for those of the whole country. */
  region!: string;
  holidays!: HolidayDto[];
}
