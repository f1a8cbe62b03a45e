import { Module } from '@nestjs/common';
import { AppModule } from '../../app.module.js';
import { AuditModule } from '../../audit/index.js';
import { CatalogModule } from '../../catalog/index.js';
import { DemoModule } from '../demo.module.js';
import { LargeShopBaseData } from './large-shop-base-data.js';
import { LargeShopRecords } from './large-shop-records.js';
import { LargeShop } from './large-shop.js';

/** A shop with a million bookings, for measurements. */
@Module({
  imports: [AppModule, DemoModule, CatalogModule, AuditModule],
  providers: [LargeShop, LargeShopBaseData, LargeShopRecords],
})
export class LargeShopModule {}
