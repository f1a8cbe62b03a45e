import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { type ShopDto, StorefrontQuery } from '../../catalog/index.js';
import { Public } from '../../platform/http/security/public.decorator.js';
import { ClosuresQuery } from './closures.query.js';

/** The shop as visitors see it, with today's hours, which depend on closures. */
@ApiTags('Catalog')
@Public()
@Controller()
export class ShopController {
  constructor(
    private readonly storefront: StorefrontQuery,
    private readonly closures: ClosuresQuery,
  ) {}

  @Get('shop')
  async getShop(): Promise<ShopDto> {
    return this.storefront.shop(await this.closures.isToday());
  }
}
