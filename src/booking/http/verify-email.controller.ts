import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock/clock.js';
import { NotFound, RuleBroken } from '../../platform/decider.js';
import { Problem } from '../../platform/http/problem.js';
import { Public } from '../../platform/http/public.decorator.js';
import { BookingLinks } from '../booking-links.js';
import { VerifyEmail } from '../commands/verify-email.js';
import { FindBooking } from '../queries/find-booking.js';
import { VerifiedEmailDto, VerifyEmailDto } from './customer-booking.dto.js';

const invalid = () => new Problem(404, 'link-invalid', 'The verification link is invalid or has expired');
const expired = () =>
  new Problem(410, 'link-expired', 'This verification link has expired. Please contact us to verify your booking');

@Controller('verify-booking-email')
@Public()
export class VerifyEmailController {
  constructor(
    private readonly commands: CommandBus,
    private readonly bookings: FindBooking,
    private readonly links: BookingLinks,
    private readonly clock: Clock,
  ) {}

  /** Uses up the link of a mail. A used one is as invalid as one that never was. */
  @Post()
  @HttpCode(200)
  async verifyBookingEmail(@Body() { token }: VerifyEmailDto): Promise<VerifiedEmailDto> {
    const link = this.links.verification(token);
    if (!link?.expiresAt) throw invalid();
    if (link.expiresAt < this.clock.now()) throw expired();
    await this.commands.execute(new VerifyEmail(link.id)).catch((error: unknown) => {
      if (error instanceof NotFound || (error instanceof RuleBroken && error.rule === 'link-invalid')) throw invalid();
      throw error;
    });
    const { service_name, therapist_name, booking_date, booking_time, status } = await this.bookings.forOffice(link.id);
    return { booking: { service_name, therapist_name, booking_date, booking_time, status } };
  }
}
