import { Body, Controller, Header, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { Refuses } from '../../../platform/http/errors/refuses.decorator.js';
import { Public } from '../../../platform/http/security/public.decorator.js';
import { BookingLinkService } from '../../booking-link.service.js';
import { RecordLinkOpened } from '../../commands/client/record-link-opened.js';
import { BookingNotifications } from '../../notifications/booking-notifications.js';
import { BookingQuery } from '../../queries/booking.query.js';
import { MailStateQuery } from '../../queries/timeline/mail-state.query.js';
import { BookingSessionDto, CompletedBookingDto, MailStateDto } from './booking-session.dto.js';

/** Reads for the holder of a booking's session token. The token comes in the body, because addresses end up in logs. */
@Controller()
@Public()
export class BookingSessionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly bookings: BookingQuery,
    private readonly mails: MailStateQuery,
    private readonly notifications: BookingNotifications,
    private readonly links: BookingLinkService,
  ) {}

  /**
   * Returns the booking with its contact details; the office sees when it was read. Whoever has paid a deposit may send
   * the id of the gateway's page instead.
   */
  @Post('complete-booking')
  @HttpCode(200)
  @Refuses()
  async completeBooking(@Body() { sessionId }: BookingSessionDto): Promise<CompletedBookingDto> {
    const own = this.links.readSessionToken(sessionId);
    const id = own ?? (await this.bookings.findByCheckout(sessionId));
    const booking = await this.bookings.forCustomer(id);
    await this.commands.execute(new RecordLinkOpened(id));
    return { booking };
  }

  /** Returns the state of the mails about the booking. */
  @Post('booking-mail-state')
  @HttpCode(200)
  @Refuses()
  async getMailState(@Body() { sessionId }: BookingSessionDto): Promise<MailStateDto> {
    const id = this.links.requireBookingId(sessionId);
    const [state, clientState] = await Promise.all([this.mails.forBooking(id), this.mails.lastToClient(id)]);
    return { state, client_state: clientState };
  }

  /** Returns the booking as a file for the client's calendar. */
  @Post('booking-calendar')
  @HttpCode(200)
  @Header('content-type', 'text/calendar; charset=utf-8')
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @Refuses()
  downloadCalendar(@Body() { sessionId }: BookingSessionDto): Promise<string> {
    return this.notifications.renderCalendar(this.links.requireBookingId(sessionId));
  }
}
