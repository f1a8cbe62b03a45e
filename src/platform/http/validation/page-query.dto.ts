import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';

/** The page of a list, and its length. */
export class PageQueryDto {
  /** The `next_cursor` of a page, to read the page behind it. */
  @IsOptional()
  @MaxLength(200, { message: 'cursor is too long' })
  @IsString({ message: 'cursor must be text' })
  cursor?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(200, { message: 'limit must be at most 200' })
  limit: number = 50;
}
