import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { mustBeBoolean } from '../../../platform/http/validation/messages.js';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { VersionDto } from '../../../platform/http/validation/version.dto.js';

export class PendingCountDto {
  count!: number;
}

export class ConfirmBookingDto extends VersionDto {
  /** The reason to confirm it without the deposit that is due, or is waited for. */
  @IsUndefinable()
  @MaxLength(500, { message: 'The reason must have at most 500 characters' })
  @IsString({ message: 'Please give a reason to confirm without the deposit' })
  without_deposit?: string;
}

/** The private page of a booking, for the desk to send to its client. */
export class DepositLinkDto {
  url!: string;
}

export class CancelBookingDto extends VersionDto {
  @MaxLength(2_000, { message: 'The reason must have at most 2000 characters' })
  @IsString({ message: 'Please give a reason for the cancellation' })
  reason!: string;

  /** Whether the client is mailed about it; the shop always is. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  notify_client?: boolean;

  /** Whether the client wants it, who then gets back of a deposit what the policy says; else all of it goes back. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  by_client?: boolean;
}
