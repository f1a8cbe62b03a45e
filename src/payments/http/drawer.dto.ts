import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Length,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { MAX_AMOUNT } from '../../kernel/money.js';
import { HasDecimals } from '../../platform/http/validation/decimals.decorator.js';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { Trim } from '../../platform/http/validation/transform.decorators.js';
import { PAPER_FORMATS, type PaperFormat } from '../domain/sale.events.js';

const DECIMALS = { message: '$property must be a number with at most two decimals' };
const TOO_LARGE = { message: `$property must be at most ${MAX_AMOUNT}` };
const NEGATIVE = { message: '$property must be at least 0' };
const REASON = { message: 'Please give a reason of at most 500 characters' };

// Named, because the description of the API leaves out a property with a negative number in a decorator.
const MAX_TERMINAL_TOTAL = 10_000_000;
const MIN_TERMINAL_TOTAL = -10_000_000;

export class NewDrawerDto {
  /** Made by whoever sends it, before the first try. */
  @IsUUID('all', mustBeId)
  id!: string;

  /** The cash that is put in, in dollars. */
  @Max(MAX_AMOUNT, TOO_LARGE)
  @Min(0, NEGATIVE)
  @HasDecimals(2, DECIMALS)
  float!: number;
}

class CountedCoinDto {
  /** The value of the coin or note, in dollars. */
  @Max(MAX_AMOUNT, TOO_LARGE)
  @Min(0.01, { message: 'value must be one of a coin or note' })
  @HasDecimals(2, DECIMALS)
  value!: number;

  @Max(100_000, { message: 'count must be at most 100000' })
  @Min(0, NEGATIVE)
  @IsInt({ message: 'count must be a whole number' })
  count!: number;
}

export class NewCountDto {
  /** How many of each coin and note there are; those of which there is none can be left out. */
  @ValidateNested({ each: true })
  @ArrayMaxSize(30, { message: 'There are not so many coins and notes' })
  @IsArray({ message: 'coins is a list' })
  @Type(() => CountedCoinDto)
  coins!: CountedCoinDto[];

  /** The total of the day that the card terminal itself gives; negative where it gave back more than it took. */
  @Max(MAX_TERMINAL_TOTAL, { message: 'terminal_total is too large' })
  @Min(MIN_TERMINAL_TOTAL, { message: 'terminal_total is too small' })
  @HasDecimals(2, DECIMALS)
  terminal_total!: number;
}

export class DrawerCloseInputDto {
  /** The cash that goes to the bank, in dollars; the rest stays as a float. */
  @Max(100_000_000, { message: 'banked is too large' })
  @Min(0, NEGATIVE)
  @HasDecimals(2, DECIMALS)
  banked!: number;

  /** How a difference came about; needed where there is one. */
  @IsUndefinable()
  @Trim()
  @Length(1, 500, REASON)
  @IsString(REASON)
  reason?: string;
}

export class ClosedDrawersQueryDto {
  @Type(() => Number)
  @IsInt({ message: 'page must be a whole number' })
  @Min(1, { message: 'page must be at least 1' })
  @Max(10_000, { message: 'page must be at most 10000' })
  page: number = 1;
}

export class PrintedZReportDto {
  @Max(2 ** 31 - 1, { message: 'number is too large' })
  @Min(1, { message: 'number must be at least 1' })
  @IsInt({ message: 'number must be a whole number' })
  number!: number;

  @IsIn(PAPER_FORMATS, { message: `format must be one of ${PAPER_FORMATS.join(', ')}` })
  @ApiProperty({ enum: PAPER_FORMATS })
  format!: PaperFormat;
}
