import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsDivisibleBy,
  IsInt,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  MinLength,
} from 'class-validator';
import { MAX_AMOUNT } from '../../kernel/money.js';
import { HasDecimals } from '../../platform/http/validation/decimals.decorator.js';
import { mustBeBoolean, mustBeId } from '../../platform/http/validation/messages.js';
import { CollapseWhitespace } from '../../platform/http/validation/transform.decorators.js';
import { IsVersion } from '../../platform/http/validation/version.dto.js';

/** Something that can be booked beside a treatment. */
export class AddOnDto {
  id!: string;
  name!: string;

  /** Minutes by which it makes the booking longer; 0 for none. */
  minutes!: number;

  /** Price on top of the treatment's, in the shop's currency, at most two decimals. */
  price!: number;
  currency!: string;

  /** The services with which it can be booked. */
  service_ids!: string[];
}

/** An add-on as the office edits it. */
export class OfficeAddOnDto extends AddOnDto {
  /** Whether it can be booked. */
  is_active!: boolean;

  /** Version to send with an edit; 409 `modified` when the add-on has changed since. */
  version!: number;
}

export class NewAddOnDto {
  @CollapseWhitespace()
  @MaxLength(60, { message: 'Name must be at most 60 characters' })
  @MinLength(2, { message: 'Name must be at least 2 characters' })
  @IsString({ message: 'Name must be at least 2 characters' })
  name!: string;

  /** Minutes by which it makes a booking longer, in steps of five; 0 for none. */
  @IsDivisibleBy(5, { message: 'Minutes must be a multiple of 5' })
  @Max(60, { message: 'Minutes must be at most 60' })
  @Min(0, { message: 'Minutes must be at least 0' })
  @IsInt({ message: 'Minutes must be a whole number' })
  minutes!: number;

  /** Price on top of the treatment's, in the shop's currency, at most two decimals. */
  @Max(MAX_AMOUNT, { message: `Price must be at most ${MAX_AMOUNT}` })
  @Min(0, { message: 'Price must be positive' })
  @HasDecimals(2, { message: 'Price must be a number with at most two decimals' })
  price!: number;

  /** The services with which it can be booked. */
  @ArrayUnique({ message: 'service_ids names a service twice' })
  @ArrayMaxSize(500, { message: 'service_ids must be at most 500' })
  @ArrayMinSize(1, { message: 'Please choose the treatments that it goes with' })
  @IsUUID('all', { ...mustBeId, each: true })
  @IsArray({ message: 'service_ids must be a list' })
  service_ids!: string[];

  /** Whether it can be booked. */
  @IsBoolean(mustBeBoolean)
  is_active: boolean = true;
}

export class EditAddOnDto extends NewAddOnDto {
  /** The version on which the edit is based. */
  @IsVersion()
  version!: number;
}
