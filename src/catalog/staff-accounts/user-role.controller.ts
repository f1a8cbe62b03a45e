import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AllowedBeforeSecondFactor,
  CurrentUser,
  SecondFactorRequirement,
  type SignedInUser,
} from '../../identity/index.js';
import { TherapistService } from '../therapists/therapist.service.js';
import { UserRoleDto } from './user-role.dto.js';

@ApiTags('Identity')
@Controller('auth')
export class UserRoleController {
  constructor(
    private readonly therapists: TherapistService,
    private readonly requirement: SecondFactorRequirement,
  ) {}

  /** Returns the rights of the signed-in user, and the therapist linked to the account. */
  @Get('role')
  @AllowedBeforeSecondFactor()
  async getUserRole(@CurrentUser() user: SignedInUser): Promise<UserRoleDto> {
    const therapist = await this.therapists.findByUser(user.id);
    return {
      role: user.role,
      therapist_id: therapist?.id ?? null,
      needs_second_factor: await this.requirement.isUnmet(user),
    };
  }
}
