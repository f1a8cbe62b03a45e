import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';

/** The version that somebody saw before a change: a change of an older one is refused. */
export class VersionDto {
  /** The version that was seen. */
  @IsInt({ message: 'version must be a whole number' })
  @Min(0, { message: 'version must be at least 0' })
  @Max(2_147_483_647, { message: 'version must be at most 2147483647' })
  version!: number;
}

/** As `VersionDto`, in the query of a request that has no body. */
export class VersionQueryDto {
  /** The version that was seen. */
  @Type(() => Number)
  @IsInt({ message: 'version must be a whole number' })
  @Min(0, { message: 'version must be at least 0' })
  @Max(2_147_483_647, { message: 'version must be at most 2147483647' })
  version!: number;
}
