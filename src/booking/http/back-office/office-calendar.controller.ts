import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, DESK_ROLES, Roles, type SignedInUser } from '../../../identity/index.js';
import { WeekRangeDto } from '../../../platform/http/validation/ranges.dto.js';
import { BookingDaysDto } from '../../queries/calendar/booking-days.dto.js';
import { HeldOffersQuery } from '../../queries/calendar/held-offers.query.js';
import { BookingListQuery } from '../../queries/list/booking-list.query.js';
import type { OfficeBookingDto } from '../../queries/office-booking.dto.js';
import { SlotExplanationDto, SlotExplanationQueryDto } from '../../queries/slot-explanation/slot-explanation.dto.js';
import { SlotExplanationQuery } from '../../queries/slot-explanation/slot-explanation.query.js';
import { OwnBookingsFilter } from './own-bookings-filter.js';

/** Bookings and offers of the calendar, which shows them beside the shop's hours, shifts and blocks. */
@ApiTags('OfficeBooking')
@Controller('bookings')
export class OfficeCalendarController {
  constructor(
    private readonly list: BookingListQuery,
    private readonly offers: HeldOffersQuery,
    private readonly explanations: SlotExplanationQuery,
    private readonly ownBookings: OwnBookingsFilter,
  ) {}

  /** Lists all bookings and offers of up to a week: those of all therapists for the desk, their own for staff. */
  @Get('days')
  @Roles('staff', ...DESK_ROLES)
  async listBookingsOfDays(
    @Query() { from, to }: WeekRangeDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<BookingDaysDto> {
    const filter = await this.ownBookings.restrict({ status: 'all', from, to }, user);
    if (!filter) return { items: [], cancelled: [], offers: [] };
    const items: OfficeBookingDto[] = [];
    const cancelled: OfficeBookingDto[] = [];
    for await (const page of this.list.pages(filter))
      for (const booking of page) (booking.status === 'cancelled' ? cancelled : items).push(booking);
    return { items, cancelled, offers: await this.offers.forDays({ from, to }, filter.therapistId) };
  }

  /** Explains why an hour of a therapist is free or not, by what is stored now; also for an hour that has passed. */
  @Get('slot-explanation')
  @Roles(...DESK_ROLES)
  explainSlot(@Query() query: SlotExplanationQueryDto): Promise<SlotExplanationDto> {
    return this.explanations.explain(query);
  }
}
