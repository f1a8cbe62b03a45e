import { Controller, Get } from '@nestjs/common';
import { CurrentUser, DESK_ROLES, Roles, type SignedInUser } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { ClientNoteDto } from './client.dto.js';
import { HealthNotesQuery } from './health-notes.query.js';

@Controller('bookings')
export class HealthNotesController {
  constructor(private readonly notes: HealthNotesQuery) {}

  /** Lists the health notes on the client, newest first, for the desk and the booking's therapist only. */
  @Get(':id/health-notes')
  @Roles('staff', ...DESK_ROLES)
  listHealthNotes(@IdParam() id: string, @CurrentUser() user: SignedInUser): Promise<ClientNoteDto[]> {
    return this.notes.forBooking(id, user);
  }
}
