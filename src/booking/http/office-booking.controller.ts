import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Therapists } from '../../catalog/index.js';
import { CurrentUser, Roles, type SignedInUser } from '../../identity/index.js';
import { IdParam } from '../../platform/http/id-param.js';
import { currentActor } from '../../platform/http/request-context.js';
import { CancelBooking } from '../commands/cancel-booking.js';
import { ConfirmBooking } from '../commands/confirm-booking.js';
import { parseCursor } from '../queries/cursor.js';
import { FindBooking } from '../queries/find-booking.js';
import { ListBookings } from '../queries/list-bookings.js';
import { BookingPageDto, OfficeBookingDto } from '../queries/office-booking.dto.js';
import { BookingListQueryDto, CancelBookingDto, ConfirmBookingDto, PendingCountDto } from './office-booking.dto.js';

@Controller('bookings')
export class OfficeBookingController {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly list: ListBookings,
    private readonly bookings: FindBooking,
    private readonly therapists: Therapists,
  ) {}

  /** Every booking for admin_staff; for staff those of the therapist they are. */
  @Get()
  @Roles('staff', 'admin_staff')
  async listBookings(@Query() query: BookingListQueryDto, @CurrentUser() user: SignedInUser): Promise<BookingPageDto> {
    const { cursor, limit, ...filter } = query;
    const after = cursor ? parseCursor(cursor) : null;
    if (user.role === 'admin_staff') return this.list.page(filter, after, limit);
    const therapist = await this.therapists.ofUser(this.em.fork(), user.id);
    if (!therapist) return { items: [], next_cursor: null };
    return this.list.page({ ...filter, therapistId: therapist.id }, after, limit);
  }

  /** How many requests wait for the shop. */
  @Get('pending-count')
  @Roles('admin_staff')
  async countPendingBookings(): Promise<PendingCountDto> {
    return { count: await this.list.countPending() };
  }

  /** Accepts a request. 409 with the reason when the slot is gone. */
  @Post(':id/confirmation')
  @HttpCode(200)
  @Roles('admin_staff')
  async confirmBooking(@IdParam() id: string, @Body() { version }: ConfirmBookingDto): Promise<OfficeBookingDto> {
    await this.commands.execute(new ConfirmBooking(id, currentActor(), version));
    return this.bookings.forOffice(id);
  }

  /** Ends a booking; the reason goes to its client. */
  @Post(':id/cancellation')
  @HttpCode(200)
  @Roles('admin_staff')
  async cancelBooking(
    @IdParam() id: string,
    @Body() { reason, version }: CancelBookingDto,
  ): Promise<OfficeBookingDto> {
    await this.commands.execute(new CancelBooking(id, reason, currentActor(), version));
    return this.bookings.forOffice(id);
  }
}
