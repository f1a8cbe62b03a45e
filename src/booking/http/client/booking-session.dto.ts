import { IsString, MaxLength } from 'class-validator';
import { CustomerBookingDto } from '../../queries/customer-booking.dto.js';

export class BookingSessionDto {
  @MaxLength(200, { message: 'sessionId is too long' })
  @IsString({ message: 'sessionId must be text' })
  sessionId!: string;
}

export class CompletedBookingDto {
  booking!: CustomerBookingDto;
}

export class MailStateDto {
  state!: 'none' | 'queued' | 'sent' | 'failing' | 'refused';
}
