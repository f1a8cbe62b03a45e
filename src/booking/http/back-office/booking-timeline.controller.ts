import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DESK_ROLES, Roles } from '../../../identity/index.js';
import { IdParam } from '../../../platform/http/validation/id-param.decorator.js';
import { VersionDto } from '../../../platform/http/validation/version.dto.js';
import { currentActor } from '../../../platform/request-context.js';
import { UndoBookingChange } from '../../commands/undo/undo-booking-change.js';
import { ResendMail } from '../../commands/back-office/resend-mail.js';
import { ChangedBookingDto } from '../../notifications/undoing/changed-booking.dto.js';
import { ChangedBookingQuery } from '../../notifications/undoing/changed-booking.query.js';
import { BookingMailsQuery } from '../../queries/timeline/booking-mails.query.js';
import { BookingTimelineQuery } from '../../queries/timeline/booking-timeline.query.js';
import { LinkOpensQuery } from '../../queries/timeline/link-opens.query.js';
import { BookingTimelineDto } from '../../queries/timeline/booking-timeline.dto.js';

@Controller('bookings/:id')
@Roles(...DESK_ROLES)
export class BookingTimelineController {
  constructor(
    private readonly timeline: BookingTimelineQuery,
    private readonly mails: BookingMailsQuery,
    private readonly linkOpens: LinkOpensQuery,
    private readonly commands: CommandBus,
    private readonly changedBookings: ChangedBookingQuery,
  ) {}

  /**
   * Returns what happened to the booking and who did it, which mails about it were sent, and whether its link was
   * opened.
   */
  @Get('timeline')
  @Roles(...DESK_ROLES, 'auditor')
  async getBookingTimeline(@IdParam() id: string): Promise<BookingTimelineDto> {
    const timeline = await this.timeline.forBooking(id);
    const [mails, link_opens] = await Promise.all([this.mails.forBooking(id), this.linkOpens.forBooking(id)]);
    return { ...timeline, mails, link_opens };
  }

  /**
   * Takes back the shop's latest change to the booking, which ended with `version`. 409 with the reason when its slot
   * is taken by now, `not-undoable` when something has happened since.
   */
  @Post('undo')
  @HttpCode(200)
  async undoBookingChange(@IdParam() id: string, @Body() { version }: VersionDto): Promise<ChangedBookingDto> {
    await this.commands.execute(new UndoBookingChange(id, version, currentActor()));
    return this.changedBookings.afterChange(id);
  }

  /** Mails the client the booking's current status once more. 409 without an address, or once its start has passed. */
  @Post('letters')
  @HttpCode(200)
  async resendLetter(@IdParam() id: string): Promise<BookingTimelineDto> {
    await this.commands.execute(new ResendMail(id, currentActor()));
    return this.getBookingTimeline(id);
  }
}
