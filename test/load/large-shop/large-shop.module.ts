import { Module } from '@nestjs/common';
import { AppModule } from '../../../src/app.module.js';
import { AuditModule } from '../../../src/audit/index.js';
import { CatalogModule } from '../../../src/catalog/index.js';
import { DemoModule } from '../../../src/demo/demo.module.js';
import { LargeShopBaseData } from './large-shop-base-data.js';
import { LargeShopRecords } from './large-shop-records.js';
import { LargeShop } from './large-shop.js';

/** A shop with a million bookings, for measurements. */
@Module({
  imports: [AppModule, DemoModule, CatalogModule, AuditModule],
  providers: [LargeShop, LargeShopBaseData, LargeShopRecords],
})
export class LargeShopModule {}
