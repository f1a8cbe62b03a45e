import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { TherapistService } from '../../../catalog/index.js';
import { CurrentUser, Roles, type SignedInUser } from '../../../identity/index.js';
import { BusinessRuleError } from '../../../kernel/errors.js';
import { Problem } from '../../../platform/http/errors/problem.js';
import { IdParam } from '../../../platform/http/validation/id-param.decorator.js';
import { VersionDto } from '../../../platform/http/validation/version.dto.js';
import { currentActor } from '../../../platform/request-context.js';
import { ChangeDayState } from '../../commands/back-office/change-day-state.js';
import { CompleteBooking } from '../../commands/back-office/complete-booking.js';
import { UndoBookingChange } from '../../commands/undo/undo-booking-change.js';
import { ChangedBookingDto } from '../../notifications/undoing/changed-booking.dto.js';
import { ChangedBookingQuery } from '../../notifications/undoing/changed-booking.query.js';
import { BookingQuery } from '../../queries/booking.query.js';
import { LastDayStepQuery } from '../../queries/timeline/last-day-step.query.js';
import { DayStateDto } from '../back-office/booking-editor.dto.js';

/** The day state of a visit, from the therapist who gives it. Everything else about a booking belongs to the desk. */
@Controller('own-appointments/:id')
@Roles('staff', 'admin_staff')
export class OwnAppointmentsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly bookings: BookingQuery,
    private readonly lastStep: LastDayStepQuery,
    private readonly therapists: TherapistService,
    private readonly changedBookings: ChangedBookingQuery,
  ) {}

  /**
   * Changes the day state. Refused as at the desk: 409 `another-day`, `not-confirmed`, `has-arrived`,
   * `not-late-enough`.
   */
  @Put('day-state')
  async changeOwnDayState(
    @IdParam() id: string,
    @Body() { state, version }: DayStateDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangedBookingDto> {
    await this.assertOwn(user, id);
    await this.commands.execute(new ChangeDayState(id, state, currentActor(), version));
    return this.changedBookings.afterChange(id);
  }

  /** Marks the booking as completed. */
  @Post('completion')
  @HttpCode(200)
  async completeOwnAppointment(
    @IdParam() id: string,
    @Body() { version }: VersionDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangedBookingDto> {
    await this.assertOwn(user, id);
    await this.commands.execute(new CompleteBooking(id, currentActor(), version));
    return this.changedBookings.afterChange(id);
  }

  /** Takes back the therapist's own last step. Only the desk undoes what the desk did: 409 `not-undoable`. */
  @Post('undo')
  @HttpCode(200)
  async undoOwnStep(
    @IdParam() id: string,
    @Body() { version }: VersionDto,
    @CurrentUser() user: SignedInUser,
  ): Promise<ChangedBookingDto> {
    await this.assertOwn(user, id);
    if ((await this.lastStep.findActor(id)) !== user.id)
      throw new BusinessRuleError('not-undoable', 'Only your own last step can be undone here');
    await this.commands.execute(new UndoBookingChange(id, version, currentActor()));
    return this.changedBookings.afterChange(id);
  }

  private async assertOwn(user: SignedInUser, id: string): Promise<void> {
    const { therapist_id } = await this.bookings.forOffice(id);
    const own = await this.therapists.findByUser(user.id);
    if (own?.id !== therapist_id) throw new Problem(403, 'forbidden', 'This is not your appointment');
  }
}
