import { IsInt, IsOptional, IsString, Max, MaxLength, Min, MinLength, ValidateIf } from 'class-validator';
import { MAX_AMOUNT } from '../../kernel/money.js';
import { CollapseWhitespace, Trim } from '../../platform/http/validation/transform.decorators.js';
import { HasDecimals } from '../../platform/http/validation/decimals.decorator.js';
import { IsVersion } from '../../platform/http/validation/version.dto.js';

export class NewServiceDto {
  /** Its name, at least 2 characters; left out for a variant, whose name is made of `group` and `variant`. */
  @ValidateIf(({ group }: NewServiceDto) => !group)
  @CollapseWhitespace()
  @MaxLength(100, { message: 'Name must be at most 100 characters' })
  @MinLength(2, { message: 'Name must be at least 2 characters' })
  @IsString({ message: 'Name must be at least 2 characters' })
  name?: string;

  /**
   * The treatment that it is a variant of, for one that is sold as several services; null for none. Where a change leaves
   * it out and has the service's `name` as it is, the treatment stays.
   */
  @IsOptional()
  @CollapseWhitespace()
  @MaxLength(60, { message: 'A name with variants must be at most 60 characters' })
  @MinLength(2, { message: 'Name must be at least 2 characters' })
  @IsString({ message: 'Name must be at least 2 characters' })
  group?: string | null;

  /** Label that tells it apart in its group; its minutes, such as `90 minutes`, when it is left out, null or empty. */
  @IsOptional()
  @CollapseWhitespace()
  @MaxLength(38, { message: 'Variant must be at most 38 characters' })
  @IsString({ message: 'Variant must be a text' })
  variant?: string | null;

  @Trim()
  @MaxLength(2_000, { message: 'Description must be at most 2000 characters' })
  @MinLength(10, { message: 'Description must be at least 10 characters' })
  @IsString({ message: 'Description must be at least 10 characters' })
  description!: string;

  /** Price in the shop's currency, at most two decimals. */
  @Max(MAX_AMOUNT, { message: `Price must be at most ${MAX_AMOUNT}` })
  @Min(0, { message: 'Price must be positive' })
  @HasDecimals(2, { message: 'Price must be a number with at most two decimals' })
  price: number = 0;

  /** Duration in minutes; 60 when it is left out or null. */
  @IsOptional()
  @Max(1_440, { message: 'Duration must be at most 1440 minutes' })
  @Min(15, { message: 'Duration must be at least 15 minutes' })
  @IsInt({ message: 'Duration must be a whole number of minutes' })
  duration?: number | null;

  /** Minutes kept free afterwards; those of the booking rules when it is left out or null. */
  @IsOptional()
  @Max(240, { message: 'Cleanup must be at most 240 minutes' })
  @Min(0, { message: 'Cleanup must be at least 0 minutes' })
  @IsInt({ message: 'Cleanup must be a whole number of minutes' })
  cleanup?: number | null;
}

export class EditServiceDto extends NewServiceDto {
  /** The version on which the edit is based. */
  @IsVersion()
  version!: number;
}
