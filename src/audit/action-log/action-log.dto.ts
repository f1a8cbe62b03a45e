import { Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, MaxLength, Min } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';

/** Which entries are meant. */
export class ActionLogFilterDto {
  /** Part of an admin's email, of the action type, of the details, or of a client's name. */
  @IsOptional()
  @MaxLength(200, { message: 'search must have at most 200 characters' })
  search?: string;

  @IsUndefinable()
  @IsIn(['all', 'create', 'update', 'delete', 'export'], {
    message: 'kind must be one of all, create, update, delete, export',
  })
  kind: 'all' | 'create' | 'update' | 'delete' | 'export' = 'all';

  /** Whose actions; those of admins when absent. */
  @IsUndefinable()
  @IsIn(['admins', 'visitors', 'system', 'everyone'], {
    message: 'who must be one of admins, visitors, system, everyone',
  })
  who?: 'admins' | 'visitors' | 'system' | 'everyone';
}

export class ActionLogQueryDto extends ActionLogFilterDto {
  /** Only entries before this place in the log: `next_before` of the page before. */
  @IsOptional()
  @Type(() => Number)
  @IsInt({ message: 'before must be a whole number' })
  @Min(1, { message: 'before must be at least 1' })
  before?: number;
}

export class ActionLogDto {
  id!: string;
  /** Place in the log, gapless. */
  seq!: number;
  /** Instant, ISO 8601. */
  created_at!: string;
  /** The same on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  created_at_local!: string;
  actor!: 'user' | 'visitor' | 'system';
  admin_email!: string | null;
  action_type!: string;
  kind!: 'create' | 'update' | 'delete' | 'export';
  details!: Record<string, unknown>;
}

export class ActionLogPageDto {
  items!: ActionLogDto[];
  /** Ask for the older ones with this as `before`; null when there are none. */
  next_before!: number | null;
}
