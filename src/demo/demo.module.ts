import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AppModule } from '../app.module.js';
import { CatalogModule } from '../catalog/index.js';
import { IdentityModule } from '../identity/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { DemoBookings } from './demo-bookings.js';
import { DemoFurniture } from './demo-furniture.js';
import { DemoRosters } from './demo-rosters.js';
import { DemoShop } from './demo-shop.js';

/** The demo shop, opened through the same doors that its staff and clients use. */
@Module({
  imports: [AppModule, CqrsModule, IdentityModule, CatalogModule, SchedulingModule],
  providers: [DemoShop, DemoFurniture, DemoRosters, DemoBookings],
  exports: [DemoFurniture],
})
export class DemoModule {}
