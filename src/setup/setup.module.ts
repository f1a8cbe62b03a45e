import { Module, type OnModuleInit } from '@nestjs/common';
import { BookingModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { ClientsModule } from '../clients/index.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { ConfirmTestMailHandler } from './checklist/confirm-test-mail.js';
import { EmailAdminOnTestMailRequested } from './checklist/email-admin-on-test-mail-requested.js';
import { HideSetupChecklistHandler } from './checklist/hide-setup-checklist.js';
import { RequestTestMailHandler } from './checklist/request-test-mail.js';
import { SetupChecklistController } from './checklist/setup-checklist.controller.js';
import { SetupChecklistQuery } from './checklist/setup-checklist.query.js';
import { ImportsController } from './import/imports.controller.js';
import { ShopImporter } from './import/shop-importer.js';
import { setupEventTypes } from './setup.event-types.js';

/** The import of a shop's earlier data, and the checklist of a new shop. */
@Module({
  imports: [BookingModule, CatalogModule, ClientsModule],
  controllers: [ImportsController, SetupChecklistController],
  providers: [
    ShopImporter,
    SetupChecklistQuery,
    RequestTestMailHandler,
    ConfirmTestMailHandler,
    HideSetupChecklistHandler,
    EmailAdminOnTestMailRequested,
  ],
  exports: [ShopImporter],
})
export class SetupModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('setup', setupEventTypes);
  }
}
