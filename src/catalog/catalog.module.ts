import { Module, type OnModuleInit } from '@nestjs/common';
import { IdentityModule, SecondFactorPolicy } from '../identity/index.js';
import { EventTypeRegistry } from '../platform/event-log/event-type-registry.js';
import { AddAddOnHandler } from './add-ons/add-add-on.js';
import { AddOnCatalog } from './add-ons/add-on-catalog.js';
import { AddOnsController } from './add-ons/add-ons.controller.js';
import { AddOnsFile } from './add-ons/add-ons.shop-file.js';
import { EditAddOnHandler } from './add-ons/edit-add-on.js';
import { BookingLinkController } from './booking-links/booking-link.controller.js';
import { BookingLinkQuery } from './booking-links/booking-link.query.js';
import { CatalogNames } from './catalog-names.js';
import { DepositPolicy } from './deposits/deposit-policy.js';
import { catalogEventTypes } from './catalog.event-types.js';
import { PhotoQuery } from './photos/photo.query.js';
import { PhotoService } from './photos/photo.service.js';
import { PhotosController } from './photos/photos.controller.js';
import { UploadPhotoHandler } from './photos/upload-photo.js';
import { DisconnectSocketsOnSecuritySettingsChanged } from './security/disconnect-sockets-on-security-settings-changed.js';
import { ShopSecondFactorPolicy } from './settings/shop-second-factor-policy.js';
import { AddServiceHandler } from './services/add-service.js';
import { EditServiceHandler } from './services/edit-service.js';
import { ImportedServices } from './services/imported-services.js';
import { ServiceWriter } from './services/service-writer.js';
import { OfficeServicesQuery } from './services/office-services.query.js';
import { RemoveServiceHandler } from './services/remove-service.js';
import { RestoreServiceHandler } from './services/restore-service.js';
import { ServiceCatalog } from './services/service-catalog.js';
import { ServicesFile } from './services/services.shop-file.js';
import { ServicesController } from './services/services.controller.js';
import { InvalidateSettingsCache } from './settings/invalidate-settings-cache.js';
import { OfficeSettingsQuery } from './settings/office-settings.query.js';
import { SaveSettingHandler } from './settings/save-setting.js';
import { SettingWriter } from './settings/setting-writer.js';
import { SettingsAsOf } from './settings/settings-as-of.js';
import { SettingsController } from './settings/settings.controller.js';
import { ShopSettings } from './settings/shop-settings.js';
import { ShopMailSender } from './settings/shop-mail-sender.js';
import { AccessAsOfQuery } from './staff-accounts/access-as-of.query.js';
import { DisconnectSocketsOnTherapistLinkChanged } from './staff-accounts/disconnect-sockets-on-therapist-link-changed.js';
import { EditStaffAccountHandler } from './staff-accounts/edit-staff-account.js';
import { InviteStaffHandler } from './staff-accounts/invite-staff.js';
import { StaffAccountsController } from './staff-accounts/staff-accounts.controller.js';
import { StaffAccountsQuery } from './staff-accounts/staff-accounts.query.js';
import { StaffRooms } from './staff-accounts/staff-rooms.js';
import { TherapistLink } from './therapists/therapist-link.js';
import { UserRoleController } from './staff-accounts/user-role.controller.js';
import { StorefrontController } from './storefront/storefront.controller.js';
import { StorefrontQuery } from './storefront/storefront.query.js';
import { AddTherapistHandler } from './therapists/add-therapist.js';
import { EditTherapistHandler } from './therapists/edit-therapist.js';
import { ImportedTherapists } from './therapists/imported-therapists.js';
import { TherapistWriter } from './therapists/therapist-writer.js';
import { TherapistRecordsQuery } from './therapists/therapist-records.query.js';
import { TherapistService } from './therapists/therapist.service.js';
import { TherapistsFile } from './therapists/therapists.shop-file.js';
import { TherapistsController } from './therapists/therapists.controller.js';
import { SetTreatmentsHandler } from './treatments/set-treatments.js';
import { TreatmentWriter } from './treatments/treatment-writer.js';
import { TreatmentsController } from './treatments/treatments.controller.js';
import { TreatmentsQuery } from './treatments/treatments.query.js';
import { MailSenderSource } from '../platform/mail/mail-sender.js';

/** Services, therapists and the shop's settings: what is offered, by whom, and on which terms. */
@Module({
  imports: [IdentityModule],
  controllers: [
    BookingLinkController,
    StorefrontController,
    ServicesController,
    AddOnsController,
    TherapistsController,
    TreatmentsController,
    PhotosController,
    SettingsController,
    UserRoleController,
    StaffAccountsController,
  ],
  providers: [
    CatalogNames,
    ServiceCatalog,
    AddOnCatalog,
    AddAddOnHandler,
    EditAddOnHandler,
    OfficeServicesQuery,
    ServiceWriter,
    ImportedServices,
    AddServiceHandler,
    EditServiceHandler,
    RemoveServiceHandler,
    RestoreServiceHandler,
    TherapistService,
    TherapistRecordsQuery,
    TherapistWriter,
    ImportedTherapists,
    AddTherapistHandler,
    EditTherapistHandler,
    TreatmentWriter,
    SetTreatmentsHandler,
    TreatmentsQuery,
    PhotoQuery,
    PhotoService,
    UploadPhotoHandler,
    ShopSettings,
    SettingsAsOf,
    SettingWriter,
    OfficeSettingsQuery,
    SaveSettingHandler,
    InvalidateSettingsCache,
    { provide: MailSenderSource, useClass: ShopMailSender },
    { provide: SecondFactorPolicy, useClass: ShopSecondFactorPolicy },
    DepositPolicy,
    DisconnectSocketsOnSecuritySettingsChanged,
    StaffAccountsQuery,
    AccessAsOfQuery,
    TherapistLink,
    StaffRooms,
    InviteStaffHandler,
    EditStaffAccountHandler,
    DisconnectSocketsOnTherapistLinkChanged,
    StorefrontQuery,
    BookingLinkQuery,
    ServicesFile,
    AddOnsFile,
    TherapistsFile,
  ],
  exports: [
    DepositPolicy,
    ServiceCatalog,
    AddOnCatalog,
    ImportedServices,
    ImportedTherapists,
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
    this.eventTypes.register('catalog', catalogEventTypes);
  }
}
