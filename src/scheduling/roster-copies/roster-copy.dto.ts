import { ArrayMaxSize, IsArray, IsBoolean, IsUUID } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { mustBeBoolean } from '../../platform/http/validation/messages.js';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';

export class RosterCopyDto {
  /** First day of the source. */
  @IsLocalDate()
  from!: string;

  /** Last day of the source, inclusive. */
  @IsLocalDate()
  to!: string;

  /** First day of the target. */
  @IsLocalDate()
  into_from!: string;

  /** Last day of the target, inclusive: the source is repeated until it is full. */
  @IsLocalDate()
  into_to!: string;

  /** Ids of the therapists; all when left out. */
  @IsUndefinable()
  @ArrayMaxSize(200, { message: 'At most 200 therapists are named' })
  @IsUUID('all', { each: true, message: 'therapist_ids must be ids' })
  @IsArray({ message: 'therapist_ids must be a list' })
  therapist_ids?: string[];

  /** Whether the entered shifts are drafts until they are published. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  draft: boolean = false;
}
