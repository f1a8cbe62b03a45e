import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { TherapistService } from '../../catalog/index.js';
import { CurrentUser, generateToken, Roles, type SignedInUser } from '../../identity/index.js';
import { Config } from '../../platform/config.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import type { CalendarLinkDto, NewCalendarLinkDto } from './calendar-link.dto.js';
import { RemoveCalendarLink } from './remove-calendar-link.js';
import { ResetCalendarLink } from './reset-calendar-link.js';
import { TherapistCalendarQuery } from './therapist-calendar.query.js';

/** Calendar links. Therapists change the link to their own calendar, admins anybody's. */
@ApiTags('CalendarLinks')
@Roles('staff', 'admin_staff')
@Controller('therapists/:id/calendar-link')
export class CalendarLinksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly calendars: TherapistCalendarQuery,
    private readonly therapists: TherapistService,
    private readonly config: Config,
  ) {}

  @Get()
  async getCalendarLink(@IdParam() id: string, @CurrentUser() user: SignedInUser): Promise<CalendarLinkDto> {
    const link = await this.calendars.link(id);
    await this.assertOwnCalendar(user, id);
    return link;
  }

  /** Makes a new link; the one before leads nowhere from then on. */
  @Post()
  async resetCalendarLink(@IdParam() id: string, @CurrentUser() user: SignedInUser): Promise<NewCalendarLinkDto> {
    await this.calendars.link(id);
    await this.assertOwnCalendar(user, id);
    const token = generateToken();
    await this.commands.execute(new ResetCalendarLink(id, token, currentActor()));
    const url = new URL(`/api/therapist-calendars/${token}.ics`, this.config.PUBLIC_URL).href;
    return { ...(await this.calendars.link(id)), url };
  }

  @Delete()
  @HttpCode(204)
  async removeCalendarLink(@IdParam() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    await this.calendars.link(id);
    await this.assertOwnCalendar(user, id);
    await this.commands.execute(new RemoveCalendarLink(id, currentActor()));
  }

  private async assertOwnCalendar(user: SignedInUser, therapistId: string): Promise<void> {
    if (!(await this.therapists.mayActAs(user, therapistId)))
      throw new Problem(403, 'forbidden', 'This calendar is another therapist’s');
  }
}
