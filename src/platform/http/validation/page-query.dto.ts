import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import { IsUndefinable } from './optional.decorators.js';

/** The page of a list, and its length. */
export class PageQueryDto {
  /** The `next_cursor` of a page, to read the page behind it. */
  @IsUndefinable()
  @MaxLength(200, { message: 'cursor is too long' })
  @IsString({ message: 'cursor must be text' })
  cursor?: string;

  @IsUndefinable()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(200, { message: 'limit must be at most 200' })
  limit: number = 50;
}
