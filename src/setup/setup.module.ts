import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { ClientsModule } from '../clients/index.js';
import { provideConfig } from '../platform/environment.js';
import { ImportsController } from './import/imports.controller.js';
import { ShopImporter } from './import/shop-importer.js';
import { SetupConfig } from './setup.config.js';

/** Bringing a shop in: what it had before, and what it needs to open. */
@Module({
  imports: [BookingModule, CatalogModule, ClientsModule],
  controllers: [ImportsController],
  providers: [provideConfig(SetupConfig), ShopImporter],
  exports: [ShopImporter],
})
export class SetupModule {}
