import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** Largest value of PostgreSQL's `integer`, in which versions are stored. */
const MAX_VERSION = 2_147_483_647;

/** A field that holds the version which was shown before a change: a change of an older one is refused. */
export const IsVersion = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ minimum: 0, maximum: MAX_VERSION }),
    IsInt({ message: '$property must be a whole number' }),
    Min(0, { message: '$property must be at least 0' }),
    Max(MAX_VERSION, { message: `$property must be at most ${MAX_VERSION}` }),
  );

export class VersionDto {
  /** The version that was shown. */
  @IsVersion()
  version!: number;
}

/** The version, in the query of a request that has no body; see `VersionDto`. */
export class VersionQueryDto {
  /** The version that was shown. */
  @Type(() => Number)
  @IsVersion()
  version!: number;
}
