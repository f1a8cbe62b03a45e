import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '../../../../platform/clock/clock.js';
import { NotFoundError, BusinessRuleError } from '../../../../kernel/errors.js';
import { Problem } from '../../../../platform/http/errors/problem.js';
import { Refuses } from '../../../../platform/http/errors/refuses.decorator.js';
import { RateLimited, ResultLimited } from '../../../../platform/http/rate-limits/index.js';
import { Public } from '../../../../platform/http/security/public.decorator.js';
import { BookingLinkService } from '../../../booking-link.service.js';
import { ResendVerification } from '../../../commands/client/resend-verification.js';
import { VerifyEmail } from '../../../commands/client/verify-email.js';
import { BookingQuery } from '../../../queries/booking.query.js';
import { bookingsPerAddress, verificationMailsPerBooking } from '../booking-rate-limits.js';
import { VerificationMailDto, VerifiedBookingDto, VerifiedEmailDto, VerifyEmailDto } from './verify-email.dto.js';

const invalidLinkProblem = () => new Problem(404, 'link-invalid', 'The verification link is invalid or has expired');
const expiredLinkProblem = () =>
  new Problem(410, 'link-expired', 'This verification link has expired. Please contact us to verify your booking');

const lapsedHoldProblem = ({ code, message }: BusinessRuleError) => new Problem(410, code, message);

@Controller()
@Public()
export class VerifyEmailController {
  constructor(
    private readonly commands: CommandBus,
    private readonly bookings: BookingQuery,
    private readonly links: BookingLinkService,
    private readonly clock: Clock,
  ) {}

  /**
   * Verifies the address by the link of a mail, once. Opened again, also by its holder after a scanner of mails, the link
   * shows the booking as it is by then.
   */
  @Post('verify-booking-email')
  @HttpCode(200)
  @Refuses('hold-lapsed', 'link-expired', 'link-invalid')
  async verifyBookingEmail(@Body() { token }: VerifyEmailDto): Promise<VerifiedEmailDto> {
    const link = this.links.readVerificationToken(token);
    if (!link?.expiresAt) throw invalidLinkProblem();
    const before = await this.bookings.findIsEmailVerified(link.id);
    if (before === undefined) throw invalidLinkProblem();
    if (before) return { is_already_verified: true, booking: await this.readBooking(link.id) };
    if (link.expiresAt < this.clock.now()) throw expiredLinkProblem();
    await this.commands.execute(new VerifyEmail(link.id)).catch((error: unknown) => {
      if (error instanceof NotFoundError || (error instanceof BusinessRuleError && error.code === 'link-invalid'))
        throw invalidLinkProblem();
      if (error instanceof BusinessRuleError && error.code === 'hold-lapsed') throw lapsedHoldProblem(error);
      throw error;
    });
    return { is_already_verified: false, booking: await this.readBooking(link.id) };
  }

  /** Mails the client of a request another link. 409 when nothing is left to verify, or once the start has passed. */
  @Post('verification-mails')
  @HttpCode(202)
  @RateLimited(bookingsPerAddress)
  @ResultLimited(verificationMailsPerBooking)
  @Refuses('has-started', 'no-address', 'nothing-to-verify')
  async resendVerificationMail(@Body() { sessionId, token }: VerificationMailDto): Promise<void> {
    const id = sessionId ? this.links.readSessionToken(sessionId) : this.links.readVerificationToken(token ?? '')?.id;
    if (!id) throw new NotFoundError('There is no such booking');
    await this.commands.execute(new ResendVerification(id));
  }

  private async readBooking(id: string): Promise<VerifiedBookingDto> {
    const { service_name, therapist_name, booking_date, booking_time, status } = await this.bookings.forOffice(id);
    return { service_name, therapist_name, booking_date, booking_time, status };
  }
}
