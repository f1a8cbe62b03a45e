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
import { ListBookings, type Place } from '../queries/list-bookings.js';
import { BookingDayDto, BookingPageDto, OfficeBookingDto } from '../queries/office-booking.dto.js';
import { RequestInbox } from '../queries/request-inbox.js';
import { RequestInboxDto, RequestInboxQueryDto } from '../queries/request-inbox.dto.js';
import { ReviewSlot } from '../queries/review-slot.js';
import { SlotReviewDto, SlotReviewQueryDto } from '../queries/slot-review.dto.js';
import { BookingListQueryDto, filterOf } from './booking-filter.dto.js';
import { BookingDayQueryDto, CancelBookingDto, ConfirmBookingDto, PendingCountDto } from './office-booking.dto.js';

@Controller('bookings')
export class OfficeBookingController {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly list: ListBookings,
    private readonly inbox: RequestInbox,
    private readonly slots: ReviewSlot,
    private readonly bookings: FindBooking,
    private readonly therapists: Therapists,
  ) {}

  /** Every booking for admin_staff; for staff those of the therapist they are. */
  @Get()
  @Roles('staff', 'admin_staff')
  async listBookings(@Query() query: BookingListQueryDto, @CurrentUser() user: SignedInUser): Promise<BookingPageDto> {
    const filter = filterOf(query);
    const place = placeOf(query);
    if (user.role === 'admin_staff') return this.list.page(filter, place, query.limit);
    const therapist = await this.therapists.ofUser(this.em.fork(), user.id);
    if (!therapist) return { items: [], next_cursor: null, previous_cursor: null };
    return this.list.page({ ...filter, therapistId: therapist.id }, place, query.limit);
  }

  /** What the day view shows: all therapists' bookings of a day. */
  @Get('day')
  @Roles('admin_staff')
  async listBookingsOfDay(@Query() { date }: BookingDayQueryDto): Promise<BookingDayDto> {
    const items: OfficeBookingDto[] = [];
    for await (const page of this.list.pages({ status: 'active', date })) items.push(...page);
    return { items };
  }

  /** Requests that wait for an answer, oldest first, with their age. */
  @Get('requests')
  @Roles('admin_staff')
  listRequests(@Query() query: RequestInboxQueryDto): Promise<RequestInboxDto> {
    return this.inbox.read(query);
  }

  /** Whether a slot could be given away, who else asks for it, and whether the service would outlast the shift. */
  @Get('slot-review')
  @Roles('admin_staff')
  reviewSlot(@Query() query: SlotReviewQueryDto): Promise<SlotReviewDto> {
    return this.slots.of(query);
  }

  /** How many requests wait for the shop. */
  @Get('pending-count')
  @Roles('admin_staff')
  async countPendingBookings(): Promise<PendingCountDto> {
    return { count: await this.inbox.count() };
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

function placeOf({ cursor, before }: BookingListQueryDto): Place {
  if (before) return { before: parseCursor(before, 'before') };
  return cursor ? { after: parseCursor(cursor, 'cursor') } : null;
}
