import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DESK_ROLES, Roles } from '../../../identity/index.js';
import { IdempotencyKey } from '../../../platform/http/requests/idempotency-key.decorator.js';
import { IdParam } from '../../../platform/http/validation/id-param.decorator.js';
import { VersionDto } from '../../../platform/http/validation/version.dto.js';
import { currentActor } from '../../../platform/request-context.js';
import { BookForClient } from '../../commands/back-office/book-for-client.js';
import { CompleteBooking } from '../../commands/back-office/complete-booking.js';
import { ChangeDayState } from '../../commands/back-office/change-day-state.js';
import type { BookingPatch } from '../../commands/back-office/booking-patch.js';
import { EditBooking } from '../../commands/back-office/edit-booking.js';
import { ChangedBookingDto } from '../../notifications/undoing/changed-booking.dto.js';
import { ChangedBookingQuery } from '../../notifications/undoing/changed-booking.query.js';
import { BookingQuery } from '../../queries/booking.query.js';
import { OfficeBookingDto } from '../../queries/office-booking.dto.js';
import { toDepositChoice } from '../deposit-choice.dto.js';
import { toPriceInput } from './price-fields.dto.js';
import {
  AppointmentDto,
  EditedBookingDto,
  NewOfficeBookingDto,
  ReopenBookingDto,
  SlotFields,
  DayStateDto,
} from './booking-editor.dto.js';

/** Changes of the office to one booking. A change of an outdated version is refused with `booking-modified`. */
@Controller()
@Roles(...DESK_ROLES)
export class BookingEditorController {
  constructor(
    private readonly commands: CommandBus,
    private readonly bookings: BookingQuery,
    private readonly changedBookings: ChangedBookingQuery,
  ) {}

  @Get('bookings/:id')
  getBooking(@IdParam() id: string): Promise<OfficeBookingDto> {
    return this.bookings.forOffice(id);
  }

  /**
   * Books for a client who rang or walked in. 409 with the reason when the therapist is not free, `deposit-changed` when a
   * deposit is due that is neither asked for nor waived.
   */
  @Post('office-bookings')
  @HttpCode(201)
  async addBooking(
    @Body() body: NewOfficeBookingDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<ChangedBookingDto> {
    const { serviceId, addOnIds, roomId, slot, client, price } = toPatch(body);
    const { therapistId, ...start } = slot;
    const part = { serviceId, addOnIds, therapistId, guest: 1, roomId, durationMinutes: body.booking_duration, price };
    const input = { ...start, parts: [part], client, status: body.status, deposit: toDepositChoice(body) };
    const id = await this.commands.execute(new BookForClient(input, currentActor(), key));
    return this.changedBookings.afterChange(id);
  }

  /** Changes everything that the editor shows, or nothing. 409 with the reason when the therapist is not free. */
  @Put('bookings/:id')
  editBooking(@IdParam() id: string, @Body() body: EditedBookingDto): Promise<ChangedBookingDto> {
    return this.change(id, { ...toPatch(body), status: body.status }, body.version);
  }

  /**
   * Moves a booking to another time or therapist, or changes its length: a drag in the day view, or assigning a
   * request.
   */
  @Put('bookings/:id/appointment')
  moveBooking(@IdParam() id: string, @Body() body: AppointmentDto): Promise<ChangedBookingDto> {
    const { notify_client: notifyClient = true, booking_duration: durationMinutes, stays_request: staysRequest } = body;
    return this.change(id, { slot: toSlot(body), durationMinutes, notifyClient, staysRequest }, body.version);
  }

  /**
   * Records that the client is here, is being treated, did not come, or is not here after all. 409 `another-day`,
   * `not-confirmed`, `has-arrived`, and `not-late-enough` for a no-show within 15 minutes of the start.
   */
  @Put('bookings/:id/day-state')
  async changeDayState(@IdParam() id: string, @Body() { state, version }: DayStateDto): Promise<ChangedBookingDto> {
    await this.commands.execute(new ChangeDayState(id, state, currentActor(), version));
    return this.changedBookings.afterChange(id);
  }

  /** Marks the booking as completed. */
  @Post('bookings/:id/completion')
  @HttpCode(200)
  async completeOfficeBooking(@IdParam() id: string, @Body() { version }: VersionDto): Promise<ChangedBookingDto> {
    await this.commands.execute(new CompleteBooking(id, currentActor(), version));
    return this.changedBookings.afterChange(id);
  }

  /** Opens a cancelled or completed booking again, if its slot is free. */
  @Post('bookings/:id/reopening')
  @HttpCode(200)
  reopenBooking(@IdParam() id: string, @Body() { version, status }: ReopenBookingDto): Promise<ChangedBookingDto> {
    return this.change(id, { status }, version);
  }

  private async change(id: string, patch: BookingPatch, version: number): Promise<ChangedBookingDto> {
    await this.commands.execute(new EditBooking(id, patch, currentActor(), version));
    return this.changedBookings.afterChange(id);
  }
}

function toSlot({ therapist_id, booking_date, booking_time }: SlotFields) {
  return { therapistId: therapist_id, date: booking_date, time: booking_time };
}

function toPatch(body: NewOfficeBookingDto | EditedBookingDto) {
  const { service_id, room_id, client_name, client_phone, client_email = null, notes = null } = body;
  return {
    serviceId: service_id,
    addOnIds: body.add_ons,
    roomId: room_id ?? undefined,
    slot: toSlot(body),
    price: toPriceInput(body),
    client: { id: body.client_id ?? undefined, name: client_name, phone: client_phone, email: client_email, notes },
  };
}
