import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CurrentUser, DESK_ROLES, Roles, type SignedInUser } from '../../../identity/index.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { IdempotencyKey } from '../../../platform/http/requests/idempotency-key.decorator.js';
import { IdParam } from '../../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../../platform/request-context.js';
import { SchedulingConfig } from '../../../scheduling/index.js';
import { RelocateBookings, type RelocationInput } from '../../relocation/relocate-bookings.js';
import { type LeaveOfRelocation, toSickLeave } from '../../relocation/relocation-leave.js';
import type { LeftBooking } from '../../relocation/relocation.event-types.js';
import { RelocationLog } from '../../relocation/relocation-log.js';
import { UndoRelocation } from '../../relocation/undo-relocation.js';
import { BookingRelocationDto, NewRelocationDto, RelocationResultDto } from './relocations.dto.js';
import { toAbsence, toLeaveDays } from './to-hypothetical-change.js';

/** Relocations, which move many bookings in one go: a therapist is sick or leaves, or a shift is gone. */
@Controller()
@Roles('admin_staff')
export class RelocationsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly log: RelocationLog,
    private readonly config: SchedulingConfig,
  ) {}

  /**
   * Moves bookings through the same checks as a move of the desk. Bookings that have changed since are named in `left`
   * and stay.
   */
  @Post('relocations')
  @HttpCode(201)
  async relocateBookings(
    @Body() body: NewRelocationDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<RelocationResultDto> {
    return this.shown(await this.commands.execute(new RelocateBookings(toInput(body), currentActor(), key)));
  }

  /**
   * Takes a relocation back, its leave included. Bookings that have changed since are named in `left_moved` and stay.
   */
  @Post('relocations/:id/reversal')
  @HttpCode(200)
  async undoRelocation(@IdParam() id: string): Promise<RelocationResultDto> {
    await this.commands.execute(new UndoRelocation(id, currentActor()));
    return this.shown(id);
  }

  /** Returns the latest relocation that moved the booking and that the user can undo: none for anybody but admins. */
  @Get('bookings/:id/relocation')
  @Roles(...DESK_ROLES)
  async getBookingRelocation(
    @IdParam() bookingId: string,
    @CurrentUser() user: SignedInUser,
  ): Promise<BookingRelocationDto> {
    if (user.role !== 'admin_staff') return { relocation: null };
    const id = await this.log.findLatestOf(bookingId);
    if (id === undefined) return { relocation: null };
    const relocation = await this.shown(id);
    return { relocation: relocation.undone === null ? relocation : null };
  }

  private async shown(id: string): Promise<RelocationResultDto> {
    const { relocated, undone } = await this.log.require(id);
    const isCancellationMailed = relocated.cancelled.length > 0 && relocated.notify_cancelled !== false;
    const isClientMailed = isCancellationMailed || (relocated.notify_client && relocated.moved.length > 0);
    return {
      id,
      moved: relocated.moved.map((booking) => booking.id),
      cancelled: relocated.cancelled.map((booking) => booking.id),
      left: relocated.left.map(toLeftDto),
      client_told_in_seconds: isClientMailed ? this.config.OFFICE_MAIL_DELAY_SECONDS : null,
      undone: undone?.undone ?? null,
      left_moved: undone?.left.map(toLeftDto) ?? null,
    };
  }
}

const toLeftDto = ({ id, code }: LeftBooking) => ({ booking_id: id, code });

function toInput(body: NewRelocationDto): RelocationInput {
  const { moves, cancellations, reason, notify_client = true, notify_cancelled = true } = body;
  const leave = toLeave(body);
  if (cancellations.length > 0 && reason.trim() === '')
    throw new InvalidInputError('reason', 'Please give a reason for the cancellation');
  if (!leave && moves.length === 0 && cancellations.length === 0)
    throw new InvalidInputError('moves', 'Nothing is to be changed');
  return {
    leave,
    moves: moves.map(({ booking_id: bookingId, version, therapist_id: therapistId, booking_date, booking_time }) => ({
      ...{ bookingId, version },
      to: { therapistId, date: booking_date, time: booking_time },
    })),
    cancellations: cancellations.map(({ booking_id: bookingId, version }) => ({ bookingId, version })),
    reason: reason.trim(),
    notifyClient: notify_client,
    notifyCancelled: notify_cancelled,
  };
}

function toLeave({ absence, leave }: NewRelocationDto): LeaveOfRelocation | null {
  if (absence && leave) throw new InvalidInputError('leave', 'Name an absence or leave, not both');
  if (absence) return toSickLeave(toAbsence(absence, 'absence'));
  if (!leave) return null;
  const { therapist_id: therapistId, kind, note = null } = leave;
  return { therapistId, terms: [{ ...toLeaveDays(leave), kind, note }] };
}
