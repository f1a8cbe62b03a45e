import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { setTimeout } from 'node:timers/promises';
import { Public } from '../../../../platform/http/security/public.decorator.js';
import { Refuses } from '../../../../platform/http/errors/refuses.decorator.js';
import { RateLimited } from '../../../../platform/http/rate-limits/index.js';
import { RequestBookingLinks } from '../../../commands/client/request-booking-links.js';
import { bookingLinksPerAddress } from '../booking-rate-limits.js';
import { BookingLinksDto } from './booking-links.dto.js';

/** Minimum response time in milliseconds, so that the time does not reveal whether somebody has booked. */
const MIN_RESPONSE_MS = 300;

@Controller('booking-links')
@Public()
export class BookingLinksController {
  constructor(private readonly commands: CommandBus) {}

  /** Mails the links to the upcoming bookings under an address to it; the answer is the same when there are none. */
  @Post()
  @HttpCode(202)
  @RateLimited(bookingLinksPerAddress)
  @Refuses()
  async requestBookingLinks(@Body() { email }: BookingLinksDto): Promise<void> {
    await Promise.all([this.commands.execute(new RequestBookingLinks(email)), setTimeout(MIN_RESPONSE_MS)]);
  }
}
