export { CatalogModule } from './catalog.module.js';
export {
  BookingRulesChanged,
  BusinessHoursChanged,
  catalogEvents,
  ServiceEdited,
  ServiceRestored,
  TherapistEdited,
  TreatmentsChanged,
} from './catalog.event-types.js';
export { catalogEntities } from './catalog-entities.js';
export {
  requireOffered,
  toOfferedService,
  type OfferedService,
  type ServiceRow,
  ServiceCatalog,
  serviceSql,
  minServiceMinutesSql,
} from './services/service-catalog.js';
export { AddOnCatalog, type OfferedAddOn, requireAddOns } from './add-ons/add-on-catalog.js';
export { DepositGateway, DepositPolicy } from './deposits/deposit-policy.js';
export { type ImportedService, ImportedServices } from './services/imported-services.js';
export { type ImportedTherapist, ImportedTherapists } from './therapists/imported-therapists.js';
export { assertNotAnyAvailable } from './therapists/therapist-input.js';
export { SERVICE_FILE_COLUMNS } from './services/services.shop-file.js';
export { THERAPIST_FILE_COLUMNS } from './therapists/therapists.shop-file.js';
export { AddService } from './services/add-service.js';
export { cleanupAsOfSql } from './services/cleanup-as-of-sql.js';
export { DEFAULT_DURATION_MINUTES, type ServiceInput } from './services/service-input.js';
export { BookingRules, offersVisits } from './settings/booking-rules.dto.js';
export { CancellationPolicy } from './settings/cancellation-policy.dto.js';
export { AccountCodes } from './settings/account-codes.dto.js';
export { currencies, PaymentSettings } from './settings/payment-settings.dto.js';
export { SalesSettings } from './settings/sales-settings.dto.js';
export { ReminderSettings } from './settings/reminder-settings.dto.js';
export { EmbedSettings } from './embedding/embed-settings.dto.js';
export { ShopDetails } from './shop-details/shop-details.dto.js';
export {
  type DayHours,
  getHoursOn,
  getOpenMinutes,
  isWithinHours,
  type WeekHours,
} from './opening-hours/opening-hours.js';
export { assertOnGrid } from './opening-hours/assert-on-grid.js';
export { BusinessHours } from './opening-hours/business-hours.dto.js';
export { SetTreatments } from './treatments/set-treatments.js';
export type { TreatmentInput } from './treatments/treatment-writer.js';
export { SaveSetting } from './settings/save-setting.js';
export { getSettingStream, type Setting, type SettingKey } from './settings/setting-definitions.js';
export { SettingWriter } from './settings/setting-writer.js';
export { SettingsAsOf } from './settings/settings-as-of.js';
export { ShopSettings } from './settings/shop-settings.js';
export {
  CancellationPolicyDto,
  CancellationTermsDto,
  toCancellationPolicyDto,
} from './storefront/cancellation-terms.dto.js';
export { ServiceDto } from './services/service.dto.js';
export { ShopDto } from './storefront/shop.dto.js';
export { OfficeSettingsQuery } from './settings/office-settings.query.js';
export { StaffRooms } from './staff-accounts/staff-rooms.js';
export { EditBookingRulesDto, SettingsDto } from './settings/settings.dto.js';
export { TherapistRecordDto } from './therapists/therapist-record.dto.js';
export { TherapistRecordsQuery } from './therapists/therapist-records.query.js';
export { BOOKING_WINDOW_DAYS } from './storefront/booking-window-days.js';
export { StorefrontQuery } from './storefront/storefront.query.js';
export { givesServiceSql } from './treatments/gives-service-sql.js';
export { treatmentNamesSql } from './treatments/treatment-names-sql.js';
export { AddTherapist, type NewTherapist } from './therapists/add-therapist.js';
export { type TherapistRef, TherapistService } from './therapists/therapist.service.js';
