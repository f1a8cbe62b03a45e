import { created, deleted, updated, type EventTypes } from '../platform/event-log/event-type.js';
import { RecordedEvent, type RecordedEventClass } from '../platform/event-log/recorded-event.js';

export interface SettingChange {
  setting_key: string;
  setting_value: object;
  previous_value: object | null;
}

interface ServiceRef {
  service_id: string;
  name: string;
}

interface AddOnRef {
  add_on_id: string;
  name: string;
}

interface TherapistRef {
  therapist_id: string;
  name: string;
}

/** The fields that changed, as they were and as they are. */
interface FieldChanges {
  before: object;
  after: object;
}

export class ShopDetailsChanged extends RecordedEvent<SettingChange> {}
export class BusinessHoursChanged extends RecordedEvent<SettingChange> {}
export class CancellationPolicyChanged extends RecordedEvent<SettingChange> {}
export class PaymentSettingsChanged extends RecordedEvent<SettingChange> {}
export class AccountCodesChanged extends RecordedEvent<SettingChange> {}
export class SalesSettingsChanged extends RecordedEvent<SettingChange> {}
export class BookingRulesChanged extends RecordedEvent<SettingChange> {}
export class SecuritySettingsChanged extends RecordedEvent<SettingChange> {}
export class EmbedSettingsChanged extends RecordedEvent<SettingChange> {}
export class ReminderSettingsChanged extends RecordedEvent<SettingChange> {}
export class ShiftTypesChanged extends RecordedEvent<SettingChange> {}
/** Group and variant are undefined in older events. Price in whole units of the shop's currency, times in minutes. */
export class ServiceAdded extends RecordedEvent<
  ServiceRef & {
    group?: string | null;
    variant?: string | null;
    description: string | null;
    price: number | null;
    duration: number | null;
    cleanup: number | null;
  }
> {}
export class ServiceEdited extends RecordedEvent<ServiceRef & FieldChanges> {}
export class ServiceDeleted extends RecordedEvent<ServiceRef> {}
export class ServiceRetired extends RecordedEvent<ServiceRef> {}
export class ServiceRestored extends RecordedEvent<ServiceRef> {}
/** Price in whole units of the shop's currency. */
export class AddOnAdded extends RecordedEvent<
  AddOnRef & { minutes: number; price: number; service_ids: readonly string[]; is_active: boolean }
> {}
export class AddOnEdited extends RecordedEvent<AddOnRef & FieldChanges> {}
export class TherapistAdded extends RecordedEvent<
  TherapistRef & {
    bio: string | null;
    association?: string | null;
    provider_number?: string | null;
    specialties: readonly string[];
    hourly_rate: number | null;
    rating: number;
    available_slots: number;
    image_url: string | null;
    is_active: boolean;
  }
> {}
/** For a therapist who came in with a file by mistake; all others stay on record. */
export class TherapistDeleted extends RecordedEvent<TherapistRef> {}
export class TherapistEdited extends RecordedEvent<TherapistRef & FieldChanges> {}
export class TreatmentsChanged extends RecordedEvent<TherapistRef & FieldChanges> {}
export class UserTherapistChanged extends RecordedEvent<{
  email: string;
  therapist_id: string | null;
  therapist_name: string | null;
  previous_therapist_name: string | null;
}> {}

const serviceText = '{service_id@service}';
const therapistText = '{therapist_id@therapist}';

/** Declares a saved setting; its sentence lists the changes, where there are earlier values to compare with. */
function saved(event: RecordedEventClass<SettingChange>, changed: string) {
  const choose = ({ previous_value }: Readonly<Record<string, unknown>>) =>
    previous_value ? `${changed}[: {changes}]` : `${changed}, for the first time`;
  const sentence = Object.assign(choose, { templates: [changed] });
  return updated(event, 'settings_update', ['setting_key', 'setting_value', 'previous_value'], sentence);
}

