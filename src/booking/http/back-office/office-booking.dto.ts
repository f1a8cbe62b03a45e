import { IsString, MaxLength } from 'class-validator';
import { VersionDto } from '../../../platform/http/validation/version.dto.js';

export class PendingCountDto {
  count!: number;
}

export class ConfirmBookingDto extends VersionDto {}

export class CancelBookingDto extends VersionDto {
  @MaxLength(2_000, { message: 'The reason must have at most 2000 characters' })
  @IsString({ message: 'Please give a reason for the cancellation' })
  reason!: string;
}
