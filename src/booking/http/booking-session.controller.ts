import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { NotFound } from '../../platform/decider.js';
import { Public } from '../../platform/http/public.decorator.js';
import { BookingLinks } from '../booking-links.js';
import { EventLetters } from '../mail/event-letters.js';
import { FindBooking } from '../queries/find-booking.js';
import { MailStates } from '../queries/mail-state.js';
import { BookingSessionDto, CompletedBookingDto, MailStateDto } from './customer-booking.dto.js';

/** What the holder of a booking's session token may do. The token comes in the body: addresses end up in logs. */
@Controller()
@Public()
export class BookingSessionController {
  constructor(
    private readonly bookings: FindBooking,
    private readonly mails: MailStates,
    private readonly letters: EventLetters,
    private readonly links: BookingLinks,
  ) {}

  /** The booking with its contact details. */
  @Post('complete-booking')
  @HttpCode(200)
  async completeBooking(@Body() { sessionId }: BookingSessionDto): Promise<CompletedBookingDto> {
    return { booking: await this.bookings.forCustomer(this.bookingOf(sessionId)) };
  }

  /** How the mails about the booking are doing. */
  @Post('booking-mail-state')
  @HttpCode(200)
  async getMailState(@Body() { sessionId }: BookingSessionDto): Promise<MailStateDto> {
    return { state: await this.mails.of(this.bookingOf(sessionId)) };
  }

  /** The booking for the client's calendar. */
  @Post('booking-calendar')
  @HttpCode(200)
  @Header('content-type', 'text/calendar; charset=utf-8')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  downloadCalendar(@Body() { sessionId }: BookingSessionDto): Promise<string> {
    return this.letters.calendarOf(this.bookingOf(sessionId));
  }

  private bookingOf(sessionId: string): string {
    const id = this.links.bookingOfSession(sessionId);
    if (!id) throw new NotFound('There is no such booking');
    return id;
  }
}
