import { Module, type OnModuleInit } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { EventCatalogue } from '../platform/event-store/event-catalogue.js';
import { catalogFacts } from './catalog.facts.js';
import { EditService } from './commands/edit-service.js';
import { EditTherapist } from './commands/edit-therapist.js';
import { RemoveService } from './commands/remove-service.js';
import { ManageAccounts } from './commands/manage-accounts.js';
import { RenameSpecialty } from './commands/rename-specialty.js';
import { PhotosController } from './http/photos.controller.js';
import { ServicesController } from './http/services.controller.js';
import { SettingsController } from './http/settings.controller.js';
import { StaffAccountsController } from './http/staff-accounts.controller.js';
import { StorefrontController } from './http/storefront.controller.js';
import { TherapistsController } from './http/therapists.controller.js';
import { UserRoleController } from './http/user-role.controller.js';
import { OfficeSettings } from './queries/office-settings.js';
import { Photos } from './photos/photos.js';
import { OfficeServices } from './queries/office-services.js';
import { StaffAccounts } from './queries/staff-accounts.js';
import { TherapistRecords } from './queries/therapist-records.js';
import { ForgetSettingsWhenTheyChange } from './reactions/forget-settings-when-they-change.js';
import { BreakOffSocketsWhenTherapistChanges } from './reactions/break-off-sockets-when-therapist-changes.js';
import { HearAsTherapist } from './reactions/hear-as-therapist.js';
import { Services } from './services.js';
import { ShopSettings } from './settings/shop-settings.js';
import { SignLetters } from './settings/sign-letters.js';
import { Storefront } from './storefront/storefront.js';
import { Therapists } from './therapists.js';

/** Services, therapists and the shop's own settings: what is offered, by whom, on which terms. */
@Module({
  imports: [IdentityModule],
  controllers: [
    StorefrontController,
    ServicesController,
    TherapistsController,
    PhotosController,
    SettingsController,
    UserRoleController,
    StaffAccountsController,
  ],
  providers: [
    Services,
    EditService,
    RemoveService,
    RenameSpecialty,
    OfficeServices,
    Therapists,
    EditTherapist,
    TherapistRecords,
    Photos,
    ShopSettings,
    SignLetters,
    OfficeSettings,
    Storefront,
    ForgetSettingsWhenTheyChange,
    HearAsTherapist,
    BreakOffSocketsWhenTherapistChanges,
    ManageAccounts,
    StaffAccounts,
  ],
  exports: [Services, Therapists, TherapistRecords, ShopSettings, OfficeSettings, Storefront],
})
export class CatalogModule implements OnModuleInit {
  constructor(private readonly catalogue: EventCatalogue) {}

  onModuleInit(): void {
    this.catalogue.describe('catalog', catalogFacts);
  }
}
