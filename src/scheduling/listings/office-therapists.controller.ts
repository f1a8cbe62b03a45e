import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SignedInUser } from '../../identity/index.js';
import type { OfficeTherapistDto } from './office-therapist.dto.js';
import { OfficeTherapistsQuery } from './office-therapists.query.js';

@ApiTags('Scheduling')
@Controller('office/therapists')
export class OfficeTherapistsController {
  constructor(private readonly therapists: OfficeTherapistsQuery) {}

  /**
   * Lists the therapists, active or not, by name; never Any Available. Users without a role see those who are rostered
   * from today on.
   */
  @Get()
  listOfficeTherapists(@CurrentUser() { role }: SignedInUser): Promise<OfficeTherapistDto[]> {
    return this.therapists.listFor(role);
  }
}
