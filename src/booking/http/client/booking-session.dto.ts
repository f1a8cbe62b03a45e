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
  /** Of all mails about the booking that of the one which is worst off. */
  state!: 'none' | 'queued' | 'sent' | 'failing' | 'refused';
  /** Of the last mail to the client. */
  client_state!: 'none' | 'queued' | 'sent' | 'failing' | 'refused';
}
