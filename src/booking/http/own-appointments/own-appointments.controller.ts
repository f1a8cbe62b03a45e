import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { TherapistService } from '../../../catalog/index.js';
import { CurrentUser, Roles, type SignedInUser } from '../../../identity/index.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import { sql } from '../../../platform/database/sql.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { IdParam } from '../../../platform/http/validation/id-param.decorator.js';
import { VersionDto } from '../../../platform/http/validation/version.dto.js';
import { currentActor } from '../../../platform/request-context.js';
import { ChangeDayState } from '../../commands/back-office/change-day-state.js';
import { CompleteBooking } from '../../commands/back-office/complete-booking.js';
import { UndoBookingChange } from '../../commands/undo/undo-booking-change.js';
import { ChangedBookingDto } from '../../notifications/undoing/changed-booking.dto.js';
import { ClientMailOutlook } from '../../notifications/undoing/client-mail-outlook.js';
import { BookingQuery } from '../../queries/booking.query.js';
import { DayStateDto } from '../back-office/booking-editor.dto.js';

/** How far a visit has come, from the therapist who gives it. All else of a booking is the desk's. */
@Controller('own-appointments/:id')
@Roles('staff', 'admin_staff')
export class OwnAppointmentsController {
  constructor(
    private readonly em: EntityManager,
    private readonly commands: CommandBus,
    private readonly bookings: BookingQuery,
    private readonly therapists: TherapistService,
    private readonly outlook: ClientMailOutlook,
  ) {}

  /** Refused as at the desk: 409 `another-day`, `not-confirmed`, `has-arrived`, `not-late-enough`. */
  @Put('day-state')
  async changeOwnDayState(
    @IdParam() id: string,
    @Body() { state, version }: DayStateDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangedBookingDto> {
    await this.assertOwn(user, id);
    await this.commands.execute(new ChangeDayState(id, state, currentActor(), version));
    return this.outlook.afterChange(id);
  }

  /** The client came. */
  @Post('completion')
  @HttpCode(200)
  async completeOwnAppointment(
    @IdParam() id: string,
    @Body() { version }: VersionDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangedBookingDto> {
    await this.assertOwn(user, id);
    await this.commands.execute(new CompleteBooking(id, currentActor(), version));
    return this.outlook.afterChange(id);
  }

  /** Takes back one's own last step; what the desk did is the desk's to undo: 409 `not-undoable`. */
  @Post('undo')
  @HttpCode(200)
  async undoOwnStep(
    @IdParam() id: string,
    @Body() { version }: VersionDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangedBookingDto> {
    await this.assertOwn(user, id);
    const [last] = await sql<{ actor_id: string | null }>(this.em.fork(), lastStepSql, [id]);
    if (last?.actor_id !== user.id)
      throw new BusinessRuleError('not-undoable', 'Only your own last step can be undone here');
    await this.commands.execute(new UndoBookingChange(id, version, currentActor()));
    return this.outlook.afterChange(id);
  }

  private async assertOwn(user: SignedInUser, id: string): Promise<void> {
    const { therapist_id } = await this.bookings.forOffice(id);
    const own = await this.therapists.findByUser(user.id);
    if (own?.id !== therapist_id) throw new Problem(403, 'forbidden', 'This is not your appointment');
  }
}

/** Of its day alone: an appointment that a therapist moved as an admin is undone at the desk. */
const lastStepSql = /* sql */ `
  select case when type in ('DayStateChanged', 'NoShowRecorded', 'BookingCompleted') then actor_id end as actor_id
  from event_log where stream = $1 order by version desc limit 1`;
