import { IsString, MaxLength } from 'class-validator';
import { CustomerBookingDto } from '../../queries/customer/customer-booking.dto.js';

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
  state!: 'none' | 'queued' | 'sent' | 'failing' | 'refused';
  /** The state of the last mail to the client. */
  client_state!: 'none' | 'queued' | 'sent' | 'failing' | 'refused';
}
