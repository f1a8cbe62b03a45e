import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/security/public.decorator.js';
import type { ServiceDto } from '../services/service.dto.js';
import { StorefrontQuery } from './storefront.query.js';
import type { UnassignedTherapistDto } from './unassigned-therapist.dto.js';

@ApiTags('Catalog')
@Public()
@Controller()
export class StorefrontController {
  constructor(private readonly storefront: StorefrontQuery) {}

  /** Lists the services that can be booked, by name descending, the variants of a treatment by minutes. */
  @Get('services')
  listServices(): Promise<ServiceDto[]> {
    return this.storefront.offeredServices();
  }

  @Get('therapists/any-available')
  getUnassignedTherapist(): Promise<UnassignedTherapistDto> {
    return this.storefront.unassignedTherapist();
  }
}
