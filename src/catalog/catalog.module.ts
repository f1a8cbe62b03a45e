import { Module, type OnModuleInit } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { BookingLinkController } from './booking-links/booking-link.controller.js';
import { BookingLinkQuery } from './booking-links/booking-link.query.js';
import { CatalogNames } from './catalog-names.js';
import { catalogEventSentences } from './catalog.event-sentences.js';
import { catalogEventTypes } from './catalog.event-types.js';
import { PhotosController } from './photos/photos.controller.js';
import { photoProviders } from './photos/photos.providers.js';
import { ServiceCatalog } from './services/service-catalog.js';
import { ServicesController } from './services/services.controller.js';
import { serviceProviders } from './services.providers.js';
import { OfficeSettingsQuery } from './settings/office-settings.query.js';
import { SettingWriter } from './settings/setting-writer.js';
import { SettingsAsOf } from './settings/settings-as-of.js';
import { SettingsController } from './settings/settings.controller.js';
import { ShopSettings } from './settings/shop-settings.js';
import { settingProviders } from './settings.providers.js';
import { StaffAccountsController } from './staff-accounts/staff-accounts.controller.js';
import { staffAccountProviders } from './staff-accounts/staff-accounts.providers.js';
import { StaffRooms } from './staff-accounts/staff-rooms.js';
import { UserRoleController } from './staff-accounts/user-role.controller.js';
import { StorefrontController } from './storefront/storefront.controller.js';
import { StorefrontQuery } from './storefront/storefront.query.js';
import { TherapistRecordsQuery } from './therapists/therapist-records.query.js';
import { TherapistService } from './therapists/therapist.service.js';
import { TherapistsController } from './therapists/therapists.controller.js';
import { therapistProviders } from './therapists/therapists.providers.js';
import { SetTreatmentsHandler } from './treatments/set-treatments.js';
import { TreatmentWriter } from './treatments/treatment-writer.js';
import { TreatmentsController } from './treatments/treatments.controller.js';
import { TreatmentsQuery } from './treatments/treatments.query.js';

/** Services, therapists and the shop's settings: what is offered, by whom, and on which terms. */
@Module({
  imports: [IdentityModule],
  controllers: [
    BookingLinkController,
    StorefrontController,
    ServicesController,
    TherapistsController,
    TreatmentsController,
    PhotosController,
    SettingsController,
    UserRoleController,
    StaffAccountsController,
  ],
  providers: [
    CatalogNames,
    ...serviceProviders,
    ...therapistProviders,
    TreatmentWriter,
    SetTreatmentsHandler,
    TreatmentsQuery,
    ...photoProviders,
    ...settingProviders,
    ...staffAccountProviders,
    StorefrontQuery,
    BookingLinkQuery,
  ],
  exports: [
    ServiceCatalog,
    TherapistService,
    TherapistRecordsQuery,
    ShopSettings,
    SettingWriter,
    SettingsAsOf,
    OfficeSettingsQuery,
    StorefrontQuery,
    StaffRooms,
  ],
})
export class CatalogModule implements OnModuleInit {
  constructor(private readonly eventTypes: EventTypeRegistry) {}

  onModuleInit(): void {
    this.eventTypes.register('catalog', catalogEventTypes, catalogEventSentences);
  }
}
