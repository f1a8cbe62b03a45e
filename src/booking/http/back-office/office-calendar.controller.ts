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

/** What the calendar shows beside the shop's own hours, shifts and blocks. */
@ApiTags('OfficeBooking')
@Controller('bookings')
export class OfficeCalendarController {
  constructor(
    private readonly list: BookingListQuery,
    private readonly offers: HeldOffersQuery,
    private readonly explanations: SlotExplanationQuery,
    private readonly ownBookings: OwnBookingsFilter,
  ) {}

  /** Up to a week of bookings and offers, however many: those of all therapists for the desk, for staff their own. */
  @Get('days')
  @Roles('staff', ...DESK_ROLES)
  async listBookingsOfDays(
    @Query() { from, to }: WeekRangeDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<BookingDaysDto> {
    const filter = await this.ownBookings.restrict({ status: 'active', from, to }, user);
    if (!filter) return { items: [], offers: [] };
    const items: OfficeBookingDto[] = [];
    for await (const page of this.list.pages(filter)) items.push(...page);
    return { items, offers: await this.offers.ofDays({ from, to }, filter.therapistId) };
  }

  /** Why an hour of a therapist is free or not, also one that has passed: from what is stored now. */
  @Get('slot-explanation')
  @Roles(...DESK_ROLES)
  explainSlot(@Query() query: SlotExplanationQueryDto): Promise<SlotExplanationDto> {
    return this.explanations.explain(query);
  }
}
