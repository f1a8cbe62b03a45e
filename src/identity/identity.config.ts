import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';

/** What the environment may set for accounts, with its default. */
export class IdentityConfig {
  /** Sign-in attempts per minute, counted per address and per account. */
  @Type(() => Number)
  @IsInt()
  @Min(1)
  SIGN_IN_RATE_PER_MINUTE = 10;
}
