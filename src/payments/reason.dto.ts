import { IsString, Length } from 'class-validator';
import { Trim } from '../platform/http/validation/transform.decorators.js';

/** The refusal of a reason that is missing or too long. */
export const REASON = { message: 'Please give a reason of at most 500 characters' };

export class ReasonDto {
  @Trim()
  @Length(1, 500, REASON)
  @IsString(REASON)
  reason!: string;
}
