import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { NotFoundError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { type RateLimit, RateLimited } from '../../platform/http/rate-limits/index.js';
import { Public } from '../../platform/http/security/public.decorator.js';
import { MailService } from '../../platform/mail/mail.service.js';
import { renderTherapistCalendar } from './render-therapist-calendar.js';
import { TherapistCalendarQuery } from './therapist-calendar.query.js';

/**
 * Limit of fetches of calendars from one address: enough for a service that fetches for many, and far too little to
 * guess a token.
 */
const calendarsPerAddress: RateLimit = { name: 'therapist-calendar', limit: 60 };

/**
 * The address that calendar programs fetch. The secret is in it, because they can send nothing else; logs have the
 * route instead.
 */
@ApiTags('CalendarLinks')
@Controller('therapist-calendars')
export class TherapistCalendarController {
  constructor(
    private readonly calendars: TherapistCalendarQuery,
    private readonly mail: MailService,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  /**
   * Returns the calendar as an .ics file. 404 for a link that was reset, and while its therapist does not work here.
   * 304 while nothing has changed.
   */
  @Get(':file')
  @Public()
  @RateLimited(calendarsPerAddress)
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  async getTherapistCalendar(
    @Param('file') file: string,
    @Headers('if-none-match') ifNoneMatch: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string | undefined> {
    const [, token] = /^([\w-]{43})\.ics$/.exec(file) ?? [];
    const calendar = token === undefined ? undefined : await this.calendars.findByToken(token);
    if (!calendar) throw new NotFoundError('There is no such calendar');
    const text = renderTherapistCalendar(calendar, {
      shopName: (await this.mail.getSender()).name,
      timeZone: this.config.SHOP_TIME_ZONE,
      now: this.clock.instant(),
    });
    const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    void reply.headers({ 'cache-control': 'private, no-cache', etag, 'x-robots-tag': 'noindex' });
    if (ifNoneMatch?.split(/\s*,\s*/).some((one) => one.replace(/^W\//, '') === etag)) {
      void reply.code(304);
      return undefined;
    }
    void reply.type('text/calendar; charset=utf-8');
    return text;
  }
}
