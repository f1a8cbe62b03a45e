import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { IsUndefinable } from '../../../platform/http/validation/optional.decorators.js';
import { INBOX_KINDS, type InboxKind } from '../../queries/request-inbox/request-inbox.dto.js';

export class RequestInboxQueryDto {
  /**
   * Requests still to come, requests whose time has passed without an answer, or bookings whose clients are to be
   * called.
   */
  @IsUndefinable()
  @IsIn(INBOX_KINDS, { message: `kind must be one of ${INBOX_KINDS.join(', ')}` })
  @ApiProperty({ enum: INBOX_KINDS, required: false, default: 'waiting' })
  kind: InboxKind = 'waiting';

  @IsUndefinable()
  @Type(() => Number)
  @IsInt({ message: 'limit must be a whole number' })
  @Min(1, { message: 'limit must be at least 1' })
  @Max(500, { message: 'limit must be at most 500' })
  limit: number = 100;
}
