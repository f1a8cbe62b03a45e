import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { type TherapistRecordDto, TherapistRecordsQuery } from '../../catalog/index.js';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { VersionDto } from '../../platform/http/validation/version.dto.js';
import { currentActor } from '../../platform/request-context.js';
import { DeactivateTherapist } from './deactivate-therapist.js';
import { DeactivateTherapistDto } from './deactivate-therapist.dto.js';
import type { DeactivationDto } from './deactivation.dto.js';
import { DeactivationQuery } from './deactivation.query.js';
import { ReactivateTherapist } from './reactivate-therapist.js';

@ApiTags('Scheduling')
@Controller('therapists/:id')
@Roles('admin_staff')
export class TherapistActivationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly deactivation: DeactivationQuery,
    private readonly records: TherapistRecordsQuery,
  ) {}

  /** Previews a deactivation. */
  @Get('deactivation')
  previewDeactivation(@IdParam() id: string): Promise<DeactivationDto> {
    return this.deactivation.preview(id);
  }

  /**
   * Deactivates a therapist. 409 `bookings-in-the-way` names the upcoming bookings; sent again with `keep` the change is
   * made. `modified` when somebody else has changed the record since `version`.
   */
  @Post('deactivation')
  @HttpCode(200)
  async deactivateTherapist(
    @IdParam() id: string,
    @Body() { keep, version }: DeactivateTherapistDto,
  ): Promise<TherapistRecordDto> {
    await this.commands.execute(new DeactivateTherapist(id, version, currentActor(), keep));
    return this.records.byId(id);
  }

  /** Reactivates a therapist. 409 `modified` when somebody else has changed the record since `version`. */
  @Post('reactivation')
  @HttpCode(200)
  async reactivateTherapist(@IdParam() id: string, @Body() { version }: VersionDto): Promise<TherapistRecordDto> {
    await this.commands.execute(new ReactivateTherapist(id, version, currentActor()));
    return this.records.byId(id);
  }
}
