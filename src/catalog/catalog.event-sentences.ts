import type { EventSentence, SentencesOf } from '../platform/event-log/event-sentence.js';
import type { catalogEventTypes } from './catalog.event-types.js';

const service = '{service_id@service}';
const therapist = '{therapist_id@therapist}';

/** Returns a sentence that lists the changes of a setting; the first save has no earlier values to compare with. */
function ofSetting(changed: string): EventSentence {
  const choose = ({ previous_value }: Readonly<Record<string, unknown>>) =>
    previous_value ? `${changed}[: {changes}]` : `${changed}, for the first time`;
  return Object.assign(choose, { templates: [changed] });
}

/** Sentences of the action log for the module's events. */
export const catalogEventSentences: SentencesOf<typeof catalogEventTypes> = {
  ShopDetailsChanged: ofSetting('Changed the shop’s details'),
  BusinessHoursChanged: ofSetting('Changed the opening hours'),
  CancellationPolicyChanged: ofSetting('Changed the cancellation policy'),
  PaymentSettingsChanged: ofSetting('Changed the payment settings'),
  BookingRulesChanged: ofSetting('Changed the booking rules'),
  SecuritySettingsChanged: ofSetting('Changed the rules for signing in'),
  EmbedSettingsChanged: ofSetting('Changed which sites may show the booking dialog'),
  ReminderSettingsChanged: ofSetting('Changed the reminders'),
  ShiftTypesChanged: ofSetting('Changed the hours of shift types'),
  ServiceAdded: `Added the service ${service}`,
  ServiceEdited: `Changed the service ${service}[: {changes}]`,
  ServiceDeleted: 'Deleted the service {name}',
  ServiceRetired: `Retired the service ${service}`,
  ServiceRestored: `Offered the service ${service} again`,
  TherapistAdded: `Added the therapist ${therapist}`,
  TherapistEdited: `Changed the therapist ${therapist}[: {changes}]`,
  TreatmentsChanged: `Changed ${therapist}’s treatments`,
  UserTherapistChanged: ({ therapist_id }) =>
    therapist_id
      ? `{email} works as ${therapist}`
      : '{email} works as no therapist any more[; it was {previous_therapist_name}]',
};
