import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { TherapistService } from '../../catalog/index.js';
import { CurrentUser, Roles, type SignedInUser } from '../../identity/index.js';
import { Problem } from '../../platform/http/errors/problem.js';
import { type RateLimit, RateLimited } from '../../platform/http/rate-limits/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { ConnectOwnCalendar } from './connect-own-calendar.js';
import { OwnCalendarAddressDto, type OwnCalendarDto } from './own-calendar.dto.js';
import { OwnCalendarQuery } from './own-calendar.query.js';
import { ReadOwnCalendar } from './read-own-calendar.js';
import { RemoveOwnCalendar } from './remove-own-calendar.js';

/** Limit of the readings that are asked for from one address: each makes the shop fetch from the internet. */
const readingsPerAddress: RateLimit = { name: 'own-calendar', limit: 20 };

/**
 * Own calendars of therapists, of which only busy times are read. Therapists connect theirs, admins anybody's; the desk
 * sees whether it can be read.
 */
@ApiTags('OwnCalendars')
@Roles('staff', 'admin_staff')
@Controller('therapists/:id/own-calendar')
export class OwnCalendarsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly calendars: OwnCalendarQuery,
    private readonly therapists: TherapistService,
  ) {}

  @Get()
  @Roles('staff', 'reception', 'admin_staff')
  async getOwnCalendar(@IdParam() id: string, @CurrentUser() user: SignedInUser): Promise<OwnCalendarDto> {
    const state = await this.calendars.state(id, user.role !== 'reception');
    if (user.role !== 'reception') await this.assertOwn(user, id);
    return state;
  }

  /**
   * Connects a calendar in place of the one before, and reads it. 422 on `url` for an address that is not of the internet,
   * or is the shop's own. Whether it could be read is in the answer.
   */
  @Put()
  @RateLimited(readingsPerAddress)
  async connectOwnCalendar(
    @IdParam() id: string,
    @Body() { url }: OwnCalendarAddressDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<OwnCalendarDto> {
    await this.calendars.state(id, true);
    await this.assertOwn(user, id);
    await this.commands.execute(new ConnectOwnCalendar(id, url, currentActor()));
    await this.commands.execute(new ReadOwnCalendar(id));
    return this.calendars.state(id, true);
  }

  /** Forgets the calendar, and with it its busy times. */
  @Delete()
  @HttpCode(204)
  async removeOwnCalendar(@IdParam() id: string, @CurrentUser() user: SignedInUser): Promise<void> {
    await this.calendars.state(id, true);
    await this.assertOwn(user, id);
    await this.commands.execute(new RemoveOwnCalendar(id, currentActor()));
  }

  /** Reads the calendar now. 404 where there is none. */
  @Post('readings')
  @HttpCode(200)
  @RateLimited(readingsPerAddress)
  async readOwnCalendar(@IdParam() id: string, @CurrentUser() user: SignedInUser): Promise<OwnCalendarDto> {
    await this.calendars.state(id, true);
    await this.assertOwn(user, id);
    await this.commands.execute(new ReadOwnCalendar(id));
    return this.calendars.state(id, true);
  }

  private async assertOwn(user: SignedInUser, therapistId: string): Promise<void> {
    if (!(await this.therapists.mayActAs(user, therapistId)))
      throw new Problem(403, 'forbidden', 'This calendar is another therapist’s');
  }
}
