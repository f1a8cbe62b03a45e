import { Module, type OnModuleInit } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BookingModule } from '../booking/index.js';
import { CatalogModule } from '../catalog/index.js';
import { ClientsModule } from '../clients/index.js';
import { SchedulingModule } from '../scheduling/index.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { ConfirmTestMailHandler } from './checklist/confirm-test-mail.js';
import { EmailAdminOnTestMailRequested } from './checklist/email-admin-on-test-mail-requested.js';
import { HideSetupChecklistHandler } from './checklist/hide-setup-checklist.js';
import { RequestTestMailHandler } from './checklist/request-test-mail.js';
import { SetupChecklistController } from './checklist/setup-checklist.controller.js';
import { SetupChecklistQuery } from './checklist/setup-checklist.query.js';
import { ExportShopHandler } from './export/export-shop.js';
import { LastShopExportQuery } from './export/last-shop-export.query.js';
import { ShopExporter } from './export/shop-exporter.js';
import { ShopExportsController } from './export/shop-exports.controller.js';
import { CatalogKinds } from './import/catalog/catalog-kinds.js';
import { ImportCatalogHandler } from './import/catalog/import-catalog.js';
import { ErasedClientsQuery } from './import/erased-clients.query.js';
import { ImportsController } from './import/imports.controller.js';
import { ShopImporter } from './import/shop-importer.js';
import { ImportUndoer } from './undo/import-undoer.js';
import { ImportedCatalog } from './undo/imported-catalog.js';
import { ImportedRecords } from './undo/imported-records.js';
import { PastImportsController } from './undo/past-imports.controller.js';
import { PastImportsQuery } from './undo/past-imports.query.js';
import { StartImportHandler } from './import/start-import.js';
import { StartImportUndoHandler } from './undo/start-import-undo.js';
import { UndoImportBatchHandler } from './undo/undo-import-batch.js';
import { UndoImports } from './undo/undo-imports.task.js';
import { setupEventTypes } from './setup.event-types.js';

/** The import of a shop's earlier data, the export of all of it, and the checklist of a new shop. */
@Module({
  imports: [DiscoveryModule, BookingModule, CatalogModule, SchedulingModule, ClientsModule],
  controllers: [ImportsController, PastImportsController, ShopExportsController, SetupChecklistController],
  providers: [
    ErasedClientsQuery,
    CatalogKinds,
    ImportCatalogHandler,
    ShopImporter,
    StartImportHandler,
    ImportedCatalog,
    ImportedRecords,
    PastImportsQuery,
    StartImportUndoHandler,
    UndoImportBatchHandler,
    ImportUndoer,
    UndoImports,
    ShopExporter,
    ExportShopHandler,
    LastShopExportQuery,
    SetupChecklistQuery,
    RequestTestMailHandler,
    ConfirmTestMailHandler,
    HideSetupChecklistHandler,
    EmailAdminOnTestMailRequested,
  ],
  exports: [ShopImporter, PastImportsQuery, ImportUndoer],
})
export class SetupModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('setup', setupEventTypes);
  }
}
