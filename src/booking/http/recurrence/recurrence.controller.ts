import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DESK_ROLES, Roles } from '../../../identity/index.js';
import { IdempotencyKey } from '../../../platform/http/requests/idempotency-key.decorator.js';
import { IdParam } from '../../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../../platform/request-context.js';
import { CancelBooking } from '../../commands/back-office/cancel-booking.js';
import { ChangedBookingDto } from '../../notifications/undoing/changed-booking.dto.js';
import { ChangedBookingQuery } from '../../notifications/undoing/changed-booking.query.js';
import { RecurrencePreviewQuery } from '../../queries/recurrence/recurrence-preview.query.js';
import { RecurrenceDto, RecurrencePreviewDto } from '../../queries/recurrence/recurrence.dto.js';
import { RecurrenceQuery } from '../../queries/recurrence/recurrence.query.js';
import { BookRecurring } from '../../recurrence/book-recurring.js';
import { MoveRecurring } from '../../recurrence/move-recurring.js';
import { RepeatBooking } from '../../recurrence/repeat-booking.js';
import { SlotFields } from '../back-office/booking-editor.dto.js';
import { toPriceInput } from '../back-office/price-fields.dto.js';
import {
  CancelRecurringDto,
  MoveRecurringDto,
  NewRecurringDto,
  NewRepetitionDto,
  RepeatBookingDto,
  RepetitionDto,
} from './recurrence.dto.js';

/**
 * Bookings of a client that repeat every so many weeks. What is chosen is booked or moved whole or not at all: 409
 * `times-lost` names the starts that are no longer free.
 */
@Controller()
@Roles(...DESK_ROLES)
export class RecurrenceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly recurrence: RecurrenceQuery,
    private readonly previews: RecurrencePreviewQuery,
    private readonly changedBookings: ChangedBookingQuery,
  ) {}

  /** Lists the series that a booking belongs to. */
  @Get('bookings/:id/recurrence')
  getRecurrence(@IdParam() id: string): Promise<RecurrenceDto> {
    return this.recurrence.ofBooking(id);
  }

  /** Previews the repetitions of a booking, without itself. 422 on `count` or `until` for an end that cannot be. */
  @Post('bookings/:id/recurrence-preview')
  @HttpCode(200)
  previewRecurrence(@IdParam() id: string, @Body() body: RepetitionDto): Promise<RecurrencePreviewDto> {
    return this.previews.forBooking(id, body, body.therapist_id);
  }

  /**
   * Books a booking again on other days, for its client, with its length and agreed price. 409 `booking-modified`,
   * `part-of-visit` for a treatment of a visit, `booking-closed` for a cancelled booking or a no-show.
   */
  @Post('bookings/:id/recurrence')
  @HttpCode(201)
  async repeatBooking(
    @IdParam() id: string,
    @Body() { version, weeks, places }: RepeatBookingDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<RecurrenceDto> {
    const input = { bookingId: id, version, weeks, places: places.map(toPlace) };
    await this.commands.execute(new RepeatBooking(input, currentActor(), key));
    return this.recurrence.ofBooking(id);
  }

  /** Previews a new booking with its repetitions. 422 on `count` or `until` for an end that cannot be. */
  @Post('office-recurrence-preview')
  @HttpCode(200)
  previewNewRecurrence(@Body() body: NewRepetitionDto): Promise<RecurrencePreviewDto> {
    const wanted = { serviceId: body.service_id, durationMinutes: body.booking_duration, ...toPlace(body) };
    return this.previews.forNew(wanted, body);
  }

  /** Books a new series for a client who rang or walked in. */
  @Post('office-recurrences')
  @HttpCode(201)
  async addRecurrence(
    @Body() body: NewRecurringDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<RecurrenceDto> {
    const { client_name: name, client_phone: phone, client_email: email = null, notes = null } = body;
    const input = {
      firstDate: body.booking_date,
      weeks: body.weeks,
      places: body.places.map(toPlace),
      part: { serviceId: body.service_id, durationMinutes: body.booking_duration, price: toPriceInput(body) },
      client: { id: body.client_id ?? undefined, name, phone, email, notes },
    };
    return this.recurrence.ofBooking(await this.commands.execute(new BookRecurring(input, currentActor(), key)));
  }

  /**
   * Previews a move of a booking with all open ones that follow in its series: each by as many days, to the same time
   * and therapist. 409 `booking-closed` for a booking that is over or does not repeat.
   */
  @Post('bookings/:id/recurrence-move-preview')
  @HttpCode(200)
  previewRecurrenceMove(@IdParam() id: string, @Body() body: SlotFields): Promise<RecurrencePreviewDto> {
    return this.previews.forMove(id, toPlace(body));
  }

  /** Moves a booking and others that follow in its series. 409 `booking-modified` when one was changed since. */
  @Put('bookings/:id/recurrence/appointments')
  async moveRecurrence(@IdParam() id: string, @Body() body: MoveRecurringDto): Promise<ChangedBookingDto> {
    const moves = body.bookings.map(({ id: bookingId, version, ...to }) => ({ bookingId, version, to: toPlace(to) }));
    await this.commands.execute(new MoveRecurring(id, moves, currentActor(), body.notify_client));
    return this.changedBookings.afterChange(moves[0]!.bookingId);
  }

  /**
   * Cancels a booking with all open ones that follow in its series; the reason goes to the client. 409
   * `booking-modified` when one was changed, or is no longer open, since.
   */
  @Post('bookings/:id/recurrence/cancellation')
  @HttpCode(200)
  async cancelRecurrence(@IdParam() id: string, @Body() body: CancelRecurringDto): Promise<ChangedBookingDto> {
    const { reason, notify_client, by_client } = body;
    const versions = new Map(body.bookings.map((booking) => [booking.id, booking.version]));
    const cancelled = { fromId: id, versions };
    await this.commands.execute(new CancelBooking(cancelled, reason, currentActor(), notify_client, by_client));
    return this.changedBookings.afterChange(id);
  }
}

const toPlace = ({ therapist_id, booking_date, booking_time }: SlotFields) => ({
  therapistId: therapist_id,
  date: booking_date,
  time: booking_time,
});
