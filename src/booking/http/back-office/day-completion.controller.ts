import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DESK_ROLES, Roles } from '../../../identity/index.js';
import { currentActor } from '../../../platform/request-context.js';
import { CompleteDay } from '../../commands/back-office/complete-day.js';
import { UndoCompletions } from '../../commands/undo/undo-completions.js';
import { BookingQuery } from '../../queries/booking.query.js';
import { ChangedBookingsDto, CompleteDayQueryDto, UndoCompletionsDto } from './booking-editor.dto.js';

@Controller('bookings/completions')
@Roles(...DESK_ROLES)
export class DayCompletionController {
  constructor(
    private readonly commands: CommandBus,
    private readonly bookings: BookingQuery,
  ) {}

  /**
   * Completes today's confirmed bookings whose start has passed, and earlier ones if asked. Returns them, so that it
   * can be undone.
   */
  @Post()
  @HttpCode(200)
  async completeToday(@Query() { earlier }: CompleteDayQueryDto): Promise<ChangedBookingsDto> {
    return this.toDto(await this.commands.execute(new CompleteDay(currentActor(), earlier === 'true')));
  }

  /** Confirms the bookings again that nobody has changed since and whose slot is still theirs. Returns them. */
  @Post('reversal')
  @HttpCode(200)
  async undoCompletions(@Body() { bookings }: UndoCompletionsDto): Promise<ChangedBookingsDto> {
    return this.toDto(await this.commands.execute(new UndoCompletions(bookings, currentActor())));
  }

  private async toDto(ids: string[]): Promise<ChangedBookingsDto> {
    return { bookings: await this.bookings.allForOffice(ids) };
  }
}
