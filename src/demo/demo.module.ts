import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AppModule } from '../app.module.js';
import { CatalogModule } from '../catalog/index.js';
import { IdentityModule } from '../identity/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { DemoBookingSeeder } from './shop/demo-booking-seeder.js';
import { DemoBaseData } from './shop/demo-base-data.js';
import { DemoRosterSeeder } from './shop/demo-roster-seeder.js';
import { DemoShop } from './shop/demo-shop.js';

/** The demo shop, filled through the same commands that its staff and clients use. */
@Module({
  imports: [AppModule, CqrsModule, IdentityModule, CatalogModule, SchedulingModule],
  providers: [DemoShop, DemoBaseData, DemoRosterSeeder, DemoBookingSeeder],
  exports: [DemoBaseData],
})
export class DemoModule {}
