import { Injectable } from '@nestjs/common';
import { ShopSettings } from '../../../catalog/index.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { Config } from '../../../platform/config.js';
import { type CalendarLinks, toCalendarLinks } from '../../notifications/calendar/calendar-links.js';
import type { BookingDto } from '../booking.dto.js';

/** The addresses by which a booking is added to an online calendar. */
@Injectable()
export class CalendarLinksQuery {
  constructor(
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  async forBooking(booking: BookingDto): Promise<CalendarLinks> {
    const { name, phone, addressLines } = await this.settings.details();
    return toCalendarLinks({
      title: `${booking.service_name}, ${name}`,
      start: this.clock.toInstant({ date: booking.booking_date, time: booking.booking_time }),
      minutes: booking.booking_duration,
      timeZone: this.config.SHOP_TIME_ZONE,
      location: addressLines.join(', '),
      details: [`Therapist: ${booking.therapist_name}`, ...(phone ? [`To move or cancel: ${phone}`] : [])].join('\n'),
    });
  }
}
