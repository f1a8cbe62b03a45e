import type { ActionLogMapping, EventTypes } from '../platform/event-log/event-type-registry.js';
import { RecordedEvent } from '../platform/event-log/recorded-event.js';

interface SettingChange {
  setting_key: string;
  setting_value: object;
  previous_value: object | null;
}

export class ShopDetailsChanged extends RecordedEvent<SettingChange> {}
export class BusinessHoursChanged extends RecordedEvent<SettingChange> {}
export class CancellationPolicyChanged extends RecordedEvent<SettingChange> {}
export class PaymentSettingsChanged extends RecordedEvent<SettingChange> {}
export class BookingRulesChanged extends RecordedEvent<SettingChange> {}
export class SecuritySettingsChanged extends RecordedEvent<SettingChange> {}
export class EmbedSettingsChanged extends RecordedEvent<SettingChange> {}
export class ReminderSettingsChanged extends RecordedEvent<SettingChange> {}
export class ShiftTypesChanged extends RecordedEvent<SettingChange> {}
export class ServiceAdded extends RecordedEvent<{ service_id: string; name: string }> {}
export class ServiceEdited extends RecordedEvent<{ service_id: string; name: string }> {}
export class ServiceDeleted extends RecordedEvent<{ service_id: string; name: string }> {}
export class ServiceRetired extends RecordedEvent<{ service_id: string; name: string }> {}
export class ServiceRestored extends RecordedEvent<{ service_id: string; name: string }> {}
export class TherapistAdded extends RecordedEvent<{ therapist_id: string; name: string }> {}
export class TherapistEdited extends RecordedEvent<{ therapist_id: string; name: string }> {}
export class TreatmentsChanged extends RecordedEvent<{ therapist_id: string; name: string }> {}
export class UserTherapistChanged extends RecordedEvent<{ email: string; therapist_id: string | null }> {}

const settingMapping = {
  action_type: 'settings_update',
  kind: 'update',
  details: ['setting_key', 'setting_value', 'previous_value'],
} as const satisfies ActionLogMapping;

/** Event types that this module writes to the log. */
export const catalogEventTypes = {
  ShopDetailsChanged: { event: ShopDetailsChanged, ...settingMapping },
  BusinessHoursChanged: { event: BusinessHoursChanged, ...settingMapping },
  CancellationPolicyChanged: { event: CancellationPolicyChanged, ...settingMapping },
  PaymentSettingsChanged: { event: PaymentSettingsChanged, ...settingMapping },
  BookingRulesChanged: { event: BookingRulesChanged, ...settingMapping },
  SecuritySettingsChanged: { event: SecuritySettingsChanged, ...settingMapping },
  EmbedSettingsChanged: { event: EmbedSettingsChanged, ...settingMapping },
  ReminderSettingsChanged: { event: ReminderSettingsChanged, ...settingMapping },
  ShiftTypesChanged: { event: ShiftTypesChanged, ...settingMapping },
  ServiceAdded: {
    event: ServiceAdded,
    action_type: 'service_create',
    kind: 'create',
    details: ['service_id', 'name', 'description', 'price', 'duration', 'cleanup'],
  },
  ServiceEdited: {
    event: ServiceEdited,
    action_type: 'service_update',
    kind: 'update',
    details: ['service_id', 'name', 'before', 'after'],
  },
  ServiceDeleted: {
    event: ServiceDeleted,
    action_type: 'service_delete',
    kind: 'delete',
    details: ['service_id', 'name'],
  },
  ServiceRetired: {
    event: ServiceRetired,
    action_type: 'service_delete',
    kind: 'delete',
    details: ['service_id', 'name'],
  },
  ServiceRestored: {
    event: ServiceRestored,
    action_type: 'service_restore',
    kind: 'update',
    details: ['service_id', 'name'],
  },
  TherapistAdded: {
    event: TherapistAdded,
    action_type: 'therapist_create',
    kind: 'create',
    details: [
      'therapist_id',
      'name',
      'bio',
      'specialties',
      'hourly_rate',
      'rating',
      'available_slots',
      'image_url',
      'is_active',
    ],
  },
  TherapistEdited: {
    event: TherapistEdited,
    action_type: 'therapist_update',
    kind: 'update',
    details: ['therapist_id', 'name', 'before', 'after'],
  },
  TreatmentsChanged: {
    event: TreatmentsChanged,
    action_type: 'therapist_treatments',
    kind: 'update',
    details: ['therapist_id', 'name', 'before', 'after'],
  },
  UserTherapistChanged: {
    event: UserTherapistChanged,
    action_type: 'user_therapist',
    kind: 'update',
    details: ['email', 'therapist_id', 'therapist_name', 'previous_therapist_name'],
  },
} as const satisfies EventTypes;

export const catalogEvents = Object.values(catalogEventTypes).map(({ event }) => event);
