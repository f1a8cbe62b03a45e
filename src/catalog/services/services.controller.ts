import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { VersionDto, VersionQueryDto } from '../../platform/http/validation/version.dto.js';
import { currentActor } from '../../platform/request-context.js';
import { toCents } from '../../kernel/money.js';
import { AddService } from './add-service.js';
import { EditService } from './edit-service.js';
import { RemoveService } from './remove-service.js';
import { RestoreService } from './restore-service.js';
import type { ServiceInput } from './service-input.js';
import type { OfficeServiceDto } from './office-service.dto.js';
import { OfficeServicesQuery } from './office-services.query.js';
import { EditServiceDto, NewServiceDto } from './edit-service.dto.js';
import { OfficeServicesQueryDto } from './office-services-query.dto.js';
import type { RemovedServiceDto } from './removed-service.dto.js';

/** The services of the shop for its people: everybody who is signed in may read, admins change. */
@ApiTags('Catalog')
@Controller()
export class ServicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly services: OfficeServicesQuery,
  ) {}

  /** Lists the services by name ascending, the variants of a treatment by minutes. */
  @Get('office/services')
  listOfficeServices(@Query() { include_retired }: OfficeServicesQueryDto): Promise<OfficeServiceDto[]> {
    return this.services.all({ retired: include_retired });
  }

  /** Adds a service. 409 `service-exists` names the one that has its name. */
  @Post('services')
  @Roles('admin_staff')
  async createService(@Body() body: NewServiceDto): Promise<OfficeServiceDto> {
    const id = randomUUIDv7();
    await this.commands.execute(new AddService(id, toServiceInput(body), currentActor()));
    return this.services.byId(id);
  }

  /**
   * Changes a service. 409 `modified` when somebody else has changed it since `version`, `service-exists` as for a new
   * one.
   */
  @Put('services/:id')
  @Roles('admin_staff')
  async updateService(@IdParam() id: string, @Body() body: EditServiceDto): Promise<OfficeServiceDto> {
    await this.commands.execute(new EditService(id, toServiceInput(body), body.version, currentActor()));
    return this.services.byId(id);
  }

  /** Offers a retired service again. 409 `service-exists` when another has its name by now, `modified`. */
  @Post('services/:id/restoration')
  @HttpCode(200)
  @Roles('admin_staff')
  async restoreService(@IdParam() id: string, @Body() { version }: VersionDto): Promise<OfficeServiceDto> {
    await this.commands.execute(new RestoreService(id, version, currentActor()));
    return this.services.byId(id);
  }

  /**
   * Deletes a service, or retires it when it has bookings or is all that a therapist gives. 409 `modified` when somebody
   * else has changed it since `version`.
   */
  @Delete('services/:id')
  @Roles('admin_staff')
  removeService(@IdParam() id: string, @Query() { version }: VersionQueryDto): Promise<RemovedServiceDto> {
    return this.commands.execute(new RemoveService(id, version, currentActor()));
  }
}

function toServiceInput({
  name = '',
  group,
  variant,
  description,
  price,
  duration,
  cleanup,
}: NewServiceDto): ServiceInput {
  return {
    name,
    group,
    variant,
    description,
    priceCents: toCents(price),
    durationMinutes: duration ?? null,
    cleanupMinutes: cleanup ?? null,
  };
}
