import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Clock } from '../../../platform/clock/clock.js';
import { NotFoundError, BusinessRuleError } from '../../../kernel/errors.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { Refuses } from '../../../platform/http/errors/refuses.decorator.js';
import { RateLimited } from '../../../platform/http/rate-limits/index.js';
import { Public } from '../../../platform/http/security/public.decorator.js';
import { BookingLinkService } from '../../booking-link.service.js';
import { ResendVerification } from '../../commands/client/resend-verification.js';
import { VerifyEmail } from '../../commands/client/verify-email.js';
import { BookingQuery } from '../../queries/booking.query.js';
import { bookingsPerAddress, verificationMailsPerBooking } from './booking-rate-limits.js';
import { VerificationMailDto, VerifiedEmailDto, VerifyEmailDto } from './verify-email.dto.js';

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

  /** Uses up the link of a mail. A used link is as invalid as one that never existed. */
  @Post('verify-booking-email')
  @HttpCode(200)
  @Refuses('hold-lapsed', 'link-expired', 'link-invalid')
  async verifyBookingEmail(@Body() { token }: VerifyEmailDto): Promise<VerifiedEmailDto> {
    const link = this.links.readVerificationToken(token);
    if (!link?.expiresAt) throw invalidLinkProblem();
    if (link.expiresAt < this.clock.now()) throw expiredLinkProblem();
    await this.commands.execute(new VerifyEmail(link.id)).catch((error: unknown) => {
      if (error instanceof NotFoundError || (error instanceof BusinessRuleError && error.code === 'link-invalid'))
        throw invalidLinkProblem();
      if (error instanceof BusinessRuleError && error.code === 'hold-lapsed') throw lapsedHoldProblem(error);
      throw error;
    });
    const { service_name, therapist_name, booking_date, booking_time, status } = await this.bookings.forOffice(link.id);
    return { booking: { service_name, therapist_name, booking_date, booking_time, status } };
  }

  /** Mails the client of a request another link. 409 when nothing is left to verify, or once the start has passed. */
  @Post('verification-mails')
  @HttpCode(202)
  @RateLimited(bookingsPerAddress, verificationMailsPerBooking)
  @Refuses('has-started', 'no-address', 'nothing-to-verify')
  async resendVerificationMail(@Body() { sessionId, token }: VerificationMailDto): Promise<void> {
    const id = sessionId ? this.links.readSessionToken(sessionId) : this.links.readVerificationToken(token ?? '')?.id;
    if (!id) throw new NotFoundError('There is no such booking');
    await this.commands.execute(new ResendVerification(id));
  }
}
