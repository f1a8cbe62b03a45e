import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DESK_ROLES, CurrentUser, Roles, type SignedInUser } from '../../../identity/index.js';
import { NotFoundError } from '../../../kernel/errors.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { IdParam } from '../../../platform/http/validation/id-param.decorator.js';
import { VersionDto } from '../../../platform/http/validation/version.dto.js';
import { currentActor } from '../../../platform/request-context.js';
import { BookingLinkService } from '../../booking-link.service.js';
import { CancelBooking } from '../../commands/back-office/cancel-booking.js';
import { ConfirmAttendance } from '../../commands/client/confirm-attendance.js';
import { ConfirmBooking } from '../../commands/back-office/confirm-booking.js';
import { ChangedBookingDto } from '../../notifications/undoing/changed-booking.dto.js';
import { ChangedBookingQuery } from '../../notifications/undoing/changed-booking.query.js';
import { parseCursor } from '../../queries/list/cursor.js';
import { BookingQuery } from '../../queries/booking.query.js';
import { BookingListQuery, type PagePosition } from '../../queries/list/booking-list.query.js';
import { BookingPageDto, OfficeBookingDto } from '../../queries/office-booking.dto.js';
import { RequestInboxQuery } from '../../queries/request-inbox/request-inbox.query.js';
import { RequestInboxDto } from '../../queries/request-inbox/request-inbox.dto.js';
import { SlotReviewQuery } from '../../queries/slot-review/slot-review.query.js';
import { SlotReviewDto } from '../../queries/slot-review/slot-review.dto.js';
import { ClientsToCallQuery } from '../../reminders/clients-to-call.query.js';
import { BookingListQueryDto, toListFilter } from './booking-list-query.dto.js';
import { CancelBookingDto, ConfirmBookingDto, DepositLinkDto, PendingCountDto } from './office-booking.dto.js';
import { OwnBookingsFilter } from './own-bookings-filter.js';
import { RequestInboxQueryDto } from './request-inbox-query.dto.js';
import { SlotReviewQueryDto } from './slot-review-query.dto.js';

@Controller('bookings')
export class OfficeBookingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: ShopClock,
    private readonly list: BookingListQuery,
    private readonly inbox: RequestInboxQuery,
    private readonly toCall: ClientsToCallQuery,
    private readonly slots: SlotReviewQuery,
    private readonly bookings: BookingQuery,
    private readonly changedBookings: ChangedBookingQuery,
    private readonly ownBookings: OwnBookingsFilter,
    private readonly links: BookingLinkService,
  ) {}

  /** Lists every booking for the desk; for staff those of their therapist. */
  @Get()
  @Roles('staff', ...DESK_ROLES)
  async listBookings(@Query() query: BookingListQueryDto, @CurrentUser() user: SignedInUser): Promise<BookingPageDto> {
    const position = toPagePosition(query);
    const filter = await this.ownBookings.restrict(toListFilter(query, this.clock.now()), user);
    if (!filter) return { items: [], next_cursor: null, previous_cursor: null };
    return this.list.page(filter, position, query.limit);
  }

  /**
   * Lists requests that wait for an answer, oldest first, with their age; or clients to be called, who have not said
   * that they come.
   */
  @Get('requests')
  @Roles(...DESK_ROLES)
  listRequests(@Query() { kind, limit }: RequestInboxQueryDto): Promise<RequestInboxDto> {
    return kind === 'to-call' ? this.toCall.read(limit) : this.inbox.read({ kind, limit });
  }

  /**
   * Returns whether a slot could be given away, who else asks for it, and whether the service would outlast the shift.
   */
  @Get('slot-review')
  @Roles(...DESK_ROLES)
  reviewSlot(@Query() query: SlotReviewQueryDto): Promise<SlotReviewDto> {
    return this.slots.review(query);
  }

  /** Counts the requests that wait for the shop. */
  @Get('pending-count')
  @Roles(...DESK_ROLES)
  async countPendingBookings(): Promise<PendingCountDto> {
    return { count: await this.inbox.count() };
  }

  /**
   * Accepts a request. Where a deposit is due it stays pending and holds its slot, and its client is mailed the link to
   * pay; `without_deposit` waives it. 409 with the reason when the slot is gone, `payment-awaited` while it waits for the
   * deposit, `booking-modified` when it was changed since `version`.
   */
  @Post(':id/confirmation')
  @HttpCode(200)
  @Roles(...DESK_ROLES)
  async confirmBooking(
    @IdParam() id: string,
    @Body() { version, without_deposit }: ConfirmBookingDto,
  ): Promise<ChangedBookingDto> {
    await this.commands.execute(new ConfirmBooking(id, currentActor(), version, without_deposit));
    return this.changedBookings.afterChange(id);
  }

  /** Returns the client's page on which the deposit is paid. 404 for a booking that waits for none. */
  @Get(':id/deposit-link')
  @Roles(...DESK_ROLES)
  async getDepositLink(@IdParam() id: string): Promise<DepositLinkDto> {
    const { awaited_deposit } = await this.bookings.forOffice(id);
    if (!awaited_deposit) throw new NotFoundError('This booking does not wait for a deposit');
    return { url: this.links.bookingPageUrl(id) };
  }

  /**
   * Records that the client said on the phone that they come. 409 `booking-modified` when it was changed since
   * `version`.
   */
  @Post(':id/attendance')
  @HttpCode(200)
  @Roles(...DESK_ROLES)
  async confirmAttendance(@IdParam() id: string, @Body() { version }: VersionDto): Promise<OfficeBookingDto> {
    await this.commands.execute(new ConfirmAttendance(id, currentActor(), { version }));
    return this.bookings.forOffice(id);
  }

  /**
   * Cancels a booking. The reason goes to its client, unless they are not to be notified. 409 `booking-modified` when
   * it was changed since `version`.
   */
  @Post(':id/cancellation')
  @HttpCode(200)
  @Roles(...DESK_ROLES)
  async cancelBooking(
    @IdParam() id: string,
    @Body() { reason, version, notify_client, by_client }: CancelBookingDto,
  ): Promise<ChangedBookingDto> {
    const cancelled = { bookingId: id, version };
    await this.commands.execute(new CancelBooking(cancelled, reason, currentActor(), notify_client, by_client));
    return this.changedBookings.afterChange(id);
  }
}

function toPagePosition({ cursor, before }: BookingListQueryDto): PagePosition {
  if (before) return { before: parseCursor(before, 'before') };
  return cursor ? { after: parseCursor(cursor, 'cursor') } : null;
}
