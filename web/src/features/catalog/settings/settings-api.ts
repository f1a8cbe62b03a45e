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
