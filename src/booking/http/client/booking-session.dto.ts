import { IsString, MaxLength } from 'class-validator';
import { CustomerBookingDto } from '../../queries/customer/customer-booking.dto.js';
import type { MailState } from '../../queries/timeline/mail-state.query.js';

export class BookingSessionDto {
  @MaxLength(200, { message: 'sessionId is too long' })
  @IsString({ message: 'sessionId must be text' })
  sessionId!: string;
}

export class CompletedBookingDto {
  booking!: CustomerBookingDto;
}

export class MailStateDto {
  /** The worst state among all mails about the booking. */
  state!: MailState;
  /** The state of the last mail to the client. */
  client_state!: MailState;
}
