import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public } from '../../platform/http/public.decorator.js';
import type { ServiceDto } from '../storefront/service.dto.js';
import type { ShopDto } from '../storefront/shop.dto.js';
import { Storefront } from '../storefront/storefront.js';
import type { UnassignedTherapistDto } from '../storefront/unassigned-therapist.dto.js';

@ApiTags('catalog')
@Public()
@Controller()
export class StorefrontController {
  constructor(private readonly storefront: Storefront) {}

  @Get('shop')
  getShop(): Promise<ShopDto> {
    return this.storefront.shop();
  }

  /** What can be booked, by name descending. */
  @Get('services')
  listServices(): Promise<ServiceDto[]> {
    return this.storefront.offeredServices();
  }

  @Get('therapists/any-available')
  getUnassignedTherapist(): Promise<UnassignedTherapistDto> {
    return this.storefront.unassignedTherapist();
  }
}