/** Event types that this module writes to the log. */
export const catalogEventTypes = {
  ShopDetailsChanged: saved(ShopDetailsChanged, 'Changed the shop’s details'),
  BusinessHoursChanged: saved(BusinessHoursChanged, 'Changed the opening hours'),
  CancellationPolicyChanged: saved(CancellationPolicyChanged, 'Changed the cancellation policy'),
  PaymentSettingsChanged: saved(PaymentSettingsChanged, 'Changed the payment settings'),
  AccountCodesChanged: saved(AccountCodesChanged, 'Changed the account codes of the books'),
  SalesSettingsChanged: saved(SalesSettingsChanged, 'Changed what receipts say, or the refund limit'),
  BookingRulesChanged: saved(BookingRulesChanged, 'Changed the booking rules'),
  SecuritySettingsChanged: saved(SecuritySettingsChanged, 'Changed the rules for signing in'),
  EmbedSettingsChanged: saved(EmbedSettingsChanged, 'Changed which sites may show the booking dialog'),
  ReminderSettingsChanged: saved(ReminderSettingsChanged, 'Changed the reminders'),
  ShiftTypesChanged: saved(ShiftTypesChanged, 'Changed the hours of shift types'),
  ServiceAdded: created(
    ServiceAdded,
    'service_create',
    ['service_id', 'name', 'group', 'variant', 'description', 'price', 'duration', 'cleanup'],
    `Added the service ${serviceText}`,
  ),
  ServiceEdited: updated(
    ServiceEdited,
    'service_update',
    ['service_id', 'name', 'before', 'after'],
    `Changed the service ${serviceText}[: {changes}]`,
  ),
  ServiceDeleted: deleted(ServiceDeleted, 'service_delete', ['service_id', 'name'], 'Deleted the service {name}'),
  ServiceRetired: deleted(
    ServiceRetired,
    'service_delete',
    ['service_id', 'name'],
    `Retired the service ${serviceText}`,
  ),
  ServiceRestored: updated(
    ServiceRestored,
    'service_restore',
    ['service_id', 'name'],
    `Offered the service ${serviceText} again`,
  ),
  AddOnAdded: created(
    AddOnAdded,
    'add_on_create',
    ['add_on_id', 'name', 'minutes', 'price', 'service_ids', 'is_active'],
    'Added the add-on {name}',
  ),
  AddOnEdited: updated(
    AddOnEdited,
    'add_on_update',
    ['add_on_id', 'name', 'before', 'after'],
    'Changed the add-on {name}[: {changes}]',
  ),
  TherapistAdded: created(
    TherapistAdded,
    'therapist_create',
    [
      'therapist_id',
      'name',
      'bio',
      'association',
      'provider_number',
      'specialties',
      'hourly_rate',
      'rating',
      'available_slots',
      'image_url',
      'is_active',
    ],
    `Added the therapist ${therapistText}`,
  ),
  TherapistDeleted: deleted(
    TherapistDeleted,
    'therapist_delete',
    ['therapist_id', 'name'],
    'Deleted the therapist {name}',
  ),
  TherapistEdited: updated(
    TherapistEdited,
    'therapist_update',
    ['therapist_id', 'name', 'before', 'after'],
    `Changed the therapist ${therapistText}[: {changes}]`,
  ),
  TreatmentsChanged: updated(
    TreatmentsChanged,
    'therapist_treatments',
    ['therapist_id', 'name', 'before', 'after'],
    `Changed ${therapistText}’s treatments`,
  ),
  UserTherapistChanged: updated(
    UserTherapistChanged,
    'user_therapist',
    ['email', 'therapist_id', 'therapist_name', 'previous_therapist_name'],
    ({ therapist_id }) =>
      therapist_id
        ? `{email} works as ${therapistText}`
        : '{email} works as no therapist any more[; it was {previous_therapist_name}]',
  ),
} satisfies EventTypes;

export const catalogEvents = Object.values(catalogEventTypes).map(({ event }) => event);
