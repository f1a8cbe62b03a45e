import { Type } from 'class-transformer';
import { IsIn, IsInt, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { DayRangeDto } from '../../platform/http/validation/ranges.dto.js';
import { SentencePartDto } from '../sentences/sentence.dto.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';

/** Conditions that the entries have to meet. */
export class ActionLogFilterDto extends DayRangeDto {
  /**
   * Part of an admin's email, of the action type, of the words that all entries of a type have, of the details, of a
   * client's name, or of a cancellation reason. A complete action type is compared with action types only.
   */
  @IsUndefinable()
  @MaxLength(200, { message: 'search must have at most 200 characters' })
  search?: string;

  @IsUndefinable()
  @IsIn(['all', 'create', 'update', 'delete', 'export'], {
    message: 'kind must be one of all, create, update, delete, export',
  })
  kind: 'all' | 'create' | 'update' | 'delete' | 'export' = 'all';

  /** Kind of people whose actions are listed; admins when absent. */
  @IsUndefinable()
  @IsIn(['admins', 'keys', 'visitors', 'system', 'everyone'], {
    message: 'who must be one of admins, keys, visitors, system, everyone',
  })
  who?: 'admins' | 'keys' | 'visitors' | 'system' | 'everyone';

  /** The account whose actions are listed; `who` is ignored then. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  account_id?: string;

  /** The client whose bookings, records and waiting entries the listed entries are about. */
  @IsUndefinable()
  @IsUUID('all', mustBeId)
  client_id?: string;
}

export class ActionLogQueryDto extends ActionLogFilterDto {
  /** Upper bound of the sequence number, exclusive: the `next_before` of the previous page. */
  @IsUndefinable()
  @Type(() => Number)
  @IsInt({ message: 'before must be a whole number' })
  @Min(1, { message: 'before must be at least 1' })
  @Max(2 ** 50, { message: 'before is too large' })
  before?: number;
}

export class ActionLogDto {
  id!: string;
  /** Gapless sequence number in the log. */
  seq!: number;
  /** Instant, ISO 8601. */
  created_at!: string;
  /** The same instant on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  created_at_local!: string;
  actor!: 'user' | 'key' | 'visitor' | 'system';
  /** Email address of the user, or name of the API key; null for others. */
  admin_email!: string | null;
  action_type!: string;
  kind!: 'create' | 'update' | 'delete' | 'export';
  details!: Record<string, unknown>;
  /** The sentence that says what happened, to whom and when, in parts: their texts, joined, make the sentence. */
  sentence!: SentencePartDto[];
}

export class ActionLogPageDto {
  items!: ActionLogDto[];
  /** Value of `before` for the next older page; null on the last page. */
  next_before!: number | null;
}
