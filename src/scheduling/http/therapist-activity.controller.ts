import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type TherapistRecordDto, TherapistRecords } from '../../catalog/index.js';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/id-param.js';
import { currentActor } from '../../platform/http/request-context.js';
import type { DeactivationDto } from '../listings/deactivation.dto.js';
import { TherapistActivity } from '../therapist-activity.js';
import { DeactivateTherapistDto } from './therapist-activity.dto.js';

@ApiTags('scheduling')
@Controller('therapists/:id')
@Roles('admin_staff')
export class TherapistActivityController {
  constructor(
    private readonly em: EntityManager,
    private readonly activity: TherapistActivity,
    private readonly records: TherapistRecords,
  ) {}

  /** What deactivating would touch. */
  @Get('deactivation')
  previewDeactivation(@IdParam() id: string): Promise<DeactivationDto> {
    return this.activity.preview(this.em.fork(), id);
  }

  /** 409 `bookings-in-the-way` names the bookings to come; sent again with `keep` it goes through. */
  @Post('deactivation')
  @HttpCode(200)
  async deactivateTherapist(@IdParam() id: string, @Body() { keep }: DeactivateTherapistDto): Promise<TherapistRecordDto> {
    await this.activity.deactivate(this.em.fork(), id, keep, currentActor());
    return this.records.byId(id);
  }

  @Post('reactivation')
  @HttpCode(200)
  async reactivateTherapist(@IdParam() id: string): Promise<TherapistRecordDto> {
    await this.activity.reactivate(this.em.fork(), id, currentActor());
    return this.records.byId(id);
  }
}
