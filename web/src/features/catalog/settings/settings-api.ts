export {
  useGetSettingsQuery,
  useSaveAccountCodesMutation,
  useSaveBookingRulesMutation,
  useSaveBusinessHoursMutation,
  useSaveCancellationPolicyMutation,
  useSaveEmbedSettingsMutation,
  useSavePaymentSettingsMutation,
  useSaveReminderSettingsMutation,
  useSaveSalesSettingsMutation,
  useSaveSecuritySettingsMutation,
  useSaveShopDetailsMutation,
} from '../../../shared/api/generated.js';
