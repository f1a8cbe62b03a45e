import type { SentencesOf } from '../platform/event-log/event-sentence.js';
import type { catalogEventTypes } from './catalog.event-types.js';

const service = '{service_id@service}';
const therapist = '{therapist_id@therapist}';

/** What the module's events say in the action log. */
export const catalogEventSentences: SentencesOf<typeof catalogEventTypes> = {
  ShopDetailsChanged: 'Changed the shop’s details[: {changes}]',
  BusinessHoursChanged: 'Changed the opening hours[: {changes}]',
  CancellationPolicyChanged: 'Changed the cancellation policy[: {changes}]',
  PaymentSettingsChanged: 'Changed the payment settings[: {changes}]',
  BookingRulesChanged: 'Changed the booking rules[: {changes}]',
  SecuritySettingsChanged: 'Changed the rules for signing in[: {changes}]',
  EmbedSettingsChanged: 'Changed which sites may show the booking dialog[: {changes}]',
  ReminderSettingsChanged: 'Changed the reminders[: {changes}]',
  ShiftTypesChanged: 'Changed the hours of shift types[: {changes}]',
  ServiceAdded: `Added the service ${service}`,
  ServiceEdited: `Changed the service ${service}[: {changes}]`,
  ServiceDeleted: 'Deleted the service {name}',
  ServiceRetired: `Retired the service ${service}`,
  ServiceRestored: `Offered the service ${service} again`,
  TherapistAdded: `Added the therapist ${therapist}`,
  TherapistEdited: `Changed the therapist ${therapist}[: {changes}]`,
  TreatmentsChanged: `Changed what ${therapist} gives`,
  UserTherapistChanged: ({ therapist_id }) =>
    therapist_id
      ? `{email} works as ${therapist}`
      : '{email} works as no therapist any more[; it was {previous_therapist_name}]',
};
