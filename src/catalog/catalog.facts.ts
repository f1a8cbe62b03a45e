import type { ActionLogEntry } from '../platform/event-store/event-catalogue.js';
import type { SettingKey } from './settings/setting-kinds.js';

const settingChanged: ActionLogEntry = {
  action_type: 'settings_update',
  kind: 'update',
  details: ['setting_key', 'setting_value', 'previous_value'],
};

/** What this module writes to the log. */
export const catalogFacts = {
  ShopDetailsChanged: settingChanged,
  BusinessHoursChanged: settingChanged,
  CancellationPolicyChanged: settingChanged,
  PaymentSettingsChanged: settingChanged,
  BookingRulesChanged: settingChanged,
  ServiceAdded: {
    action_type: 'service_create',
    kind: 'create',
    details: ['service_id', 'name', 'description', 'price', 'duration'],
  },
  ServiceEdited: { action_type: 'service_update', kind: 'update', details: ['service_id', 'name', 'before', 'after'] },
  ServiceDeleted: { action_type: 'service_delete', kind: 'delete', details: ['service_id', 'name'] },
  ServiceRetired: { action_type: 'service_delete', kind: 'delete', details: ['service_id', 'name'] },
  TherapistAdded: {
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
    action_type: 'therapist_update',
    kind: 'update',
    details: ['therapist_id', 'name', 'before', 'after'],
  },
  UserTherapistChanged: {
    action_type: 'user_therapist',
    kind: 'update',
    details: ['email', 'therapist_id', 'therapist_name', 'previous_therapist_name'],
  },
} as const satisfies Record<string, ActionLogEntry>;

/** The fact that each setting's change leaves, and the stream that carries it. */
export const settingFacts: Readonly<Record<SettingKey, { type: keyof typeof catalogFacts; stream: string }>> = {
  shop_details: { type: 'ShopDetailsChanged', stream: '5e771f00-0000-4000-8000-000000000001' },
  business_hours: { type: 'BusinessHoursChanged', stream: '5e771f00-0000-4000-8000-000000000002' },
  cancellation_policy: { type: 'CancellationPolicyChanged', stream: '5e771f00-0000-4000-8000-000000000003' },
  payment_settings: { type: 'PaymentSettingsChanged', stream: '5e771f00-0000-4000-8000-000000000004' },
  booking_rules: { type: 'BookingRulesChanged', stream: '5e771f00-0000-4000-8000-000000000005' },
};
