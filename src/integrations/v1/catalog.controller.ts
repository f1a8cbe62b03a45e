import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { StorefrontQuery, TherapistRecordsQuery } from '../../catalog/index.js';
import { ApiRoute } from '../../identity/index.js';
import { toCents } from '../../kernel/money.js';
import { ServicesV1Dto, TherapistsV1Dto } from './catalog.dto.js';

@ApiTags('Services and therapists')
@Controller('v1')
export class CatalogV1Controller {
  constructor(
    private readonly storefront: StorefrontQuery,
    private readonly therapists: TherapistRecordsQuery,
  ) {}

  /** Lists the services that can be booked. */
  @Get('services')
  @ApiRoute('read', 'book', 'manage')
  async listServicesV1(): Promise<ServicesV1Dto> {
    const services = await this.storefront.offeredServices();
    return {
      items: services.map(({ duration, price, ...service }) => ({
        ...service,
        duration_minutes: duration,
        price_cents: toCents(price),
      })),
    };
  }

  /** Lists the therapists who can be booked, by name. */
  @Get('therapists')
  @ApiRoute('read', 'book', 'manage')
  async listTherapistsV1(): Promise<TherapistsV1Dto> {
    const therapists = (await this.therapists.all()).filter(({ is_active }) => is_active);
    return { items: therapists.map(({ id, name, bio, specialties }) => ({ id, name, bio, services: specialties })) };
  }
}
