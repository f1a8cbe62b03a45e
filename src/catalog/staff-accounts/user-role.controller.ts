import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentUser, type SignedInUser } from '../../identity/index.js';
import { TherapistService } from '../therapists/therapist.service.js';
import { UserRoleDto } from './user-role.dto.js';

@ApiTags('identity')
@Controller('auth')
export class UserRoleController {
  constructor(private readonly therapists: TherapistService) {}

  /** What the signed-in user may do, and as whom. */
  @Get('role')
  async getUserRole(@CurrentUser() { id, role }: SignedInUser): Promise<UserRoleDto> {
    const therapist = await this.therapists.findByUser(id);
    return { role, therapist_id: therapist?.id ?? null };
  }
}
