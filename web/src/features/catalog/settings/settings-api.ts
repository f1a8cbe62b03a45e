import { api } from '../../../shared/api/generated.js';

/** The booking rules are another module's on the server, and one of the settings here. */
api.enhanceEndpoints({ endpoints: { saveBookingRules: { invalidatesTags: ['Catalog', 'Scheduling'] } } });

export {
  useGetSettingsQuery,
  useSaveBookingRulesMutation,
  useSaveBusinessHoursMutation,
  useSaveCancellationPolicyMutation,
  useSaveEmbedSettingsMutation,
  useSavePaymentSettingsMutation,
  useSaveReminderSettingsMutation,
  useSaveSecuritySettingsMutation,
  useSaveShopDetailsMutation,
} from '../../../shared/api/generated.js';
