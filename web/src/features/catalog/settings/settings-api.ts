import { api } from '../../../shared/api/generated.js';

/** The booking rules belong to another module on the server, and are one of the settings here. */
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
