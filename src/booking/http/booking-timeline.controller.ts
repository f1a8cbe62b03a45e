import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/id-param.js';
import { currentActor } from '../../platform/http/request-context.js';
import { ResendLetter } from '../commands/resend-letter.js';
import { BookingMails } from '../queries/booking-mails.js';
import { BookingTimeline } from '../queries/booking-timeline.js';
import { BookingTimelineDto } from '../queries/booking-timeline.dto.js';

@Controller('bookings/:id')
@Roles('admin_staff')
export class BookingTimelineController {
  constructor(
    private readonly timeline: BookingTimeline,
    private readonly mails: BookingMails,
    private readonly commands: CommandBus,
  ) {}

  /** What happened to the booking, by whom, and which mails about it went out. */
  @Get('timeline')
  async getBookingTimeline(@IdParam() id: string): Promise<BookingTimelineDto> {
    return { events: await this.timeline.of(id), mails: await this.mails.of(id) };
  }

  /** Sends the client once more how the booking stands. 409 without an address, or once its start has passed. */
  @Post('letters')
  @HttpCode(200)
  async resendLetter(@IdParam() id: string): Promise<BookingTimelineDto> {
    await this.commands.execute(new ResendLetter(id, currentActor()));
    return this.getBookingTimeline(id);
  }
}
