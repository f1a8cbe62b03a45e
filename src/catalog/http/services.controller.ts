import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/id-param.js';
import { currentActor } from '../../platform/http/request-context.js';
import { centsOfAmount } from '../../platform/money.js';
import { EditService } from '../commands/edit-service.js';
import { RemoveService } from '../commands/remove-service.js';
import type { ServiceDetails } from '../commands/service-details.js';
import type { OfficeServiceDto } from '../queries/office-service.dto.js';
import { OfficeServices } from '../queries/office-services.js';
import { Services } from '../services.js';
import { EditServiceDto, NewServiceDto, OfficeServicesQueryDto, RemovedServiceDto } from './service.dto.js';

/** What the shop sells, for its people: whoever is signed in may look, admins change. */
@ApiTags('catalog')
@Controller()
export class ServicesController {
  constructor(
    private readonly em: EntityManager,
    private readonly services: Services,
    private readonly listing: OfficeServices,
    private readonly edit: EditService,
    private readonly remove: RemoveService,
  ) {}

  /** By name ascending. */
  @Get('office/services')
  listOfficeServices(@Query() { include_retired }: OfficeServicesQueryDto): Promise<OfficeServiceDto[]> {
    return this.listing.all({ retired: include_retired });
  }

  @Post('services')
  @Roles('admin_staff')
  async createService(@Body() body: NewServiceDto): Promise<OfficeServiceDto> {
    const id = randomUUIDv7();
    await this.services.add(this.em.fork(), { id, ...detailsOf(body) }, currentActor());
    return this.listing.byId(id);
  }

  /** 409 `modified` when somebody else has changed it since `version`. */
  @Put('services/:id')
  @Roles('admin_staff')
  async updateService(@IdParam() id: string, @Body() body: EditServiceDto): Promise<OfficeServiceDto> {
    await this.edit.execute(this.em.fork(), id, detailsOf(body), body.version, currentActor());
    return this.listing.byId(id);
  }

  /** Deletes it, or retires it when there are bookings of it. */
  @Delete('services/:id')
  @Roles('admin_staff')
  async removeService(@IdParam() id: string): Promise<RemovedServiceDto> {
    return { outcome: await this.remove.execute(this.em.fork(), id, currentActor()) };
  }
}

function detailsOf({ name, description, price, duration }: NewServiceDto): ServiceDetails {
  return { name, description, priceCents: centsOfAmount(price), durationMinutes: duration ?? null };
}
