import { Injectable } from '@nestjs/common';
import { ShopDetails, ShopSettings } from '../../../catalog/index.js';
import { formatMinutes, toMinutes } from '../../../kernel/local-time.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { Config } from '../../../platform/config.js';
import { type CalendarLinks, toCalendarLinks } from '../../notifications/calendar/calendar-links.js';
import type { BookingDto } from '../booking.dto.js';
import type { VisitTreatmentDto } from './customer-booking.dto.js';

/** Makes the addresses by which a booking is added to an online calendar. */
@Injectable()
export class CalendarLinksQuery {
  constructor(
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  /**
   * Returns the calendar links of a booking.
   * @param treatments those of its visit: one entry covers all of the day that are not cancelled
   */
  async forBooking(booking: BookingDto, treatments: readonly VisitTreatmentDto[] = []): Promise<CalendarLinks> {
    const isOfDay = (each: VisitTreatmentDto) => each.booking_date === booking.booking_date;
    const ofDay = treatments.filter((each) => isOfDay(each) && each.status !== 'cancelled');
    const shown = ofDay.length > 0 ? ofDay : [booking];
    const starts = shown.map(({ booking_time }) => toMinutes(booking_time));
    const end = Math.max(...shown.map(({ booking_duration }, nth) => starts[nth]! + booking_duration));
    const start = Math.min(...starts);
    const listNames = (names: string[]) => [...new Set(names)].join(', ');
    const { name, phone, addressLines } = await this.settings.read(ShopDetails);
    return toCalendarLinks({
      title: `${listNames(shown.map(({ service_name }) => service_name))}, ${name}`,
      start: this.clock.toInstant({ date: booking.booking_date, time: formatMinutes(start) }),
      minutes: end - start,
      timeZone: this.config.SHOP_TIME_ZONE,
      location: addressLines.join(', '),
      details: [
        `Therapist: ${listNames(shown.map(({ therapist_name }) => therapist_name))}`,
        ...(phone ? [`To move or cancel: ${phone}`] : []),
      ].join('\n'),
    });
  }
}
