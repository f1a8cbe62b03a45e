import { baseApi as api } from "./base-api.js";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    signIn: build.mutation<SignInApiResponse, SignInApiArg>({
      query: (queryArg) => ({
        url: `/auth/sign-in`,
        method: "POST",
        body: queryArg.signInDto,
      }),
    }),
    passSecondFactor: build.mutation<
      PassSecondFactorApiResponse,
      PassSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/second-factor`,
        method: "POST",
        body: queryArg.secondFactorCodeDto,
      }),
    }),
    refreshSession: build.mutation<
      RefreshSessionApiResponse,
      RefreshSessionApiArg
    >({
      query: () => ({ url: `/auth/refresh`, method: "POST" }),
    }),
    signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
      query: () => ({ url: `/auth/sign-out`, method: "POST" }),
    }),
    getSession: build.query<GetSessionApiResponse, GetSessionApiArg>({
      query: () => ({ url: `/auth/session` }),
    }),
    requestPasswordReset: build.mutation<
      RequestPasswordResetApiResponse,
      RequestPasswordResetApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/password-resets`,
        method: "POST",
        body: queryArg.forgottenPasswordDto,
      }),
    }),
    readPasswordLink: build.query<
      ReadPasswordLinkApiResponse,
      ReadPasswordLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/password-link`,
        method: "POST",
        body: queryArg.passwordLinkDto,
      }),
    }),
    setPasswordByLink: build.mutation<
      SetPasswordByLinkApiResponse,
      SetPasswordByLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/auth/new-password`,
        method: "POST",
        body: queryArg.newPasswordDto,
      }),
    }),
    changePassword: build.mutation<
      ChangePasswordApiResponse,
      ChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/own-account/password`,
        method: "POST",
        body: queryArg.changePasswordDto,
      }),
    }),
    listOwnSessions: build.query<
      ListOwnSessionsApiResponse,
      ListOwnSessionsApiArg
    >({
      query: () => ({ url: `/own-account/sessions` }),
    }),
    endOwnSession: build.mutation<
      EndOwnSessionApiResponse,
      EndOwnSessionApiArg
    >({
      query: (queryArg) => ({
        url: `/own-account/sessions/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    signOutElsewhere: build.mutation<
      SignOutElsewhereApiResponse,
      SignOutElsewhereApiArg
    >({
      query: () => ({ url: `/own-account/sign-out-elsewhere`, method: "POST" }),
    }),
    signOutEverywhere: build.mutation<
      SignOutEverywhereApiResponse,
      SignOutEverywhereApiArg
    >({
      query: () => ({
        url: `/own-account/sign-out-everywhere`,
        method: "POST",
      }),
    }),
    getOwnSecondFactor: build.query<
      GetOwnSecondFactorApiResponse,
      GetOwnSecondFactorApiArg
    >({
      query: () => ({ url: `/own-account/second-factor` }),
    }),
    beginSecondFactor: build.mutation<
      BeginSecondFactorApiResponse,
      BeginSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/own-account/second-factor`,
        method: "POST",
        body: queryArg.ownPasswordDto,
      }),
    }),
    enableSecondFactor: build.mutation<
      EnableSecondFactorApiResponse,
      EnableSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/own-account/second-factor/confirmation`,
        method: "POST",
        body: queryArg.firstCodeDto,
      }),
    }),
    renewRecoveryCodes: build.mutation<
      RenewRecoveryCodesApiResponse,
      RenewRecoveryCodesApiArg
    >({
      query: (queryArg) => ({
        url: `/own-account/second-factor/recovery-codes`,
        method: "POST",
        body: queryArg.ownProofDto,
      }),
    }),
    disableSecondFactor: build.mutation<
      DisableSecondFactorApiResponse,
      DisableSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/own-account/second-factor/removal`,
        method: "POST",
        body: queryArg.ownProofDto,
      }),
    }),
    inviteAgain: build.mutation<InviteAgainApiResponse, InviteAgainApiArg>({
      query: (queryArg) => ({
        url: `/accounts/${encodeURIComponent(String(queryArg.id))}/invitation`,
        method: "POST",
      }),
    }),
    setAccountAccess: build.mutation<
      SetAccountAccessApiResponse,
      SetAccountAccessApiArg
    >({
      query: (queryArg) => ({
        url: `/accounts/${encodeURIComponent(String(queryArg.id))}/access`,
        method: "PUT",
        body: queryArg.accountAccessDto,
      }),
    }),
    resetSecondFactor: build.mutation<
      ResetSecondFactorApiResponse,
      ResetSecondFactorApiArg
    >({
      query: (queryArg) => ({
        url: `/accounts/${encodeURIComponent(String(queryArg.id))}/second-factor`,
        method: "DELETE",
      }),
    }),
    signAccountOut: build.mutation<
      SignAccountOutApiResponse,
      SignAccountOutApiArg
    >({
      query: (queryArg) => ({
        url: `/accounts/${encodeURIComponent(String(queryArg.id))}/sign-out`,
        method: "POST",
      }),
    }),
    listApiKeys: build.query<ListApiKeysApiResponse, ListApiKeysApiArg>({
      query: () => ({ url: `/api-keys` }),
    }),
    createApiKey: build.mutation<CreateApiKeyApiResponse, CreateApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/api-keys`,
        method: "POST",
        body: queryArg.newApiKeyDto,
      }),
    }),
    revokeApiKey: build.mutation<RevokeApiKeyApiResponse, RevokeApiKeyApiArg>({
      query: (queryArg) => ({
        url: `/api-keys/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    resolveBookingLink: build.query<
      ResolveBookingLinkApiResponse,
      ResolveBookingLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/booking-link`,
        params: {
          service: queryArg.service,
          therapist: queryArg.therapist,
          date: queryArg.date,
        },
      }),
    }),
    listServices: build.query<ListServicesApiResponse, ListServicesApiArg>({
      query: () => ({ url: `/services` }),
    }),
    createService: build.mutation<
      CreateServiceApiResponse,
      CreateServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/services`,
        method: "POST",
        body: queryArg.newServiceDto,
      }),
    }),
    getUnassignedTherapist: build.query<
      GetUnassignedTherapistApiResponse,
      GetUnassignedTherapistApiArg
    >({
      query: () => ({ url: `/therapists/any-available` }),
    }),
    listOfficeServices: build.query<
      ListOfficeServicesApiResponse,
      ListOfficeServicesApiArg
    >({
      query: (queryArg) => ({
        url: `/office/services`,
        params: {
          include_retired: queryArg.includeRetired,
        },
      }),
    }),
    updateService: build.mutation<
      UpdateServiceApiResponse,
      UpdateServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/services/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editServiceDto,
      }),
    }),
    removeService: build.mutation<
      RemoveServiceApiResponse,
      RemoveServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/services/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        params: {
          version: queryArg.version,
        },
      }),
    }),
    restoreService: build.mutation<
      RestoreServiceApiResponse,
      RestoreServiceApiArg
    >({
      query: (queryArg) => ({
        url: `/services/${encodeURIComponent(String(queryArg.id))}/restoration`,
        method: "POST",
        body: queryArg.versionDto,
      }),
    }),
    listAddOns: build.query<ListAddOnsApiResponse, ListAddOnsApiArg>({
      query: () => ({ url: `/add-ons` }),
    }),
    createAddOn: build.mutation<CreateAddOnApiResponse, CreateAddOnApiArg>({
      query: (queryArg) => ({
        url: `/add-ons`,
        method: "POST",
        body: queryArg.newAddOnDto,
      }),
    }),
    listOfficeAddOns: build.query<
      ListOfficeAddOnsApiResponse,
      ListOfficeAddOnsApiArg
    >({
      query: () => ({ url: `/office/add-ons` }),
    }),
    updateAddOn: build.mutation<UpdateAddOnApiResponse, UpdateAddOnApiArg>({
      query: (queryArg) => ({
        url: `/add-ons/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editAddOnDto,
      }),
    }),
    createTherapist: build.mutation<
      CreateTherapistApiResponse,
      CreateTherapistApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists`,
        method: "POST",
        body: queryArg.newTherapistDto,
      }),
    }),
    listTherapists: build.query<
      ListTherapistsApiResponse,
      ListTherapistsApiArg
    >({
      query: () => ({ url: `/therapists` }),
    }),
    updateTherapist: build.mutation<
      UpdateTherapistApiResponse,
      UpdateTherapistApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.editTherapistDto,
      }),
    }),
    getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
      query: () => ({ url: `/profile` }),
    }),
    updateProfile: build.mutation<
      UpdateProfileApiResponse,
      UpdateProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/profile`,
        method: "PATCH",
        body: queryArg.editProfileDto,
      }),
    }),
    listTreatments: build.query<
      ListTreatmentsApiResponse,
      ListTreatmentsApiArg
    >({
      query: () => ({ url: `/office/treatments` }),
    }),
    setTreatments: build.mutation<
      SetTreatmentsApiResponse,
      SetTreatmentsApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/treatments`,
        method: "PUT",
        body: queryArg.editTreatmentsDto,
      }),
    }),
    uploadPhoto: build.mutation<UploadPhotoApiResponse, UploadPhotoApiArg>({
      query: (queryArg) => ({
        url: `/photos`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    getSettings: build.query<GetSettingsApiResponse, GetSettingsApiArg>({
      query: () => ({ url: `/settings` }),
    }),
    saveShopDetails: build.mutation<
      SaveShopDetailsApiResponse,
      SaveShopDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/settings/shop_details`,
        method: "PUT",
        body: queryArg.editShopDetailsDto,
      }),
    }),
    saveBusinessHours: build.mutation<
      SaveBusinessHoursApiResponse,
      SaveBusinessHoursApiArg
    >({
      query: (queryArg) => ({
        url: `/settings/business_hours`,
        method: "PUT",
        body: queryArg.editBusinessHoursDto,
      }),
    }),
    saveCancellationPolicy: build.mutation<
      SaveCancellationPolicyApiResponse,
      SaveCancellationPolicyApiArg
    >({
      query: (queryArg) => ({
        url: `/settings/cancellation_policy`,
        method: "PUT",
        body: queryArg.editCancellationPolicyDto,
      }),
    }),
    savePaymentSettings: build.mutation<
      SavePaymentSettingsApiResponse,
      SavePaymentSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/settings/payment_settings`,
        method: "PUT",
        body: queryArg.editPaymentSettingsDto,
      }),
    }),
    saveSalesSettings: build.mutation<
      SaveSalesSettingsApiResponse,
      SaveSalesSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/settings/sales_settings`,
        method: "PUT",
        body: queryArg.editSalesSettingsDto,
      }),
    }),
    saveAccountCodes: build.mutation<
      SaveAccountCodesApiResponse,
      SaveAccountCodesApiArg
    >({
      query: (queryArg) => ({
        url: `/settings/account_codes`,
        method: "PUT",
        body: queryArg.editAccountCodesDto,
      }),
    }),
    saveSecuritySettings: build.mutation<
      SaveSecuritySettingsApiResponse,
      SaveSecuritySettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/settings/security_settings`,
        method: "PUT",
        body: queryArg.editSecuritySettingsDto,
      }),
    }),
    saveEmbedSettings: build.mutation<
      SaveEmbedSettingsApiResponse,
      SaveEmbedSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/settings/embed_settings`,
        method: "PUT",
        body: queryArg.editEmbedSettingsDto,
      }),
    }),
    saveReminderSettings: build.mutation<
      SaveReminderSettingsApiResponse,
      SaveReminderSettingsApiArg
    >({
      query: (queryArg) => ({
        url: `/settings/reminders`,
        method: "PUT",
        body: queryArg.editReminderSettingsDto,
      }),
    }),
    saveShiftTypes: build.mutation<
      SaveShiftTypesApiResponse,
      SaveShiftTypesApiArg
    >({
      query: (queryArg) => ({
        url: `/settings/shift_types`,
        method: "PUT",
        body: queryArg.editShiftTypesDto,
      }),
    }),
    getUserRole: build.query<GetUserRoleApiResponse, GetUserRoleApiArg>({
      query: () => ({ url: `/auth/role` }),
    }),
    listAccounts: build.query<ListAccountsApiResponse, ListAccountsApiArg>({
      query: () => ({ url: `/accounts` }),
    }),
    inviteUser: build.mutation<InviteUserApiResponse, InviteUserApiArg>({
      query: (queryArg) => ({
        url: `/accounts`,
        method: "POST",
        body: queryArg.inviteDto,
      }),
    }),
    getAccessAsOf: build.query<GetAccessAsOfApiResponse, GetAccessAsOfApiArg>({
      query: (queryArg) => ({
        url: `/accounts/as-of`,
        params: {
          date: queryArg.date,
          time: queryArg.time,
        },
      }),
    }),
    editAccount: build.mutation<EditAccountApiResponse, EditAccountApiArg>({
      query: (queryArg) => ({
        url: `/accounts/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editAccountDto,
      }),
    }),
    getDayAvailability: build.query<
      GetDayAvailabilityApiResponse,
      GetDayAvailabilityApiArg
    >({
      query: (queryArg) => ({
        url: `/availability/slots`,
        params: {
          date: queryArg.date,
          therapist_id: queryArg.therapistId,
          service_id: queryArg.serviceId,
          duration: queryArg.duration,
          extra: queryArg.extra,
          exclude_booking_id: queryArg.excludeBookingId,
        },
      }),
    }),
    getMonthAvailability: build.query<
      GetMonthAvailabilityApiResponse,
      GetMonthAvailabilityApiArg
    >({
      query: (queryArg) => ({
        url: `/availability/days`,
        params: {
          therapist_id: queryArg.therapistId,
          month: queryArg.month,
          service_id: queryArg.serviceId,
          duration: queryArg.duration,
          extra: queryArg.extra,
          exclude_booking_id: queryArg.excludeBookingId,
        },
      }),
    }),
    listTimeSlots: build.query<ListTimeSlotsApiResponse, ListTimeSlotsApiArg>({
      query: () => ({ url: `/time-slots` }),
    }),
    addTimeSlot: build.mutation<AddTimeSlotApiResponse, AddTimeSlotApiArg>({
      query: (queryArg) => ({
        url: `/time-slots`,
        method: "POST",
        body: queryArg.newTimeSlotDto,
      }),
    }),
    listRoster: build.query<ListRosterApiResponse, ListRosterApiArg>({
      query: (queryArg) => ({
        url: `/roster`,
        params: {
          date: queryArg.date,
          from: queryArg["from"],
        },
      }),
    }),
    listOfferedTherapists: build.query<
      ListOfferedTherapistsApiResponse,
      ListOfferedTherapistsApiArg
    >({
      query: (queryArg) => ({
        url: `/availability/therapists`,
        params: {
          extra: queryArg.extra,
          date: queryArg.date,
          time: queryArg.time,
          service_id: queryArg.serviceId,
        },
      }),
    }),
    listNextStarts: build.query<
      ListNextStartsApiResponse,
      ListNextStartsApiArg
    >({
      query: (queryArg) => ({
        url: `/availability/next-starts`,
        params: {
          from: queryArg["from"],
          therapist_id: queryArg.therapistId,
          service_id: queryArg.serviceId,
          duration: queryArg.duration,
          extra: queryArg.extra,
          exclude_booking_id: queryArg.excludeBookingId,
        },
      }),
    }),
    listBlocks: build.query<ListBlocksApiResponse, ListBlocksApiArg>({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/blocks`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    blockTherapistDay: build.mutation<
      BlockTherapistDayApiResponse,
      BlockTherapistDayApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/blocks`,
        method: "POST",
        body: queryArg.newBlockDto,
      }),
    }),
    editBlock: build.mutation<EditBlockApiResponse, EditBlockApiArg>({
      query: (queryArg) => ({
        url: `/blocks/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editBlockDto,
      }),
    }),
    unblockTherapistDay: build.mutation<
      UnblockTherapistDayApiResponse,
      UnblockTherapistDayApiArg
    >({
      query: (queryArg) => ({
        url: `/blocks/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        params: {
          version: queryArg.version,
        },
      }),
    }),
    listOfficeStarts: build.query<
      ListOfficeStartsApiResponse,
      ListOfficeStartsApiArg
    >({
      query: (queryArg) => ({
        url: `/office/next-starts`,
        params: {
          from: queryArg["from"],
          therapist_id: queryArg.therapistId,
          service_id: queryArg.serviceId,
          duration: queryArg.duration,
          extra: queryArg.extra,
          exclude_booking_id: queryArg.excludeBookingId,
        },
      }),
    }),
    listOfficeTherapists: build.query<
      ListOfficeTherapistsApiResponse,
      ListOfficeTherapistsApiArg
    >({
      query: () => ({ url: `/office/therapists` }),
    }),
    listOfficeTimes: build.query<
      ListOfficeTimesApiResponse,
      ListOfficeTimesApiArg
    >({
      query: (queryArg) => ({
        url: `/office/times`,
        params: {
          date: queryArg.date,
          therapist_id: queryArg.therapistId,
          service_id: queryArg.serviceId,
          duration: queryArg.duration,
          extra: queryArg.extra,
          exclude_booking_id: queryArg.excludeBookingId,
        },
      }),
    }),
    listFreeTherapists: build.query<
      ListFreeTherapistsApiResponse,
      ListFreeTherapistsApiArg
    >({
      query: (queryArg) => ({
        url: `/office/free-therapists`,
        params: {
          date: queryArg.date,
          time: queryArg.time,
          service_id: queryArg.serviceId,
          duration: queryArg.duration,
          extra: queryArg.extra,
          exclude_booking_id: queryArg.excludeBookingId,
        },
      }),
    }),
    listOfficeDays: build.query<
      ListOfficeDaysApiResponse,
      ListOfficeDaysApiArg
    >({
      query: (queryArg) => ({
        url: `/office/days`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    saveBookingRules: build.mutation<
      SaveBookingRulesApiResponse,
      SaveBookingRulesApiArg
    >({
      query: (queryArg) => ({
        url: `/settings/booking_rules`,
        method: "PUT",
        body: queryArg.editBookingRulesDto,
      }),
    }),
    listClosures: build.query<ListClosuresApiResponse, ListClosuresApiArg>({
      query: () => ({ url: `/closures` }),
    }),
    addClosure: build.mutation<AddClosureApiResponse, AddClosureApiArg>({
      query: (queryArg) => ({
        url: `/closures`,
        method: "POST",
        body: queryArg.newClosureDto,
      }),
    }),
    listPublicHolidays: build.query<
      ListPublicHolidaysApiResponse,
      ListPublicHolidaysApiArg
    >({
      query: (queryArg) => ({
        url: `/closures/public-holidays`,
        params: {
          year: queryArg.year,
          region: queryArg.region,
        },
      }),
    }),
    editClosure: build.mutation<EditClosureApiResponse, EditClosureApiArg>({
      query: (queryArg) => ({
        url: `/closures/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editClosureDto,
      }),
    }),
    removeClosure: build.mutation<
      RemoveClosureApiResponse,
      RemoveClosureApiArg
    >({
      query: (queryArg) => ({
        url: `/closures/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        params: {
          version: queryArg.version,
        },
      }),
    }),
    getShop: build.query<GetShopApiResponse, GetShopApiArg>({
      query: () => ({ url: `/shop` }),
    }),
    listLeave: build.query<ListLeaveApiResponse, ListLeaveApiArg>({
      query: (queryArg) => ({
        url: `/leave`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          therapist_id: queryArg.therapistId,
          open: queryArg.open,
        },
      }),
    }),
    addLeave: build.mutation<AddLeaveApiResponse, AddLeaveApiArg>({
      query: (queryArg) => ({
        url: `/leave`,
        method: "POST",
        body: queryArg.newLeaveDto,
      }),
    }),
    countLeaveRequests: build.query<
      CountLeaveRequestsApiResponse,
      CountLeaveRequestsApiArg
    >({
      query: () => ({ url: `/leave/request-count` }),
    }),
    listLeaveBookings: build.query<
      ListLeaveBookingsApiResponse,
      ListLeaveBookingsApiArg
    >({
      query: (queryArg) => ({
        url: `/leave/bookings`,
        params: {
          first_date: queryArg.firstDate,
          last_date: queryArg.lastDate,
          start_time: queryArg.startTime,
          end_time: queryArg.endTime,
          repeats_until: queryArg.repeatsUntil,
          therapist_id: queryArg.therapistId,
        },
      }),
    }),
    approveLeave: build.mutation<ApproveLeaveApiResponse, ApproveLeaveApiArg>({
      query: (queryArg) => ({
        url: `/leave/${encodeURIComponent(String(queryArg.id))}/approval`,
        method: "POST",
        body: queryArg.approveLeaveDto,
      }),
    }),
    declineLeave: build.mutation<DeclineLeaveApiResponse, DeclineLeaveApiArg>({
      query: (queryArg) => ({
        url: `/leave/${encodeURIComponent(String(queryArg.id))}/refusal`,
        method: "POST",
        body: queryArg.declineLeaveDto,
      }),
    }),
    withdrawLeave: build.mutation<
      WithdrawLeaveApiResponse,
      WithdrawLeaveApiArg
    >({
      query: (queryArg) => ({
        url: `/leave/${encodeURIComponent(String(queryArg.id))}/withdrawal`,
        method: "POST",
        body: queryArg.versionDto,
      }),
    }),
    reopenLeave: build.mutation<ReopenLeaveApiResponse, ReopenLeaveApiArg>({
      query: (queryArg) => ({
        url: `/leave/${encodeURIComponent(String(queryArg.id))}/reopening`,
        method: "POST",
        body: queryArg.versionDto,
      }),
    }),
    getOwnCalendar: build.query<
      GetOwnCalendarApiResponse,
      GetOwnCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/own-calendar`,
      }),
    }),
    connectOwnCalendar: build.mutation<
      ConnectOwnCalendarApiResponse,
      ConnectOwnCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/own-calendar`,
        method: "PUT",
        body: queryArg.ownCalendarAddressDto,
      }),
    }),
    removeOwnCalendar: build.mutation<
      RemoveOwnCalendarApiResponse,
      RemoveOwnCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/own-calendar`,
        method: "DELETE",
      }),
    }),
    readOwnCalendar: build.mutation<
      ReadOwnCalendarApiResponse,
      ReadOwnCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/own-calendar/readings`,
        method: "POST",
      }),
    }),
    listRosterEntries: build.query<
      ListRosterEntriesApiResponse,
      ListRosterEntriesApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-entries`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          therapist_id: queryArg.therapistId,
        },
      }),
    }),
    addRosterEntry: build.mutation<
      AddRosterEntryApiResponse,
      AddRosterEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-entries`,
        method: "POST",
        body: queryArg.newRosterEntryDto,
      }),
    }),
    editRosterEntry: build.mutation<
      EditRosterEntryApiResponse,
      EditRosterEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-entries/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editRosterEntryDto,
      }),
    }),
    removeRosterEntry: build.mutation<
      RemoveRosterEntryApiResponse,
      RemoveRosterEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-entries/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        params: {
          version: queryArg.version,
          keep: queryArg.keep,
        },
      }),
    }),
    previewWeekCopy: build.query<
      PreviewWeekCopyApiResponse,
      PreviewWeekCopyApiArg
    >({
      query: () => ({ url: `/roster-plans/copied-week` }),
    }),
    applyWeekCopy: build.mutation<
      ApplyWeekCopyApiResponse,
      ApplyWeekCopyApiArg
    >({
      query: () => ({ url: `/roster-plans/copied-week`, method: "POST" }),
    }),
    previewGeneratedWeek: build.query<
      PreviewGeneratedWeekApiResponse,
      PreviewGeneratedWeekApiArg
    >({
      query: () => ({ url: `/roster-plans/generated-week` }),
    }),
    applyGeneratedWeek: build.mutation<
      ApplyGeneratedWeekApiResponse,
      ApplyGeneratedWeekApiArg
    >({
      query: () => ({ url: `/roster-plans/generated-week`, method: "POST" }),
    }),
    listRosterChanges: build.query<
      ListRosterChangesApiResponse,
      ListRosterChangesApiArg
    >({
      query: () => ({ url: `/roster-changes` }),
    }),
    changeRoster: build.mutation<ChangeRosterApiResponse, ChangeRosterApiArg>({
      query: (queryArg) => ({
        url: `/roster-changes`,
        method: "POST",
        body: queryArg.newRosterChangeDto,
      }),
    }),
    previewRosterUndo: build.query<
      PreviewRosterUndoApiResponse,
      PreviewRosterUndoApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-changes/${encodeURIComponent(String(queryArg.id))}/undo/preview`,
        method: "POST",
      }),
    }),
    undoRosterChange: build.mutation<
      UndoRosterChangeApiResponse,
      UndoRosterChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-changes/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: "POST",
        body: queryArg.keepBookingsDto,
      }),
    }),
    listRosterDrafts: build.query<
      ListRosterDraftsApiResponse,
      ListRosterDraftsApiArg
    >({
      query: () => ({ url: `/roster-drafts` }),
    }),
    previewPublication: build.query<
      PreviewPublicationApiResponse,
      PreviewPublicationApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-drafts/publication/preview`,
        method: "POST",
        body: queryArg.publicationDto,
      }),
    }),
    publishDrafts: build.mutation<
      PublishDraftsApiResponse,
      PublishDraftsApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-drafts/publication`,
        method: "POST",
        body: queryArg.publicationDto,
      }),
    }),
    previewRosterCopy: build.query<
      PreviewRosterCopyApiResponse,
      PreviewRosterCopyApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-copies/preview`,
        method: "POST",
        body: queryArg.rosterCopyDto,
      }),
    }),
    copyRoster: build.mutation<CopyRosterApiResponse, CopyRosterApiArg>({
      query: (queryArg) => ({
        url: `/roster-copies`,
        method: "POST",
        body: queryArg.rosterCopyDto,
      }),
    }),
    listRosterTemplates: build.query<
      ListRosterTemplatesApiResponse,
      ListRosterTemplatesApiArg
    >({
      query: () => ({ url: `/roster-templates` }),
    }),
    saveRosterTemplate: build.mutation<
      SaveRosterTemplateApiResponse,
      SaveRosterTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-templates`,
        method: "POST",
        body: queryArg.newRosterTemplateDto,
      }),
    }),
    removeRosterTemplate: build.mutation<
      RemoveRosterTemplateApiResponse,
      RemoveRosterTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-templates/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        params: {
          version: queryArg.version,
        },
      }),
    }),
    previewTemplateUse: build.query<
      PreviewTemplateUseApiResponse,
      PreviewTemplateUseApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-templates/${encodeURIComponent(String(queryArg.id))}/use/preview`,
        method: "POST",
        body: queryArg.templateUseDto,
      }),
    }),
    enterRosterTemplate: build.mutation<
      EnterRosterTemplateApiResponse,
      EnterRosterTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-templates/${encodeURIComponent(String(queryArg.id))}/use`,
        method: "POST",
        body: queryArg.templateUseDto,
      }),
    }),
    listRosterPatterns: build.query<
      ListRosterPatternsApiResponse,
      ListRosterPatternsApiArg
    >({
      query: () => ({ url: `/roster-patterns` }),
    }),
    addRosterPatterns: build.mutation<
      AddRosterPatternsApiResponse,
      AddRosterPatternsApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-patterns`,
        method: "POST",
        body: queryArg.newPatternsDto,
      }),
    }),
    previewRosterPatterns: build.query<
      PreviewRosterPatternsApiResponse,
      PreviewRosterPatternsApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-patterns/preview`,
        method: "POST",
        body: queryArg.newPatternsDto,
      }),
    }),
    endRosterPattern: build.mutation<
      EndRosterPatternApiResponse,
      EndRosterPatternApiArg
    >({
      query: (queryArg) => ({
        url: `/roster-patterns/${encodeURIComponent(String(queryArg.id))}/end`,
        method: "PUT",
        body: queryArg.patternEndDto,
      }),
    }),
    previewDeactivation: build.query<
      PreviewDeactivationApiResponse,
      PreviewDeactivationApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/deactivation`,
      }),
    }),
    deactivateTherapist: build.mutation<
      DeactivateTherapistApiResponse,
      DeactivateTherapistApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/deactivation`,
        method: "POST",
        body: queryArg.deactivateTherapistDto,
      }),
    }),
    reactivateTherapist: build.mutation<
      ReactivateTherapistApiResponse,
      ReactivateTherapistApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/reactivation`,
        method: "POST",
        body: queryArg.versionDto,
      }),
    }),
    listOfficeTimeSlots: build.query<
      ListOfficeTimeSlotsApiResponse,
      ListOfficeTimeSlotsApiArg
    >({
      query: () => ({ url: `/office/time-slots` }),
    }),
    orderTimeSlots: build.mutation<
      OrderTimeSlotsApiResponse,
      OrderTimeSlotsApiArg
    >({
      query: (queryArg) => ({
        url: `/time-slots/order`,
        method: "PUT",
        body: queryArg.timeSlotOrderDto,
      }),
    }),
    editTimeSlot: build.mutation<EditTimeSlotApiResponse, EditTimeSlotApiArg>({
      query: (queryArg) => ({
        url: `/time-slots/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editTimeSlotDto,
      }),
    }),
    removeTimeSlot: build.mutation<
      RemoveTimeSlotApiResponse,
      RemoveTimeSlotApiArg
    >({
      query: (queryArg) => ({
        url: `/time-slots/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        params: {
          version: queryArg.version,
        },
      }),
    }),
    toggleTimeSlot: build.mutation<
      ToggleTimeSlotApiResponse,
      ToggleTimeSlotApiArg
    >({
      query: (queryArg) => ({
        url: `/time-slots/${encodeURIComponent(String(queryArg.id))}/activity`,
        method: "PUT",
        body: queryArg.toggleTimeSlotDto,
      }),
    }),
    requestBooking: build.mutation<
      RequestBookingApiResponse,
      RequestBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings`,
        method: "POST",
        body: queryArg.bookingRequestDto,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    listBookings: build.query<ListBookingsApiResponse, ListBookingsApiArg>({
      query: (queryArg) => ({
        url: `/bookings`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          date: queryArg.date,
          before: queryArg.before,
          coverage: queryArg.coverage,
          status: queryArg.status,
          name: queryArg.name,
          therapist_id: queryArg.therapistId,
          day_state: queryArg.dayState,
          order: queryArg.order,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    completeBooking: build.query<
      CompleteBookingApiResponse,
      CompleteBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/complete-booking`,
        method: "POST",
        body: queryArg.bookingSessionDto,
      }),
    }),
    getMailState: build.query<GetMailStateApiResponse, GetMailStateApiArg>({
      query: (queryArg) => ({
        url: `/booking-mail-state`,
        method: "POST",
        body: queryArg.bookingSessionDto,
      }),
    }),
    downloadCalendar: build.query<
      DownloadCalendarApiResponse,
      DownloadCalendarApiArg
    >({
      query: (queryArg) => ({
        url: `/booking-calendar`,
        method: "POST",
        body: queryArg.bookingSessionDto,
      }),
    }),
    requestBookingLinks: build.mutation<
      RequestBookingLinksApiResponse,
      RequestBookingLinksApiArg
    >({
      query: (queryArg) => ({
        url: `/booking-links`,
        method: "POST",
        body: queryArg.bookingLinksDto,
      }),
    }),
    getOwnNextTimes: build.query<
      GetOwnNextTimesApiResponse,
      GetOwnNextTimesApiArg
    >({
      query: (queryArg) => ({
        url: `/own-booking-next-times`,
        method: "POST",
        body: queryArg.bookingSessionDto,
      }),
    }),
    bookOwnAgain: build.mutation<BookOwnAgainApiResponse, BookOwnAgainApiArg>({
      query: (queryArg) => ({
        url: `/own-booking-again`,
        method: "POST",
        body: queryArg.bookAgainRequestDto,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    moveOwnBooking: build.mutation<
      MoveOwnBookingApiResponse,
      MoveOwnBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/own-booking-move`,
        method: "POST",
        body: queryArg.ownMoveDto,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    cancelOwnBooking: build.mutation<
      CancelOwnBookingApiResponse,
      CancelOwnBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/own-booking-cancellation`,
        method: "POST",
        body: queryArg.ownCancellationDto,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    confirmOwnAttendance: build.mutation<
      ConfirmOwnAttendanceApiResponse,
      ConfirmOwnAttendanceApiArg
    >({
      query: (queryArg) => ({
        url: `/own-booking-attendance`,
        method: "POST",
        body: queryArg.ownAttendanceDto,
      }),
    }),
    listVisitStarts: build.query<
      ListVisitStartsApiResponse,
      ListVisitStartsApiArg
    >({
      query: (queryArg) => ({
        url: `/availability/visit-starts`,
        params: {
          date: queryArg.date,
          part: queryArg.part,
          exclude_visit_id: queryArg.excludeVisitId,
        },
      }),
    }),
    listNextVisitStarts: build.query<
      ListNextVisitStartsApiResponse,
      ListNextVisitStartsApiArg
    >({
      query: (queryArg) => ({
        url: `/availability/next-visit-starts`,
        params: {
          date: queryArg.date,
          part: queryArg.part,
          exclude_visit_id: queryArg.excludeVisitId,
        },
      }),
    }),
    requestVisit: build.mutation<RequestVisitApiResponse, RequestVisitApiArg>({
      query: (queryArg) => ({
        url: `/visits`,
        method: "POST",
        body: queryArg.visitRequestDto,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    moveOwnVisit: build.mutation<MoveOwnVisitApiResponse, MoveOwnVisitApiArg>({
      query: (queryArg) => ({
        url: `/own-visit-move`,
        method: "POST",
        body: queryArg.ownVisitMoveDto,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    getVisit: build.query<GetVisitApiResponse, GetVisitApiArg>({
      query: (queryArg) => ({
        url: `/visits/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listOfficeVisitStarts: build.query<
      ListOfficeVisitStartsApiResponse,
      ListOfficeVisitStartsApiArg
    >({
      query: (queryArg) => ({
        url: `/office/visit-starts`,
        params: {
          date: queryArg.date,
          part: queryArg.part,
          exclude_visit_id: queryArg.excludeVisitId,
        },
      }),
    }),
    addVisit: build.mutation<AddVisitApiResponse, AddVisitApiArg>({
      query: (queryArg) => ({
        url: `/office-visits`,
        method: "POST",
        body: queryArg.newOfficeVisitDto,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    moveVisit: build.mutation<MoveVisitApiResponse, MoveVisitApiArg>({
      query: (queryArg) => ({
        url: `/visits/${encodeURIComponent(String(queryArg.id))}/appointment`,
        method: "PUT",
        body: queryArg.moveVisitDto,
      }),
    }),
    cancelVisit: build.mutation<CancelVisitApiResponse, CancelVisitApiArg>({
      query: (queryArg) => ({
        url: `/visits/${encodeURIComponent(String(queryArg.id))}/cancellation`,
        method: "POST",
        body: queryArg.cancelVisitDto,
      }),
    }),
    listWalkInTherapists: build.query<
      ListWalkInTherapistsApiResponse,
      ListWalkInTherapistsApiArg
    >({
      query: (queryArg) => ({
        url: `/office/walk-in-therapists`,
        params: {
          time: queryArg.time,
          service_id: queryArg.serviceId,
        },
      }),
    }),
    addWalkIn: build.mutation<AddWalkInApiResponse, AddWalkInApiArg>({
      query: (queryArg) => ({
        url: `/walk-ins`,
        method: "POST",
        body: queryArg.walkInDto,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    undoWalkIn: build.mutation<UndoWalkInApiResponse, UndoWalkInApiArg>({
      query: (queryArg) => ({
        url: `/walk-ins/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: "POST",
        body: queryArg.versionDto,
      }),
    }),
    verifyBookingEmail: build.mutation<
      VerifyBookingEmailApiResponse,
      VerifyBookingEmailApiArg
    >({
      query: (queryArg) => ({
        url: `/verify-booking-email`,
        method: "POST",
        body: queryArg.verifyEmailDto,
      }),
    }),
    resendVerificationMail: build.mutation<
      ResendVerificationMailApiResponse,
      ResendVerificationMailApiArg
    >({
      query: (queryArg) => ({
        url: `/verification-mails`,
        method: "POST",
        body: queryArg.verificationMailDto,
      }),
    }),
    listRequests: build.query<ListRequestsApiResponse, ListRequestsApiArg>({
      query: (queryArg) => ({
        url: `/bookings/requests`,
        params: {
          kind: queryArg.kind,
          limit: queryArg.limit,
        },
      }),
    }),
    reviewSlot: build.query<ReviewSlotApiResponse, ReviewSlotApiArg>({
      query: (queryArg) => ({
        url: `/bookings/slot-review`,
        params: {
          duration: queryArg.duration,
          booking_date: queryArg.bookingDate,
          booking_time: queryArg.bookingTime,
          service_id: queryArg.serviceId,
          therapist_id: queryArg.therapistId,
          exclude_booking_id: queryArg.excludeBookingId,
        },
      }),
    }),
    countPendingBookings: build.query<
      CountPendingBookingsApiResponse,
      CountPendingBookingsApiArg
    >({
      query: () => ({ url: `/bookings/pending-count` }),
    }),
    confirmBooking: build.mutation<
      ConfirmBookingApiResponse,
      ConfirmBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/confirmation`,
        method: "POST",
        body: queryArg.confirmBookingDto,
      }),
    }),
    getDepositLink: build.query<
      GetDepositLinkApiResponse,
      GetDepositLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/deposit-link`,
      }),
    }),
    confirmAttendance: build.mutation<
      ConfirmAttendanceApiResponse,
      ConfirmAttendanceApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/attendance`,
        method: "POST",
        body: queryArg.versionDto,
      }),
    }),
    cancelBooking: build.mutation<
      CancelBookingApiResponse,
      CancelBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/cancellation`,
        method: "POST",
        body: queryArg.cancelBookingDto,
      }),
    }),
    getDueDeposit: build.query<GetDueDepositApiResponse, GetDueDepositApiArg>({
      query: (queryArg) => ({
        url: `/office-bookings/due-deposit`,
        params: {
          part: queryArg.part,
          client_id: queryArg.clientId,
        },
      }),
    }),
    getDueDepositOfRequest: build.query<
      GetDueDepositOfRequestApiResponse,
      GetDueDepositOfRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/due-deposit`,
      }),
    }),
    listBookingsOfDays: build.query<
      ListBookingsOfDaysApiResponse,
      ListBookingsOfDaysApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/days`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    explainSlot: build.query<ExplainSlotApiResponse, ExplainSlotApiArg>({
      query: (queryArg) => ({
        url: `/bookings/slot-explanation`,
        params: {
          date: queryArg.date,
          time: queryArg.time,
          therapist_id: queryArg.therapistId,
        },
      }),
    }),
    getPastDay: build.query<GetPastDayApiResponse, GetPastDayApiArg>({
      query: (queryArg) => ({
        url: `/office/days/as-of`,
        params: {
          at: queryArg.at,
          date: queryArg.date,
          seq: queryArg.seq,
        },
      }),
    }),
    explainPastSlot: build.query<
      ExplainPastSlotApiResponse,
      ExplainPastSlotApiArg
    >({
      query: (queryArg) => ({
        url: `/office/days/as-of/slot`,
        params: {
          at: queryArg.at,
          date: queryArg.date,
          time: queryArg.time,
          therapist_id: queryArg.therapistId,
          minutes: queryArg.minutes,
          seq: queryArg.seq,
        },
      }),
    }),
    getPastRoster: build.query<GetPastRosterApiResponse, GetPastRosterApiArg>({
      query: (queryArg) => ({
        url: `/office/roster/as-of`,
        params: {
          at: queryArg.at,
          from: queryArg["from"],
          seq: queryArg.seq,
        },
      }),
    }),
    getPastWaitingList: build.query<
      GetPastWaitingListApiResponse,
      GetPastWaitingListApiArg
    >({
      query: (queryArg) => ({
        url: `/office/waiting-list/as-of`,
        params: {
          at: queryArg.at,
          seq: queryArg.seq,
        },
      }),
    }),
    getPastBooking: build.query<
      GetPastBookingApiResponse,
      GetPastBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/as-of`,
        params: {
          at: queryArg.at,
          seq: queryArg.seq,
        },
      }),
    }),
    completeToday: build.mutation<
      CompleteTodayApiResponse,
      CompleteTodayApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/completions`,
        method: "POST",
        params: {
          earlier: queryArg.earlier,
        },
      }),
    }),
    undoCompletions: build.mutation<
      UndoCompletionsApiResponse,
      UndoCompletionsApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/completions/reversal`,
        method: "POST",
        body: queryArg.undoCompletionsDto,
      }),
    }),
    getCoverage: build.query<GetCoverageApiResponse, GetCoverageApiArg>({
      query: (queryArg) => ({
        url: `/office/coverage`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          therapist_id: queryArg.therapistId,
        },
      }),
    }),
    getCalendarLink: build.query<
      GetCalendarLinkApiResponse,
      GetCalendarLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/calendar-link`,
      }),
    }),
    resetCalendarLink: build.mutation<
      ResetCalendarLinkApiResponse,
      ResetCalendarLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/calendar-link`,
        method: "POST",
      }),
    }),
    removeCalendarLink: build.mutation<
      RemoveCalendarLinkApiResponse,
      RemoveCalendarLinkApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/calendar-link`,
        method: "DELETE",
      }),
    }),
    exportBookings: build.mutation<
      ExportBookingsApiResponse,
      ExportBookingsApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/exports`,
        method: "POST",
        body: queryArg.bookingFilterDto,
      }),
    }),
    getBooking: build.query<GetBookingApiResponse, GetBookingApiArg>({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    editBooking: build.mutation<EditBookingApiResponse, EditBookingApiArg>({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editedBookingDto,
      }),
    }),
    addBooking: build.mutation<AddBookingApiResponse, AddBookingApiArg>({
      query: (queryArg) => ({
        url: `/office-bookings`,
        method: "POST",
        body: queryArg.newOfficeBookingDto,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    moveBooking: build.mutation<MoveBookingApiResponse, MoveBookingApiArg>({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/appointment`,
        method: "PUT",
        body: queryArg.appointmentDto,
      }),
    }),
    changeDayState: build.mutation<
      ChangeDayStateApiResponse,
      ChangeDayStateApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/day-state`,
        method: "PUT",
        body: queryArg.dayStateDto,
      }),
    }),
    completeOfficeBooking: build.mutation<
      CompleteOfficeBookingApiResponse,
      CompleteOfficeBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/completion`,
        method: "POST",
        body: queryArg.versionDto,
      }),
    }),
    reopenBooking: build.mutation<
      ReopenBookingApiResponse,
      ReopenBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/reopening`,
        method: "POST",
        body: queryArg.reopenBookingDto,
      }),
    }),
    changeOwnDayState: build.mutation<
      ChangeOwnDayStateApiResponse,
      ChangeOwnDayStateApiArg
    >({
      query: (queryArg) => ({
        url: `/own-appointments/${encodeURIComponent(String(queryArg.id))}/day-state`,
        method: "PUT",
        body: queryArg.dayStateDto,
      }),
    }),
    completeOwnAppointment: build.mutation<
      CompleteOwnAppointmentApiResponse,
      CompleteOwnAppointmentApiArg
    >({
      query: (queryArg) => ({
        url: `/own-appointments/${encodeURIComponent(String(queryArg.id))}/completion`,
        method: "POST",
        body: queryArg.versionDto,
      }),
    }),
    undoOwnStep: build.mutation<UndoOwnStepApiResponse, UndoOwnStepApiArg>({
      query: (queryArg) => ({
        url: `/own-appointments/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: "POST",
        body: queryArg.versionDto,
      }),
    }),
    getBookingTimeline: build.query<
      GetBookingTimelineApiResponse,
      GetBookingTimelineApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/timeline`,
      }),
    }),
    undoBookingChange: build.mutation<
      UndoBookingChangeApiResponse,
      UndoBookingChangeApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: "POST",
        body: queryArg.versionDto,
      }),
    }),
    resendLetter: build.mutation<ResendLetterApiResponse, ResendLetterApiArg>({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/letters`,
        method: "POST",
      }),
    }),
    getReminderPreview: build.query<
      GetReminderPreviewApiResponse,
      GetReminderPreviewApiArg
    >({
      query: () => ({ url: `/reminder-preview` }),
    }),
    joinWaitingList: build.mutation<
      JoinWaitingListApiResponse,
      JoinWaitingListApiArg
    >({
      query: (queryArg) => ({
        url: `/waiting-list`,
        method: "POST",
        body: queryArg.joinWaitingListDto,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    showOwnWaitingEntry: build.query<
      ShowOwnWaitingEntryApiResponse,
      ShowOwnWaitingEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/own-waiting-entry`,
        method: "POST",
        body: queryArg.waitingTokenDto,
      }),
    }),
    acceptOffer: build.mutation<AcceptOfferApiResponse, AcceptOfferApiArg>({
      query: (queryArg) => ({
        url: `/own-waiting-entry/acceptance`,
        method: "POST",
        body: queryArg.acceptedOfferDto,
      }),
    }),
    declineOffer: build.mutation<DeclineOfferApiResponse, DeclineOfferApiArg>({
      query: (queryArg) => ({
        url: `/own-waiting-entry/refusal`,
        method: "POST",
        body: queryArg.waitingTokenDto,
      }),
    }),
    leaveWaitingList: build.mutation<
      LeaveWaitingListApiResponse,
      LeaveWaitingListApiArg
    >({
      query: (queryArg) => ({
        url: `/own-waiting-entry/withdrawal`,
        method: "POST",
        body: queryArg.waitingTokenDto,
      }),
    }),
    listWaiting: build.query<ListWaitingApiResponse, ListWaitingApiArg>({
      query: (queryArg) => ({
        url: `/office-waiting-list`,
        params: {
          date: queryArg.date,
        },
      }),
    }),
    addToWaitingList: build.mutation<
      AddToWaitingListApiResponse,
      AddToWaitingListApiArg
    >({
      query: (queryArg) => ({
        url: `/office-waiting-list`,
        method: "POST",
        body: queryArg.officeJoinWaitingListDto,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    listWaitingOpenings: build.query<
      ListWaitingOpeningsApiResponse,
      ListWaitingOpeningsApiArg
    >({
      query: (queryArg) => ({
        url: `/office-waiting-list/openings`,
        params: {
          service_id: queryArg.serviceId,
          therapist_id: queryArg.therapistId,
          date: queryArg.date,
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    offerToWaiting: build.mutation<
      OfferToWaitingApiResponse,
      OfferToWaitingApiArg
    >({
      query: (queryArg) => ({
        url: `/office-waiting-list/${encodeURIComponent(String(queryArg.id))}/offer`,
        method: "POST",
        body: queryArg.waitingSlotDto,
      }),
    }),
    bookForWaiting: build.mutation<
      BookForWaitingApiResponse,
      BookForWaitingApiArg
    >({
      query: (queryArg) => ({
        url: `/office-waiting-list/${encodeURIComponent(String(queryArg.id))}/booking`,
        method: "POST",
        body: queryArg.waitingBookingDto,
      }),
    }),
    withdrawFromWaitingList: build.mutation<
      WithdrawFromWaitingListApiResponse,
      WithdrawFromWaitingListApiArg
    >({
      query: (queryArg) => ({
        url: `/office-waiting-list/${encodeURIComponent(String(queryArg.id))}/withdrawal`,
        method: "POST",
      }),
    }),
    restoreToWaitingList: build.mutation<
      RestoreToWaitingListApiResponse,
      RestoreToWaitingListApiArg
    >({
      query: (queryArg) => ({
        url: `/office-waiting-list/${encodeURIComponent(String(queryArg.id))}/restoration`,
        method: "POST",
      }),
    }),
    listRooms: build.query<ListRoomsApiResponse, ListRoomsApiArg>({
      query: () => ({ url: `/rooms` }),
    }),
    addRooms: build.mutation<AddRoomsApiResponse, AddRoomsApiArg>({
      query: (queryArg) => ({
        url: `/rooms`,
        method: "POST",
        body: queryArg.newRoomsDto,
      }),
    }),
    orderRooms: build.mutation<OrderRoomsApiResponse, OrderRoomsApiArg>({
      query: (queryArg) => ({
        url: `/rooms/order`,
        method: "PUT",
        body: queryArg.roomOrderDto,
      }),
    }),
    setServiceRooms: build.mutation<
      SetServiceRoomsApiResponse,
      SetServiceRoomsApiArg
    >({
      query: (queryArg) => ({
        url: `/rooms/services/${encodeURIComponent(String(queryArg.id))}`,
        method: "PUT",
        body: queryArg.editServiceRoomsDto,
      }),
    }),
    editRoom: build.mutation<EditRoomApiResponse, EditRoomApiArg>({
      query: (queryArg) => ({
        url: `/rooms/${encodeURIComponent(String(queryArg.id))}`,
        method: "PATCH",
        body: queryArg.editRoomDto,
      }),
    }),
    removeRoom: build.mutation<RemoveRoomApiResponse, RemoveRoomApiArg>({
      query: (queryArg) => ({
        url: `/rooms/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
        params: {
          version: queryArg.version,
        },
      }),
    }),
    previewChange: build.query<PreviewChangeApiResponse, PreviewChangeApiArg>({
      query: (queryArg) => ({
        url: `/what-if`,
        method: "POST",
        body: queryArg.changePreviewDto,
      }),
    }),
    listFreePlaces: build.query<
      ListFreePlacesApiResponse,
      ListFreePlacesApiArg
    >({
      query: (queryArg) => ({
        url: `/what-if/free-places`,
        method: "POST",
        body: queryArg.freePlacesQueryDto,
      }),
    }),
    relocateBookings: build.mutation<
      RelocateBookingsApiResponse,
      RelocateBookingsApiArg
    >({
      query: (queryArg) => ({
        url: `/relocations`,
        method: "POST",
        body: queryArg.newRelocationDto,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    undoRelocation: build.mutation<
      UndoRelocationApiResponse,
      UndoRelocationApiArg
    >({
      query: (queryArg) => ({
        url: `/relocations/${encodeURIComponent(String(queryArg.id))}/reversal`,
        method: "POST",
      }),
    }),
    getBookingRelocation: build.query<
      GetBookingRelocationApiResponse,
      GetBookingRelocationApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/relocation`,
      }),
    }),
    getRecurrence: build.query<GetRecurrenceApiResponse, GetRecurrenceApiArg>({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/recurrence`,
      }),
    }),
    repeatBooking: build.mutation<
      RepeatBookingApiResponse,
      RepeatBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/recurrence`,
        method: "POST",
        body: queryArg.repeatBookingDto,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    previewRecurrence: build.query<
      PreviewRecurrenceApiResponse,
      PreviewRecurrenceApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/recurrence-preview`,
        method: "POST",
        body: queryArg.repetitionDto,
      }),
    }),
    previewNewRecurrence: build.query<
      PreviewNewRecurrenceApiResponse,
      PreviewNewRecurrenceApiArg
    >({
      query: (queryArg) => ({
        url: `/office-recurrence-preview`,
        method: "POST",
        body: queryArg.newRepetitionDto,
      }),
    }),
    addRecurrence: build.mutation<
      AddRecurrenceApiResponse,
      AddRecurrenceApiArg
    >({
      query: (queryArg) => ({
        url: `/office-recurrences`,
        method: "POST",
        body: queryArg.newRecurringDto,
        headers: {
          "idempotency-key": queryArg["idempotency-key"],
        },
      }),
    }),
    previewRecurrenceMove: build.query<
      PreviewRecurrenceMoveApiResponse,
      PreviewRecurrenceMoveApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/recurrence-move-preview`,
        method: "POST",
        body: queryArg.slotFields,
      }),
    }),
    moveRecurrence: build.mutation<
      MoveRecurrenceApiResponse,
      MoveRecurrenceApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/recurrence/appointments`,
        method: "PUT",
        body: queryArg.moveRecurringDto,
      }),
    }),
    cancelRecurrence: build.mutation<
      CancelRecurrenceApiResponse,
      CancelRecurrenceApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/recurrence/cancellation`,
        method: "POST",
        body: queryArg.cancelRecurringDto,
      }),
    }),
    getCheckout: build.query<GetCheckoutApiResponse, GetCheckoutApiArg>({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/checkout`,
        params: {
          apart: queryArg.apart,
        },
      }),
    }),
    takePayment: build.mutation<TakePaymentApiResponse, TakePaymentApiArg>({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/payments`,
        method: "POST",
        body: queryArg.newPaymentDto,
      }),
    }),
    getSale: build.query<GetSaleApiResponse, GetSaleApiArg>({
      query: (queryArg) => ({
        url: `/sales/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    printPaper: build.mutation<PrintPaperApiResponse, PrintPaperApiArg>({
      query: (queryArg) => ({
        url: `/sales/${encodeURIComponent(String(queryArg.id))}/papers/files`,
        method: "POST",
        body: queryArg.printedPaperDto,
      }),
    }),
    printHealthFundReceipt: build.mutation<
      PrintHealthFundReceiptApiResponse,
      PrintHealthFundReceiptApiArg
    >({
      query: (queryArg) => ({
        url: `/sales/${encodeURIComponent(String(queryArg.id))}/health-fund-files`,
        method: "POST",
      }),
    }),
    giveRefund: build.mutation<GiveRefundApiResponse, GiveRefundApiArg>({
      query: (queryArg) => ({
        url: `/sales/${encodeURIComponent(String(queryArg.id))}/refunds`,
        method: "POST",
        body: queryArg.newRefundDto,
      }),
    }),
    voidSale: build.mutation<VoidSaleApiResponse, VoidSaleApiArg>({
      query: (queryArg) => ({
        url: `/sales/${encodeURIComponent(String(queryArg.id))}/void`,
        method: "POST",
        body: queryArg.reasonDto,
      }),
    }),
    waiveRest: build.mutation<WaiveRestApiResponse, WaiveRestApiArg>({
      query: (queryArg) => ({
        url: `/sales/${encodeURIComponent(String(queryArg.id))}/waiver`,
        method: "POST",
        body: queryArg.reasonDto,
      }),
    }),
    correctPaymentMethod: build.mutation<
      CorrectPaymentMethodApiResponse,
      CorrectPaymentMethodApiArg
    >({
      query: (queryArg) => ({
        url: `/sales/${encodeURIComponent(String(queryArg.id))}/payments/${encodeURIComponent(String(queryArg.paymentId))}/method`,
        method: "PUT",
        body: queryArg.paymentMethodDto,
      }),
    }),
    undoPayment: build.mutation<UndoPaymentApiResponse, UndoPaymentApiArg>({
      query: (queryArg) => ({
        url: `/sales/${encodeURIComponent(String(queryArg.id))}/payments/${encodeURIComponent(String(queryArg.paymentId))}/undo`,
        method: "POST",
      }),
    }),
    getDayMoney: build.query<GetDayMoneyApiResponse, GetDayMoneyApiArg>({
      query: (queryArg) => ({
        url: `/payments/day`,
        params: {
          date: queryArg.date,
        },
      }),
    }),
    getOwnReceipt: build.query<GetOwnReceiptApiResponse, GetOwnReceiptApiArg>({
      query: (queryArg) => ({
        url: `/own-receipt`,
        method: "POST",
        body: queryArg.receiptTokenDto,
      }),
    }),
    printOwnPaper: build.mutation<
      PrintOwnPaperApiResponse,
      PrintOwnPaperApiArg
    >({
      query: (queryArg) => ({
        url: `/own-receipt/files`,
        method: "POST",
        body: queryArg.ownPaperDto,
      }),
    }),
    printOwnHealthFundReceipt: build.mutation<
      PrintOwnHealthFundReceiptApiResponse,
      PrintOwnHealthFundReceiptApiArg
    >({
      query: (queryArg) => ({
        url: `/own-receipt/health-fund-files`,
        method: "POST",
        body: queryArg.receiptTokenDto,
      }),
    }),
    checkPaper: build.mutation<CheckPaperApiResponse, CheckPaperApiArg>({
      query: (queryArg) => ({
        url: `/receipt-checks`,
        method: "POST",
        body: queryArg.paperCheckDto,
      }),
    }),
    listDrawers: build.query<ListDrawersApiResponse, ListDrawersApiArg>({
      query: (queryArg) => ({
        url: `/drawer-days`,
        params: {
          date: queryArg.date,
        },
      }),
    }),
    openDrawer: build.mutation<OpenDrawerApiResponse, OpenDrawerApiArg>({
      query: (queryArg) => ({
        url: `/drawer-days`,
        method: "POST",
        body: queryArg.newDrawerDto,
      }),
    }),
    getDayWork: build.query<GetDayWorkApiResponse, GetDayWorkApiArg>({
      query: (queryArg) => ({
        url: `/drawer-days/work`,
        params: {
          date: queryArg.date,
        },
      }),
    }),
    listClosedDrawers: build.query<
      ListClosedDrawersApiResponse,
      ListClosedDrawersApiArg
    >({
      query: (queryArg) => ({
        url: `/drawer-days/closed`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    countDrawer: build.mutation<CountDrawerApiResponse, CountDrawerApiArg>({
      query: (queryArg) => ({
        url: `/drawer-days/${encodeURIComponent(String(queryArg.id))}/counts`,
        method: "POST",
        body: queryArg.newCountDto,
      }),
    }),
    closeDrawer: build.mutation<CloseDrawerApiResponse, CloseDrawerApiArg>({
      query: (queryArg) => ({
        url: `/drawer-days/${encodeURIComponent(String(queryArg.id))}/close`,
        method: "POST",
        body: queryArg.drawerCloseInputDto,
      }),
    }),
    reopenDrawer: build.mutation<ReopenDrawerApiResponse, ReopenDrawerApiArg>({
      query: (queryArg) => ({
        url: `/drawer-days/${encodeURIComponent(String(queryArg.id))}/reopening`,
        method: "POST",
        body: queryArg.reasonDto,
      }),
    }),
    printZReport: build.mutation<PrintZReportApiResponse, PrintZReportApiArg>({
      query: (queryArg) => ({
        url: `/drawer-days/${encodeURIComponent(String(queryArg.id))}/z-reports/files`,
        method: "POST",
        body: queryArg.printedZReportDto,
      }),
    }),
    listJournalExports: build.query<
      ListJournalExportsApiResponse,
      ListJournalExportsApiArg
    >({
      query: () => ({ url: `/journal-exports` }),
    }),
    exportJournal: build.mutation<
      ExportJournalApiResponse,
      ExportJournalApiArg
    >({
      query: (queryArg) => ({
        url: `/journal-exports`,
        method: "POST",
        body: queryArg.newJournalExportDto,
      }),
    }),
    listBookEntries: build.query<
      ListBookEntriesApiResponse,
      ListBookEntriesApiArg
    >({
      query: () => ({ url: `/book-entries` }),
    }),
    notePayout: build.mutation<NotePayoutApiResponse, NotePayoutApiArg>({
      query: (queryArg) => ({
        url: `/gateway-payouts`,
        method: "POST",
        body: queryArg.newPayoutDto,
      }),
    }),
    enterOpeningBalances: build.mutation<
      EnterOpeningBalancesApiResponse,
      EnterOpeningBalancesApiArg
    >({
      query: (queryArg) => ({
        url: `/opening-balances`,
        method: "POST",
        body: queryArg.newOpeningBalancesDto,
      }),
    }),
    voidBookEntry: build.mutation<
      VoidBookEntryApiResponse,
      VoidBookEntryApiArg
    >({
      query: (queryArg) => ({
        url: `/book-entries/${encodeURIComponent(String(queryArg.id))}/void`,
        method: "POST",
        body: queryArg.reasonDto,
      }),
    }),
    getPay: build.query<GetPayApiResponse, GetPayApiArg>({
      query: (queryArg) => ({
        url: `/pay`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    getTherapistPay: build.query<
      GetTherapistPayApiResponse,
      GetTherapistPayApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/pay`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
        },
      }),
    }),
    setCommissionRate: build.mutation<
      SetCommissionRateApiResponse,
      SetCommissionRateApiArg
    >({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/commission-rates`,
        method: "POST",
        body: queryArg.newCommissionRateDto,
      }),
    }),
    payOutTips: build.mutation<PayOutTipsApiResponse, PayOutTipsApiArg>({
      query: (queryArg) => ({
        url: `/therapists/${encodeURIComponent(String(queryArg.id))}/tip-payouts`,
        method: "POST",
        body: queryArg.newTipPayoutDto,
      }),
    }),
    voidTipPayout: build.mutation<
      VoidTipPayoutApiResponse,
      VoidTipPayoutApiArg
    >({
      query: (queryArg) => ({
        url: `/tip-payouts/${encodeURIComponent(String(queryArg.id))}/void`,
        method: "POST",
        body: queryArg.voidReasonDto,
      }),
    }),
    previewDeposits: build.query<
      PreviewDepositsApiResponse,
      PreviewDepositsApiArg
    >({
      query: (queryArg) => ({
        url: `/deposit-preview`,
        method: "POST",
        body: queryArg.depositPreviewQueryDto,
      }),
    }),
    getOnlinePayments: build.query<
      GetOnlinePaymentsApiResponse,
      GetOnlinePaymentsApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/online-payments`,
      }),
    }),
    askToPayOnline: build.mutation<
      AskToPayOnlineApiResponse,
      AskToPayOnlineApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/online-payments`,
        method: "POST",
        body: queryArg.newOnlinePaymentDto,
      }),
    }),
    endOnlinePayment: build.mutation<
      EndOnlinePaymentApiResponse,
      EndOnlinePaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/online-payments/${encodeURIComponent(String(queryArg.id))}/end`,
        method: "POST",
      }),
    }),
    decideDeposit: build.mutation<
      DecideDepositApiResponse,
      DecideDepositApiArg
    >({
      query: (queryArg) => ({
        url: `/online-payments/${encodeURIComponent(String(queryArg.id))}/deposit`,
        method: "POST",
        body: queryArg.depositDecisionDto,
      }),
    }),
    retryOnlineRefund: build.mutation<
      RetryOnlineRefundApiResponse,
      RetryOnlineRefundApiArg
    >({
      query: (queryArg) => ({
        url: `/online-payments/${encodeURIComponent(String(queryArg.id))}/refunds/${encodeURIComponent(String(queryArg.refundId))}/retry`,
        method: "POST",
      }),
    }),
    getOwnPayments: build.query<
      GetOwnPaymentsApiResponse,
      GetOwnPaymentsApiArg
    >({
      query: (queryArg) => ({
        url: `/own-booking-payments`,
        method: "POST",
        body: queryArg.ownPaymentsQueryDto,
      }),
    }),
    payOwnBooking: build.mutation<
      PayOwnBookingApiResponse,
      PayOwnBookingApiArg
    >({
      query: (queryArg) => ({
        url: `/own-booking-payment`,
        method: "POST",
        body: queryArg.ownPaymentDto,
      }),
    }),
    leaveOwnPayments: build.mutation<
      LeaveOwnPaymentsApiResponse,
      LeaveOwnPaymentsApiArg
    >({
      query: (queryArg) => ({
        url: `/own-booking-payments/leave`,
        method: "POST",
        body: queryArg.ownPaymentsQueryDto,
      }),
    }),
    checkOwnPayments: build.mutation<
      CheckOwnPaymentsApiResponse,
      CheckOwnPaymentsApiArg
    >({
      query: (queryArg) => ({
        url: `/own-booking-payments/check`,
        method: "POST",
        body: queryArg.ownPaymentsQueryDto,
      }),
    }),
    printDisputeEvidence: build.mutation<
      PrintDisputeEvidenceApiResponse,
      PrintDisputeEvidenceApiArg
    >({
      query: (queryArg) => ({
        url: `/online-payments/${encodeURIComponent(String(queryArg.id))}/disputes/${encodeURIComponent(String(queryArg.disputeId))}/evidence-files`,
        method: "POST",
      }),
    }),
    listGiftCertificates: build.query<
      ListGiftCertificatesApiResponse,
      ListGiftCertificatesApiArg
    >({
      query: (queryArg) => ({
        url: `/gift-certificates`,
        params: {
          page: queryArg.page,
        },
      }),
    }),
    sellGiftCertificate: build.mutation<
      SellGiftCertificateApiResponse,
      SellGiftCertificateApiArg
    >({
      query: (queryArg) => ({
        url: `/gift-certificates`,
        method: "POST",
        body: queryArg.newGiftCertificateDto,
      }),
    }),
    findGiftCertificateByCode: build.mutation<
      FindGiftCertificateByCodeApiResponse,
      FindGiftCertificateByCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/gift-certificates/by-code`,
        method: "POST",
        body: queryArg.certificateCodeDto,
      }),
    }),
    getGiftCertificate: build.query<
      GetGiftCertificateApiResponse,
      GetGiftCertificateApiArg
    >({
      query: (queryArg) => ({
        url: `/gift-certificates/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    remakeCertificateCode: build.mutation<
      RemakeCertificateCodeApiResponse,
      RemakeCertificateCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/gift-certificates/${encodeURIComponent(String(queryArg.id))}/codes`,
        method: "POST",
        body: queryArg.reasonDto,
      }),
    }),
    voidGiftCertificate: build.mutation<
      VoidGiftCertificateApiResponse,
      VoidGiftCertificateApiArg
    >({
      query: (queryArg) => ({
        url: `/gift-certificates/${encodeURIComponent(String(queryArg.id))}/void`,
        method: "POST",
        body: queryArg.reasonDto,
      }),
    }),
    refundGiftCertificate: build.mutation<
      RefundGiftCertificateApiResponse,
      RefundGiftCertificateApiArg
    >({
      query: (queryArg) => ({
        url: `/gift-certificates/${encodeURIComponent(String(queryArg.id))}/refunds`,
        method: "POST",
        body: queryArg.certificateRefundDto,
      }),
    }),
    eraseCertificatePeople: build.mutation<
      EraseCertificatePeopleApiResponse,
      EraseCertificatePeopleApiArg
    >({
      query: (queryArg) => ({
        url: `/gift-certificates/${encodeURIComponent(String(queryArg.id))}/erasure`,
        method: "POST",
      }),
    }),
    getCertificateBalance: build.mutation<
      GetCertificateBalanceApiResponse,
      GetCertificateBalanceApiArg
    >({
      query: (queryArg) => ({
        url: `/gift-certificate-balances`,
        method: "POST",
        body: queryArg.certificateCodeDto,
      }),
    }),
    getGiftCertificateOffer: build.query<
      GetGiftCertificateOfferApiResponse,
      GetGiftCertificateOfferApiArg
    >({
      query: () => ({ url: `/gift-certificate-offer` }),
    }),
    orderGiftCertificate: build.mutation<
      OrderGiftCertificateApiResponse,
      OrderGiftCertificateApiArg
    >({
      query: (queryArg) => ({
        url: `/own-gift-certificates`,
        method: "POST",
        body: queryArg.orderedCertificateDto,
      }),
    }),
    checkGiftCertificateOrder: build.mutation<
      CheckGiftCertificateOrderApiResponse,
      CheckGiftCertificateOrderApiArg
    >({
      query: (queryArg) => ({
        url: `/own-gift-certificates/check`,
        method: "POST",
        body: queryArg.orderTokenDto,
      }),
    }),
    listCustomers: build.query<ListCustomersApiResponse, ListCustomersApiArg>({
      query: (queryArg) => ({
        url: `/customers`,
        params: {
          search: queryArg.search,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    getCustomer: build.query<GetCustomerApiResponse, GetCustomerApiArg>({
      query: (queryArg) => ({
        url: `/customers/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    listClients: build.query<ListClientsApiResponse, ListClientsApiArg>({
      query: (queryArg) => ({
        url: `/clients/list`,
        params: {
          text: queryArg.text,
          not_seen_days: queryArg.notSeenDays,
          no_show: queryArg.noShow,
          birthday: queryArg.birthday,
          tag: queryArg.tag,
          therapist_id: queryArg.therapistId,
          upcoming: queryArg.upcoming,
          sort: queryArg.sort,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
        },
      }),
    }),
    listClientTags: build.query<
      ListClientTagsApiResponse,
      ListClientTagsApiArg
    >({
      query: () => ({ url: `/clients/tags` }),
    }),
    exportClients: build.mutation<
      ExportClientsApiResponse,
      ExportClientsApiArg
    >({
      query: (queryArg) => ({
        url: `/clients/exports`,
        method: "POST",
        body: queryArg.clientFilterDto,
      }),
    }),
    findClients: build.query<FindClientsApiResponse, FindClientsApiArg>({
      query: (queryArg) => ({
        url: `/clients`,
        params: {
          text: queryArg.text,
        },
      }),
    }),
    findContactOwners: build.query<
      FindContactOwnersApiResponse,
      FindContactOwnersApiArg
    >({
      query: (queryArg) => ({
        url: `/clients/contact-owners`,
        params: {
          name: queryArg.name,
          email: queryArg.email,
          phone: queryArg.phone,
        },
      }),
    }),
    listSharedClients: build.query<
      ListSharedClientsApiResponse,
      ListSharedClientsApiArg
    >({
      query: () => ({ url: `/clients/shared` }),
    }),
    getClient: build.query<GetClientApiResponse, GetClientApiArg>({
      query: (queryArg) => ({
        url: `/clients/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    changeClientAlert: build.mutation<
      ChangeClientAlertApiResponse,
      ChangeClientAlertApiArg
    >({
      query: (queryArg) => ({
        url: `/clients/${encodeURIComponent(String(queryArg.id))}/alert`,
        method: "PUT",
        body: queryArg.clientAlertDto,
      }),
    }),
    changeClientProfile: build.mutation<
      ChangeClientProfileApiResponse,
      ChangeClientProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/clients/${encodeURIComponent(String(queryArg.id))}/profile`,
        method: "PUT",
        body: queryArg.editClientProfileDto,
      }),
    }),
    addClientNote: build.mutation<
      AddClientNoteApiResponse,
      AddClientNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/clients/${encodeURIComponent(String(queryArg.id))}/notes`,
        method: "POST",
        body: queryArg.newClientNoteDto,
      }),
    }),
    removeClientNote: build.mutation<
      RemoveClientNoteApiResponse,
      RemoveClientNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/clients/${encodeURIComponent(String(queryArg.id))}/notes/${encodeURIComponent(String(queryArg.noteId))}`,
        method: "DELETE",
      }),
    }),
    mergeClients: build.mutation<MergeClientsApiResponse, MergeClientsApiArg>({
      query: (queryArg) => ({
        url: `/clients/${encodeURIComponent(String(queryArg.id))}/merges`,
        method: "POST",
        body: queryArg.mergeClientsDto,
      }),
    }),
    separateClient: build.mutation<
      SeparateClientApiResponse,
      SeparateClientApiArg
    >({
      query: (queryArg) => ({
        url: `/clients/${encodeURIComponent(String(queryArg.id))}/separations`,
        method: "POST",
        body: queryArg.separateClientDto,
      }),
    }),
    confirmClientNames: build.mutation<
      ConfirmClientNamesApiResponse,
      ConfirmClientNamesApiArg
    >({
      query: (queryArg) => ({
        url: `/clients/${encodeURIComponent(String(queryArg.id))}/names-confirmation`,
        method: "POST",
      }),
    }),
    reopenClientNames: build.mutation<
      ReopenClientNamesApiResponse,
      ReopenClientNamesApiArg
    >({
      query: (queryArg) => ({
        url: `/clients/${encodeURIComponent(String(queryArg.id))}/names-confirmation`,
        method: "DELETE",
      }),
    }),
    unmergeClient: build.mutation<
      UnmergeClientApiResponse,
      UnmergeClientApiArg
    >({
      query: (queryArg) => ({
        url: `/clients/${encodeURIComponent(String(queryArg.id))}/merges/${encodeURIComponent(String(queryArg.recordId))}`,
        method: "DELETE",
      }),
    }),
    listHealthNotes: build.query<
      ListHealthNotesApiResponse,
      ListHealthNotesApiArg
    >({
      query: (queryArg) => ({
        url: `/bookings/${encodeURIComponent(String(queryArg.id))}/health-notes`,
      }),
    }),
    previewErasure: build.query<
      PreviewErasureApiResponse,
      PreviewErasureApiArg
    >({
      query: (queryArg) => ({
        url: `/clients/${encodeURIComponent(String(queryArg.id))}/erasure`,
      }),
    }),
    eraseClient: build.mutation<EraseClientApiResponse, EraseClientApiArg>({
      query: (queryArg) => ({
        url: `/clients/${encodeURIComponent(String(queryArg.id))}/erasure`,
        method: "POST",
        body: queryArg.eraseClientDto,
      }),
    }),
    listRefusedMails: build.query<
      ListRefusedMailsApiResponse,
      ListRefusedMailsApiArg
    >({
      query: (queryArg) => ({
        url: `/clients/${encodeURIComponent(String(queryArg.id))}/refused-mails`,
      }),
    }),
    listPastBookings: build.query<
      ListPastBookingsApiResponse,
      ListPastBookingsApiArg
    >({
      query: (queryArg) => ({
        url: `/office/bookings/as-of`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          date: queryArg.date,
          status: queryArg.status,
          name: queryArg.name,
          therapist_id: queryArg.therapistId,
          order: queryArg.order,
          at: queryArg.at,
          client_id: queryArg.clientId,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          seq: queryArg.seq,
        },
      }),
    }),
    listPastCustomers: build.query<
      ListPastCustomersApiResponse,
      ListPastCustomersApiArg
    >({
      query: (queryArg) => ({
        url: `/office/customers/as-of`,
        params: {
          at: queryArg.at,
          cursor: queryArg.cursor,
          limit: queryArg.limit,
          search: queryArg.search,
          seq: queryArg.seq,
        },
      }),
    }),
    listPastRequests: build.query<
      ListPastRequestsApiResponse,
      ListPastRequestsApiArg
    >({
      query: (queryArg) => ({
        url: `/office/requests/as-of`,
        params: {
          at: queryArg.at,
          seq: queryArg.seq,
        },
      }),
    }),
    getPastToday: build.query<GetPastTodayApiResponse, GetPastTodayApiArg>({
      query: (queryArg) => ({
        url: `/office/today/as-of`,
        params: {
          at: queryArg.at,
          seq: queryArg.seq,
        },
      }),
    }),
    getPastClient: build.query<GetPastClientApiResponse, GetPastClientApiArg>({
      query: (queryArg) => ({
        url: `/clients/${encodeURIComponent(String(queryArg.id))}/as-of`,
        params: {
          at: queryArg.at,
          seq: queryArg.seq,
        },
      }),
    }),
    getToday: build.query<GetTodayApiResponse, GetTodayApiArg>({
      query: () => ({ url: `/reports/today` }),
    }),
    getPerformanceReport: build.query<
      GetPerformanceReportApiResponse,
      GetPerformanceReportApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/performance`,
        params: {
          start_date: queryArg.startDate,
          end_date: queryArg.endDate,
          as_of: queryArg.asOf,
        },
      }),
    }),
    listPerformanceBookings: build.query<
      ListPerformanceBookingsApiResponse,
      ListPerformanceBookingsApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/performance/bookings`,
        params: {
          start_date: queryArg.startDate,
          end_date: queryArg.endDate,
          as_of: queryArg.asOf,
          figure: queryArg.figure,
          therapist_id: queryArg.therapistId,
          service_id: queryArg.serviceId,
          weekday: queryArg.weekday,
          hour: queryArg.hour,
          page: queryArg.page,
        },
      }),
    }),
    getWeeklyCards: build.query<
      GetWeeklyCardsApiResponse,
      GetWeeklyCardsApiArg
    >({
      query: () => ({ url: `/reports/week` }),
    }),
    getRevenueReport: build.query<
      GetRevenueReportApiResponse,
      GetRevenueReportApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/revenue`,
        params: {
          start_date: queryArg.startDate,
          end_date: queryArg.endDate,
          status: queryArg.status,
          as_of: queryArg.asOf,
          therapist_id: queryArg.therapistId,
        },
      }),
    }),
    exportRevenueReport: build.mutation<
      ExportRevenueReportApiResponse,
      ExportRevenueReportApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/revenue/exports`,
        method: "POST",
        body: queryArg.revenueReportQueryDto,
      }),
    }),
    getMoneyReport: build.query<
      GetMoneyReportApiResponse,
      GetMoneyReportApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/money`,
        params: {
          start_date: queryArg.startDate,
          end_date: queryArg.endDate,
          as_of: queryArg.asOf,
        },
      }),
    }),
    listMoneyBookings: build.query<
      ListMoneyBookingsApiResponse,
      ListMoneyBookingsApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/money/bookings`,
        params: {
          start_date: queryArg.startDate,
          end_date: queryArg.endDate,
          as_of: queryArg.asOf,
          cause: queryArg.cause,
          page: queryArg.page,
        },
      }),
    }),
    exportPerformanceFigures: build.mutation<
      ExportPerformanceFiguresApiResponse,
      ExportPerformanceFiguresApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/performance/files`,
        method: "POST",
        body: queryArg.performanceFileDto,
      }),
    }),
    exportRevenueFigures: build.mutation<
      ExportRevenueFiguresApiResponse,
      ExportRevenueFiguresApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/revenue/files`,
        method: "POST",
        body: queryArg.revenueFileDto,
      }),
    }),
    exportMoneyFigures: build.mutation<
      ExportMoneyFiguresApiResponse,
      ExportMoneyFiguresApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/money/files`,
        method: "POST",
        body: queryArg.moneyFileDto,
      }),
    }),
    getMonthlyReportMail: build.query<
      GetMonthlyReportMailApiResponse,
      GetMonthlyReportMailApiArg
    >({
      query: () => ({ url: `/reports/monthly-mail` }),
    }),
    changeMonthlyReportMail: build.mutation<
      ChangeMonthlyReportMailApiResponse,
      ChangeMonthlyReportMailApiArg
    >({
      query: (queryArg) => ({
        url: `/reports/monthly-mail`,
        method: "PUT",
        body: queryArg.monthlyReportMailDto,
      }),
    }),
    getHeadMail: build.query<GetHeadMailApiResponse, GetHeadMailApiArg>({
      query: () => ({ url: `/admin-action-logs/chain/mail` }),
    }),
    changeHeadMail: build.mutation<
      ChangeHeadMailApiResponse,
      ChangeHeadMailApiArg
    >({
      query: (queryArg) => ({
        url: `/admin-action-logs/chain/mail`,
        method: "PUT",
        body: queryArg.headMailDto,
      }),
    }),
    listActionLogs: build.query<
      ListActionLogsApiResponse,
      ListActionLogsApiArg
    >({
      query: (queryArg) => ({
        url: `/admin-action-logs`,
        params: {
          from: queryArg["from"],
          to: queryArg.to,
          before: queryArg.before,
          search: queryArg.search,
          kind: queryArg.kind,
          who: queryArg.who,
          account_id: queryArg.accountId,
          client_id: queryArg.clientId,
        },
      }),
    }),
    getActionLogChain: build.query<
      GetActionLogChainApiResponse,
      GetActionLogChainApiArg
    >({
      query: () => ({ url: `/admin-action-logs/chain` }),
    }),
    getActionLog: build.query<GetActionLogApiResponse, GetActionLogApiArg>({
      query: (queryArg) => ({
        url: `/admin-action-logs/${encodeURIComponent(String(queryArg.id))}`,
      }),
    }),
    getEarlierDetails: build.query<
      GetEarlierDetailsApiResponse,
      GetEarlierDetailsApiArg
    >({
      query: (queryArg) => ({
        url: `/admin-action-logs/${encodeURIComponent(String(queryArg.id))}/earlier`,
      }),
    }),
    checkActionLogChain: build.mutation<
      CheckActionLogChainApiResponse,
      CheckActionLogChainApiArg
    >({
      query: () => ({ url: `/admin-action-logs/chain/checks`, method: "POST" }),
    }),
    exportActionLog: build.mutation<
      ExportActionLogApiResponse,
      ExportActionLogApiArg
    >({
      query: (queryArg) => ({
        url: `/admin-action-logs/exports`,
        method: "POST",
        body: queryArg.actionLogFilterDto,
      }),
    }),
    getSystemStatus: build.query<
      GetSystemStatusApiResponse,
      GetSystemStatusApiArg
    >({
      query: () => ({ url: `/system-status` }),
    }),
    retryDelivery: build.mutation<
      RetryDeliveryApiResponse,
      RetryDeliveryApiArg
    >({
      query: (queryArg) => ({
        url: `/system-status/retries`,
        method: "POST",
        body: queryArg.retryDto,
      }),
    }),
    retryRefusedMails: build.mutation<
      RetryRefusedMailsApiResponse,
      RetryRefusedMailsApiArg
    >({
      query: () => ({
        url: `/system-status/refused-mails/retries`,
        method: "POST",
      }),
    }),
    dismissRefusedMail: build.mutation<
      DismissRefusedMailApiResponse,
      DismissRefusedMailApiArg
    >({
      query: (queryArg) => ({
        url: `/system-status/dismissals`,
        method: "POST",
        body: queryArg.retryDto,
      }),
    }),
    reportCrash: build.mutation<ReportCrashApiResponse, ReportCrashApiArg>({
      query: (queryArg) => ({
        url: `/crash-reports`,
        method: "POST",
        body: queryArg.crashReportDto,
      }),
    }),
    importFile: build.mutation<ImportFileApiResponse, ImportFileApiArg>({
      query: (queryArg) => ({
        url: `/imports/${encodeURIComponent(String(queryArg.kind))}`,
        method: "POST",
        body: queryArg.body,
        params: {
          dry_run: queryArg.dryRun,
          date_order: queryArg.dateOrder,
          defaults: queryArg.defaults,
          columns: queryArg.columns,
          names: queryArg.names,
          leave_out: queryArg.leaveOut,
        },
      }),
    }),
    listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
      query: () => ({ url: `/imports` }),
    }),
    previewImportUndo: build.query<
      PreviewImportUndoApiResponse,
      PreviewImportUndoApiArg
    >({
      query: (queryArg) => ({
        url: `/imports/${encodeURIComponent(String(queryArg.id))}/undo`,
      }),
    }),
    startImportUndo: build.mutation<
      StartImportUndoApiResponse,
      StartImportUndoApiArg
    >({
      query: (queryArg) => ({
        url: `/imports/${encodeURIComponent(String(queryArg.id))}/undo`,
        method: "POST",
      }),
    }),
    getLastShopExport: build.query<
      GetLastShopExportApiResponse,
      GetLastShopExportApiArg
    >({
      query: () => ({ url: `/shop-exports/last` }),
    }),
    getSetupChecklist: build.query<
      GetSetupChecklistApiResponse,
      GetSetupChecklistApiArg
    >({
      query: () => ({ url: `/setup/checklist` }),
    }),
    hideSetupChecklist: build.mutation<
      HideSetupChecklistApiResponse,
      HideSetupChecklistApiArg
    >({
      query: () => ({ url: `/setup/checklist/hiding`, method: "POST" }),
    }),
    sendTestMail: build.mutation<SendTestMailApiResponse, SendTestMailApiArg>({
      query: () => ({ url: `/setup/test-mails`, method: "POST" }),
    }),
    confirmTestMail: build.mutation<
      ConfirmTestMailApiResponse,
      ConfirmTestMailApiArg
    >({
      query: (queryArg) => ({
        url: `/setup/test-mails/receipt`,
        method: "POST",
        body: queryArg.testMailReceiptDto,
      }),
    }),
    listWebhooks: build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
      query: () => ({ url: `/webhooks` }),
    }),
    addWebhook: build.mutation<AddWebhookApiResponse, AddWebhookApiArg>({
      query: (queryArg) => ({
        url: `/webhooks`,
        method: "POST",
        body: queryArg.newWebhookDto,
      }),
    }),
    removeWebhook: build.mutation<
      RemoveWebhookApiResponse,
      RemoveWebhookApiArg
    >({
      query: (queryArg) => ({
        url: `/webhooks/${encodeURIComponent(String(queryArg.id))}`,
        method: "DELETE",
      }),
    }),
    rotateWebhookSecret: build.mutation<
      RotateWebhookSecretApiResponse,
      RotateWebhookSecretApiArg
    >({
      query: (queryArg) => ({
        url: `/webhooks/${encodeURIComponent(String(queryArg.id))}/rotation`,
        method: "POST",
      }),
    }),
    testWebhook: build.mutation<TestWebhookApiResponse, TestWebhookApiArg>({
      query: (queryArg) => ({
        url: `/webhooks/${encodeURIComponent(String(queryArg.id))}/tests`,
        method: "POST",
      }),
    }),
    listWebhookMessages: build.query<
      ListWebhookMessagesApiResponse,
      ListWebhookMessagesApiArg
    >({
      query: (queryArg) => ({
        url: `/webhooks/${encodeURIComponent(String(queryArg.id))}/messages`,
      }),
    }),
    resendWebhookMessage: build.mutation<
      ResendWebhookMessageApiResponse,
      ResendWebhookMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/webhooks/${encodeURIComponent(String(queryArg.id))}/messages/${encodeURIComponent(String(queryArg.eventId))}/retries`,
        method: "POST",
      }),
    }),
    getLanding: build.query<GetLandingApiResponse, GetLandingApiArg>({
      query: () => ({ url: `/landing` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as api };
export type SignInApiResponse =
  | /** status 200 Signed in */ SessionDto
  | /** status 202 The code of the second factor is awaited */ SecondFactorChallengeDto;
export type SignInApiArg = {
  signInDto: SignInDto;
};
export type PassSecondFactorApiResponse = /** status 200  */ SessionDto;
export type PassSecondFactorApiArg = {
  secondFactorCodeDto: SecondFactorCodeDto;
};
export type RefreshSessionApiResponse = /** status 200  */ SessionDto;
export type RefreshSessionApiArg = void;
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type GetSessionApiResponse = /** status 200  */ SessionDto;
export type GetSessionApiArg = void;
export type RequestPasswordResetApiResponse = unknown;
export type RequestPasswordResetApiArg = {
  forgottenPasswordDto: ForgottenPasswordDto;
};
export type ReadPasswordLinkApiResponse = /** status 200  */ LinkOwnerDto;
export type ReadPasswordLinkApiArg = {
  passwordLinkDto: PasswordLinkDto;
};
export type SetPasswordByLinkApiResponse =
  | /** status 200 Signed in */ SessionDto
  | /** status 202 The code of the second factor is awaited */ SecondFactorChallengeDto;
export type SetPasswordByLinkApiArg = {
  newPasswordDto: NewPasswordDto;
};
export type ChangePasswordApiResponse = /** status 200  */ SessionDto;
export type ChangePasswordApiArg = {
  changePasswordDto: ChangePasswordDto;
};
export type ListOwnSessionsApiResponse = /** status 200  */ OwnSessionDto[];
export type ListOwnSessionsApiArg = void;
export type EndOwnSessionApiResponse = unknown;
export type EndOwnSessionApiArg = {
  id: string;
};
export type SignOutElsewhereApiResponse = unknown;
export type SignOutElsewhereApiArg = void;
export type SignOutEverywhereApiResponse = unknown;
export type SignOutEverywhereApiArg = void;
export type GetOwnSecondFactorApiResponse = /** status 200  */ SecondFactorDto;
export type GetOwnSecondFactorApiArg = void;
export type BeginSecondFactorApiResponse =
  /** status 200  */ SecondFactorSecretDto;
export type BeginSecondFactorApiArg = {
  ownPasswordDto: OwnPasswordDto;
};
export type EnableSecondFactorApiResponse = /** status 200  */ RecoveryCodesDto;
export type EnableSecondFactorApiArg = {
  firstCodeDto: FirstCodeDto;
};
export type RenewRecoveryCodesApiResponse = /** status 200  */ RecoveryCodesDto;
export type RenewRecoveryCodesApiArg = {
  ownProofDto: OwnProofDto;
};
export type DisableSecondFactorApiResponse = unknown;
export type DisableSecondFactorApiArg = {
  ownProofDto: OwnProofDto;
};
export type InviteAgainApiResponse = unknown;
export type InviteAgainApiArg = {
  id: string;
};
export type SetAccountAccessApiResponse = unknown;
export type SetAccountAccessApiArg = {
  id: string;
  accountAccessDto: AccountAccessDto;
};
export type ResetSecondFactorApiResponse = unknown;
export type ResetSecondFactorApiArg = {
  id: string;
};
export type SignAccountOutApiResponse = unknown;
export type SignAccountOutApiArg = {
  id: string;
};
export type ListApiKeysApiResponse = /** status 200  */ ApiKeysDto;
export type ListApiKeysApiArg = void;
export type CreateApiKeyApiResponse = /** status 201  */ CreatedApiKeyDto;
export type CreateApiKeyApiArg = {
  newApiKeyDto: NewApiKeyDto;
};
export type RevokeApiKeyApiResponse = unknown;
export type RevokeApiKeyApiArg = {
  id: string;
};
export type ResolveBookingLinkApiResponse = /** status 200  */ BookingLinkDto;
export type ResolveBookingLinkApiArg = {
  /** The slug of a service. */
  service?: string;
  /** The slug of a therapist. */
  therapist?: string;
  /** Preselected date, `yyyy-MM-dd`. */
  date?: string;
};
export type ListServicesApiResponse = /** status 200  */ ServiceDto[];
export type ListServicesApiArg = void;
export type CreateServiceApiResponse = /** status 201  */ OfficeServiceDto;
export type CreateServiceApiArg = {
  newServiceDto: NewServiceDto;
};
export type GetUnassignedTherapistApiResponse =
  /** status 200  */ UnassignedTherapistDto;
export type GetUnassignedTherapistApiArg = void;
export type ListOfficeServicesApiResponse =
  /** status 200  */ OfficeServiceDto[];
export type ListOfficeServicesApiArg = {
  /** Whether services that are no longer offered are listed, too. */
  includeRetired: boolean;
};
export type UpdateServiceApiResponse = /** status 200  */ OfficeServiceDto;
export type UpdateServiceApiArg = {
  id: string;
  editServiceDto: EditServiceDto;
};
export type RemoveServiceApiResponse = /** status 200  */ RemovedServiceDto;
export type RemoveServiceApiArg = {
  id: string;
  /** The version that was shown. */
  version: number;
};
export type RestoreServiceApiResponse = /** status 200  */ OfficeServiceDto;
export type RestoreServiceApiArg = {
  id: string;
  versionDto: VersionDto;
};
export type ListAddOnsApiResponse = /** status 200  */ AddOnDto[];
export type ListAddOnsApiArg = void;
export type CreateAddOnApiResponse = /** status 201  */ OfficeAddOnDto;
export type CreateAddOnApiArg = {
  newAddOnDto: NewAddOnDto;
};
export type ListOfficeAddOnsApiResponse = /** status 200  */ OfficeAddOnDto[];
export type ListOfficeAddOnsApiArg = void;
export type UpdateAddOnApiResponse = /** status 200  */ OfficeAddOnDto;
export type UpdateAddOnApiArg = {
  id: string;
  editAddOnDto: EditAddOnDto;
};
export type CreateTherapistApiResponse = /** status 201  */ TherapistRecordDto;
export type CreateTherapistApiArg = {
  newTherapistDto: NewTherapistDto;
};
export type ListTherapistsApiResponse = /** status 200  */ TherapistCardDto[];
export type ListTherapistsApiArg = void;
export type UpdateTherapistApiResponse = /** status 200  */ TherapistRecordDto;
export type UpdateTherapistApiArg = {
  id: string;
  editTherapistDto: EditTherapistDto;
};
export type GetProfileApiResponse = /** status 200  */ TherapistRecordDto;
export type GetProfileApiArg = void;
export type UpdateProfileApiResponse = /** status 200  */ TherapistRecordDto;
export type UpdateProfileApiArg = {
  id: string;
  editProfileDto: EditProfileDto;
};
export type ListTreatmentsApiResponse =
  /** status 200  */ TherapistTreatmentsDto[];
export type ListTreatmentsApiArg = void;
export type SetTreatmentsApiResponse =
  /** status 200  */ TherapistTreatmentsDto;
export type SetTreatmentsApiArg = {
  id: string;
  editTreatmentsDto: EditTreatmentsDto;
};
export type UploadPhotoApiResponse = /** status 201  */ PhotoDto;
export type UploadPhotoApiArg = {
  body: Blob;
};
export type GetSettingsApiResponse = /** status 200  */ SettingsDto;
export type GetSettingsApiArg = void;
export type SaveShopDetailsApiResponse = /** status 200  */ SettingsDto;
export type SaveShopDetailsApiArg = {
  editShopDetailsDto: EditShopDetailsDto;
};
export type SaveBusinessHoursApiResponse = /** status 200  */ SettingsDto;
export type SaveBusinessHoursApiArg = {
  editBusinessHoursDto: EditBusinessHoursDto;
};
export type SaveCancellationPolicyApiResponse = /** status 200  */ SettingsDto;
export type SaveCancellationPolicyApiArg = {
  editCancellationPolicyDto: EditCancellationPolicyDto;
};
export type SavePaymentSettingsApiResponse = /** status 200  */ SettingsDto;
export type SavePaymentSettingsApiArg = {
  editPaymentSettingsDto: EditPaymentSettingsDto;
};
export type SaveSalesSettingsApiResponse = /** status 200  */ SettingsDto;
export type SaveSalesSettingsApiArg = {
  editSalesSettingsDto: EditSalesSettingsDto;
};
export type SaveAccountCodesApiResponse = /** status 200  */ SettingsDto;
export type SaveAccountCodesApiArg = {
  editAccountCodesDto: EditAccountCodesDto;
};
export type SaveSecuritySettingsApiResponse = /** status 200  */ SettingsDto;
export type SaveSecuritySettingsApiArg = {
  editSecuritySettingsDto: EditSecuritySettingsDto;
};
export type SaveEmbedSettingsApiResponse = /** status 200  */ SettingsDto;
export type SaveEmbedSettingsApiArg = {
  editEmbedSettingsDto: EditEmbedSettingsDto;
};
export type SaveReminderSettingsApiResponse = /** status 200  */ SettingsDto;
export type SaveReminderSettingsApiArg = {
  editReminderSettingsDto: EditReminderSettingsDto;
};
export type SaveShiftTypesApiResponse = /** status 200  */ SettingsDto;
export type SaveShiftTypesApiArg = {
  editShiftTypesDto: EditShiftTypesDto;
};
export type GetUserRoleApiResponse = /** status 200  */ UserRoleDto;
export type GetUserRoleApiArg = void;
export type ListAccountsApiResponse = /** status 200  */ StaffAccountDto[];
export type ListAccountsApiArg = void;
export type InviteUserApiResponse = /** status 201  */ StaffAccountIdDto;
export type InviteUserApiArg = {
  inviteDto: InviteDto;
};
export type GetAccessAsOfApiResponse = /** status 200  */ AccessAsOfDto;
export type GetAccessAsOfApiArg = {
  date: string;
  /** Time, `HH:mm`; the end of that day when absent. */
  time?: string;
};
export type EditAccountApiResponse = unknown;
export type EditAccountApiArg = {
  id: string;
  editAccountDto: EditAccountDto;
};
export type GetDayAvailabilityApiResponse =
  /** status 200  */ DayAvailabilityDto;
export type GetDayAvailabilityApiArg = {
  date: string;
  therapistId: string;
  /** The service to be booked, which decides the therapists who give it and its duration with the therapist. */
  serviceId?: string;
  /** Minutes of the appointment, where they differ from the service's; counts where slots are occupied for their full
    duration. */
  duration?: number;
  /** Minutes of the add-ons, which come on top of these; 0 when it is left out. */
  extra?: number;
  /** The booking to be moved, whose own reservation does not count. */
  excludeBookingId?: string;
};
export type GetMonthAvailabilityApiResponse =
  /** status 200  */ MonthAvailabilityDto;
export type GetMonthAvailabilityApiArg = {
  /** The therapist; without one, or with Any Available, a day is available when any therapist has a start. */
  therapistId?: string;
  /** The month, `yyyy-MM`. */
  month: string;
  /** The service to be booked, which decides the therapists who give it and its duration with the therapist. */
  serviceId?: string;
  /** Minutes of the appointment, where they differ from the service's; counts where slots are occupied for their full
    duration. */
  duration?: number;
  /** Minutes of the add-ons, which come on top of these; 0 when it is left out. */
  extra?: number;
  /** The booking to be moved, whose own reservation does not count. */
  excludeBookingId?: string;
};
export type ListTimeSlotsApiResponse = /** status 200  */ TimeSlotDto[];
export type ListTimeSlotsApiArg = void;
export type AddTimeSlotApiResponse = /** status 201  */ OfficeTimeSlotDto;
export type AddTimeSlotApiArg = {
  newTimeSlotDto: NewTimeSlotDto;
};
export type ListRosterApiResponse = /** status 200  */ RosterEntryDto[];
export type ListRosterApiArg = {
  date?: string;
  from?: string;
};
export type ListOfferedTherapistsApiResponse =
  /** status 200  */ OfferedTherapistDto[];
export type ListOfferedTherapistsApiArg = {
  /** Minutes of the add-ons, which come on top of these; 0 when it is left out. */
  extra?: number;
  date?: string;
  time?: string;
  serviceId?: string;
};
export type ListNextStartsApiResponse = /** status 200  */ NextStartDto[];
export type ListNextStartsApiArg = {
  /** The first date to look at; today when absent. */
  from?: string;
  /** The therapist; without one, or with Any Available, everybody is asked. */
  therapistId?: string;
  /** The service to be booked, which decides the therapists who give it and its duration with the therapist. */
  serviceId?: string;
  /** Minutes of the appointment, where they differ from the service's; counts where slots are occupied for their full
    duration. */
  duration?: number;
  /** Minutes of the add-ons, which come on top of these; 0 when it is left out. */
  extra?: number;
  /** The booking to be moved, whose own reservation does not count. */
  excludeBookingId?: string;
};
export type ListBlocksApiResponse = /** status 200  */ BlockDto[];
export type ListBlocksApiArg = {
  id: string;
  /** First day to be listed. */
  from?: string;
  /** Last day to be listed. */
  to?: string;
};
export type BlockTherapistDayApiResponse = /** status 201  */ BlockDto;
export type BlockTherapistDayApiArg = {
  id: string;
  newBlockDto: NewBlockDto;
};
export type EditBlockApiResponse = /** status 200  */ BlockDto;
export type EditBlockApiArg = {
  id: string;
  editBlockDto: EditBlockDto;
};
export type UnblockTherapistDayApiResponse = unknown;
export type UnblockTherapistDayApiArg = {
  id: string;
  /** The version that was shown. */
  version: number;
};
export type ListOfficeStartsApiResponse = /** status 200  */ OfficeStartDto[];
export type ListOfficeStartsApiArg = {
  /** The first date to look at; today when absent. */
  from?: string;
  /** The therapist; without one, or with Any Available, everybody is asked. */
  therapistId?: string;
  /** The service to be booked, which decides the therapists who give it and its duration with the therapist. */
  serviceId?: string;
  /** Minutes of the appointment, where they differ from the service's; counts where slots are occupied for their full
    duration. */
  duration?: number;
  /** Minutes of the add-ons, which come on top of these; 0 when it is left out. */
  extra?: number;
  /** The booking to be moved, whose own reservation does not count. */
  excludeBookingId?: string;
};
export type ListOfficeTherapistsApiResponse =
  /** status 200  */ OfficeTherapistDto[];
export type ListOfficeTherapistsApiArg = void;
export type ListOfficeTimesApiResponse = /** status 200  */ OfficeTimesDto;
export type ListOfficeTimesApiArg = {
  date: string;
  therapistId: string;
  /** The service to be booked, which decides the therapists who give it and its duration with the therapist. */
  serviceId?: string;
  /** Minutes of the appointment, where they differ from the service's; counts where slots are occupied for their full
    duration. */
  duration?: number;
  /** Minutes of the add-ons, which come on top of these; 0 when it is left out. */
  extra?: number;
  /** The booking to be moved, whose own reservation does not count. */
  excludeBookingId?: string;
};
export type ListFreeTherapistsApiResponse =
  /** status 200  */ FreeTherapistDto[];
export type ListFreeTherapistsApiArg = {
  date: string;
  time: string;
  /** The service to be booked, which decides the therapists who give it and its duration with the therapist. */
  serviceId?: string;
  /** Minutes of the appointment, where they differ from the service's; counts where slots are occupied for their full
    duration. */
  duration?: number;
  /** Minutes of the add-ons, which come on top of these; 0 when it is left out. */
  extra?: number;
  /** The booking to be moved, whose own reservation does not count. */
  excludeBookingId?: string;
};
export type ListOfficeDaysApiResponse = /** status 200  */ CalendarDayDto[];
export type ListOfficeDaysApiArg = {
  from: string;
  to: string;
};
export type SaveBookingRulesApiResponse = /** status 200  */ SettingsDto;
export type SaveBookingRulesApiArg = {
  editBookingRulesDto: EditBookingRulesDto;
};
export type ListClosuresApiResponse = /** status 200  */ ClosureDto[];
export type ListClosuresApiArg = void;
export type AddClosureApiResponse = /** status 201  */ ClosureDto;
export type AddClosureApiArg = {
  newClosureDto: NewClosureDto;
};
export type ListPublicHolidaysApiResponse = /** status 200  */ HolidaysDto;
export type ListPublicHolidaysApiArg = {
  year: number;
  /** Region within the country, such as `NSW`; when left out, the one that the shop's address names. */
  region: string;
};
export type EditClosureApiResponse = /** status 200  */ ClosureDto;
export type EditClosureApiArg = {
  id: string;
  editClosureDto: EditClosureDto;
};
export type RemoveClosureApiResponse = unknown;
export type RemoveClosureApiArg = {
  id: string;
  /** The version that was shown. */
  version: number;
};
export type GetShopApiResponse = /** status 200  */ ShopDto;
export type GetShopApiArg = void;
export type ListLeaveApiResponse = /** status 200  */ LeaveDto[];
export type ListLeaveApiArg = {
  /** First day to be listed. */
  from?: string;
  /** Last day to be listed. */
  to?: string;
  therapistId?: string;
  /** Whether only requested and approved leave is listed. */
  open: boolean;
};
export type AddLeaveApiResponse = /** status 201  */ LeaveDto;
export type AddLeaveApiArg = {
  newLeaveDto: NewLeaveDto;
};
export type CountLeaveRequestsApiResponse =
  /** status 200  */ LeaveRequestCountDto;
export type CountLeaveRequestsApiArg = void;
export type ListLeaveBookingsApiResponse = /** status 200  */ LeaveBookingDto[];
export type ListLeaveBookingsApiArg = {
  firstDate: string;
  /** The last day, inclusive. */
  lastDate: string;
  /** Start time on each day; without hours the leave takes whole days. */
  startTime?: string | null;
  endTime?: string | null;
  /** The last day on which it may fall when it repeats each week. */
  repeatsUntil?: string | null;
  therapistId: string;
};
export type ApproveLeaveApiResponse = /** status 200  */ LeaveDto;
export type ApproveLeaveApiArg = {
  id: string;
  approveLeaveDto: ApproveLeaveDto;
};
export type DeclineLeaveApiResponse = /** status 200  */ LeaveDto;
export type DeclineLeaveApiArg = {
  id: string;
  declineLeaveDto: DeclineLeaveDto;
};
export type WithdrawLeaveApiResponse = /** status 200  */ LeaveDto;
export type WithdrawLeaveApiArg = {
  id: string;
  versionDto: VersionDto;
};
export type ReopenLeaveApiResponse = /** status 200  */ LeaveDto;
export type ReopenLeaveApiArg = {
  id: string;
  versionDto: VersionDto;
};
export type GetOwnCalendarApiResponse = /** status 200  */ OwnCalendarDto;
export type GetOwnCalendarApiArg = {
  id: string;
};
export type ConnectOwnCalendarApiResponse = /** status 200  */ OwnCalendarDto;
export type ConnectOwnCalendarApiArg = {
  id: string;
  ownCalendarAddressDto: OwnCalendarAddressDto;
};
export type RemoveOwnCalendarApiResponse = unknown;
export type RemoveOwnCalendarApiArg = {
  id: string;
};
export type ReadOwnCalendarApiResponse = /** status 200  */ OwnCalendarDto;
export type ReadOwnCalendarApiArg = {
  id: string;
};
export type ListRosterEntriesApiResponse =
  /** status 200  */ OfficeRosterEntryDto[];
export type ListRosterEntriesApiArg = {
  /** First day to be listed. */
  from?: string;
  /** Last day to be listed. */
  to?: string;
  therapistId?: string;
};
export type AddRosterEntryApiResponse = /** status 201  */ SavedRosterEntryDto;
export type AddRosterEntryApiArg = {
  newRosterEntryDto: NewRosterEntryDto;
};
export type EditRosterEntryApiResponse = /** status 200  */ SavedRosterEntryDto;
export type EditRosterEntryApiArg = {
  id: string;
  editRosterEntryDto: EditRosterEntryDto;
};
export type RemoveRosterEntryApiResponse = unknown;
export type RemoveRosterEntryApiArg = {
  id: string;
  /** The version that was shown. */
  version: number;
  /** Whether the shift is removed although bookings lose it. */
  keep: boolean;
};
export type PreviewWeekCopyApiResponse = /** status 200  */ RosterPlanDto;
export type PreviewWeekCopyApiArg = void;
export type ApplyWeekCopyApiResponse = /** status 200  */ AppliedRosterPlanDto;
export type ApplyWeekCopyApiArg = void;
export type PreviewGeneratedWeekApiResponse = /** status 200  */ RosterPlanDto;
export type PreviewGeneratedWeekApiArg = void;
export type ApplyGeneratedWeekApiResponse =
  /** status 200  */ AppliedRosterPlanDto;
export type ApplyGeneratedWeekApiArg = void;
export type ListRosterChangesApiResponse =
  /** status 200  */ UndoableRosterChangeDto[];
export type ListRosterChangesApiArg = void;
export type ChangeRosterApiResponse = /** status 200  */ AppliedRosterChangeDto;
export type ChangeRosterApiArg = {
  newRosterChangeDto: NewRosterChangeDto;
};
export type PreviewRosterUndoApiResponse = /** status 200  */ RosterOutcomeDto;
export type PreviewRosterUndoApiArg = {
  id: string;
};
export type UndoRosterChangeApiResponse =
  /** status 200  */ UndoneRosterChangeDto;
export type UndoRosterChangeApiArg = {
  id: string;
  keepBookingsDto: KeepBookingsDto;
};
export type ListRosterDraftsApiResponse = /** status 200  */ OfficeDraftDto[];
export type ListRosterDraftsApiArg = void;
export type PreviewPublicationApiResponse =
  /** status 200  */ PublicationPreviewDto;
export type PreviewPublicationApiArg = {
  publicationDto: PublicationDto;
};
export type PublishDraftsApiResponse = /** status 200  */ PublishedDto;
export type PublishDraftsApiArg = {
  publicationDto: PublicationDto;
};
export type PreviewRosterCopyApiResponse = /** status 200  */ RosterOutcomeDto;
export type PreviewRosterCopyApiArg = {
  rosterCopyDto: RosterCopyDto;
};
export type CopyRosterApiResponse = /** status 200  */ AppliedRosterChangeDto;
export type CopyRosterApiArg = {
  rosterCopyDto: RosterCopyDto;
};
export type ListRosterTemplatesApiResponse =
  /** status 200  */ RosterTemplateDto[];
export type ListRosterTemplatesApiArg = void;
export type SaveRosterTemplateApiResponse =
  /** status 201  */ RosterTemplateDto[];
export type SaveRosterTemplateApiArg = {
  newRosterTemplateDto: NewRosterTemplateDto;
};
export type RemoveRosterTemplateApiResponse = unknown;
export type RemoveRosterTemplateApiArg = {
  id: string;
  /** The version that was shown. */
  version: number;
};
export type PreviewTemplateUseApiResponse = /** status 200  */ RosterOutcomeDto;
export type PreviewTemplateUseApiArg = {
  id: string;
  templateUseDto: TemplateUseDto;
};
export type EnterRosterTemplateApiResponse =
  /** status 200  */ AppliedRosterChangeDto;
export type EnterRosterTemplateApiArg = {
  id: string;
  templateUseDto: TemplateUseDto;
};
export type ListRosterPatternsApiResponse =
  /** status 200  */ RosterPatternsDto;
export type ListRosterPatternsApiArg = void;
export type AddRosterPatternsApiResponse =
  /** status 200  */ AppliedPatternsDto;
export type AddRosterPatternsApiArg = {
  newPatternsDto: NewPatternsDto;
};
export type PreviewRosterPatternsApiResponse =
  /** status 200  */ RosterOutcomeDto;
export type PreviewRosterPatternsApiArg = {
  newPatternsDto: NewPatternsDto;
};
export type EndRosterPatternApiResponse = /** status 200  */ AppliedPatternsDto;
export type EndRosterPatternApiArg = {
  id: string;
  patternEndDto: PatternEndDto;
};
export type PreviewDeactivationApiResponse = /** status 200  */ DeactivationDto;
export type PreviewDeactivationApiArg = {
  id: string;
};
export type DeactivateTherapistApiResponse =
  /** status 200  */ TherapistRecordDto;
export type DeactivateTherapistApiArg = {
  id: string;
  deactivateTherapistDto: DeactivateTherapistDto;
};
export type ReactivateTherapistApiResponse =
  /** status 200  */ TherapistRecordDto;
export type ReactivateTherapistApiArg = {
  id: string;
  versionDto: VersionDto;
};
export type ListOfficeTimeSlotsApiResponse =
  /** status 200  */ OfficeTimeSlotDto[];
export type ListOfficeTimeSlotsApiArg = void;
export type OrderTimeSlotsApiResponse = /** status 200  */ OfficeTimeSlotDto[];
export type OrderTimeSlotsApiArg = {
  timeSlotOrderDto: TimeSlotOrderDto;
};
export type EditTimeSlotApiResponse = /** status 200  */ OfficeTimeSlotDto;
export type EditTimeSlotApiArg = {
  id: string;
  editTimeSlotDto: EditTimeSlotDto;
};
export type RemoveTimeSlotApiResponse = unknown;
export type RemoveTimeSlotApiArg = {
  id: string;
  /** The version that was shown. */
  version: number;
};
export type ToggleTimeSlotApiResponse = /** status 200  */ OfficeTimeSlotDto;
export type ToggleTimeSlotApiArg = {
  id: string;
  toggleTimeSlotDto: ToggleTimeSlotDto;
};
export type RequestBookingApiResponse = /** status 201  */ RequestedBookingDto;
export type RequestBookingApiArg = {
  /** A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for each other. 409 `idempotency-key-reused` when the rest of the request is another or comes from another user, 422 when it is no UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself. */
  "idempotency-key"?: string;
  bookingRequestDto: BookingRequestDto;
};
export type ListBookingsApiResponse = /** status 200  */ BookingPageDto;
export type ListBookingsApiArg = {
  /** First day to be listed. */
  from?: string;
  /** Last day to be listed. */
  to?: string;
  date?: string;
  /** The `previous_cursor` of a page, to read the page before it. */
  before?: string;
  /** `uncovered`: only open bookings from now on that no shift of their therapist covers. */
  coverage?: "uncovered";
  /** `active` is every status except cancelled. */
  status:
    | "active"
    | "all"
    | "pending"
    | "confirmed"
    | "completed"
    | "cancelled"
    | "no_show";
  /** Part of the client's name, email address or phone number, however they are spelt; words in any order. */
  name?: string;
  /** The therapist whose bookings are listed; all when left out. */
  therapistId?: string;
  /** The day state of the confirmed bookings that are listed; `late` are those of today that have begun while nobody is
    here. */
  dayState?: "expected" | "late" | "arrived" | "in_service";
  /** Order by date and time: the earliest first, or the latest. */
  order: "earliest" | "latest";
  /** The `next_cursor` of a page, to read the page behind it. */
  cursor?: string;
  limit: number;
};
export type CompleteBookingApiResponse = /** status 200  */ CompletedBookingDto;
export type CompleteBookingApiArg = {
  bookingSessionDto: BookingSessionDto;
};
export type GetMailStateApiResponse = /** status 200  */ MailStateDto;
export type GetMailStateApiArg = {
  bookingSessionDto: BookingSessionDto;
};
export type DownloadCalendarApiResponse = /** status 200  */ string;
export type DownloadCalendarApiArg = {
  bookingSessionDto: BookingSessionDto;
};
export type RequestBookingLinksApiResponse = unknown;
export type RequestBookingLinksApiArg = {
  bookingLinksDto: BookingLinksDto;
};
export type GetOwnNextTimesApiResponse = /** status 200  */ BookAgainDto;
export type GetOwnNextTimesApiArg = {
  bookingSessionDto: BookingSessionDto;
};
export type BookOwnAgainApiResponse = /** status 201  */ RequestedBookingDto;
export type BookOwnAgainApiArg = {
  /** A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for each other. 409 `idempotency-key-reused` when the rest of the request is another or comes from another user, 422 when it is no UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself. */
  "idempotency-key"?: string;
  bookAgainRequestDto: BookAgainRequestDto;
};
export type MoveOwnBookingApiResponse = /** status 200  */ CompletedBookingDto;
export type MoveOwnBookingApiArg = {
  /** A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for each other. 409 `idempotency-key-reused` when the rest of the request is another or comes from another user, 422 when it is no UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself. */
  "idempotency-key"?: string;
  ownMoveDto: OwnMoveDto;
};
export type CancelOwnBookingApiResponse =
  /** status 200  */ CompletedBookingDto;
export type CancelOwnBookingApiArg = {
  /** A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for each other. 409 `idempotency-key-reused` when the rest of the request is another or comes from another user, 422 when it is no UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself. */
  "idempotency-key"?: string;
  ownCancellationDto: OwnCancellationDto;
};
export type ConfirmOwnAttendanceApiResponse =
  /** status 200  */ CompletedBookingDto;
export type ConfirmOwnAttendanceApiArg = {
  ownAttendanceDto: OwnAttendanceDto;
};
export type ListVisitStartsApiResponse = /** status 200  */ VisitStartsDto;
export type ListVisitStartsApiArg = {
  date: string;
  /** Each is `service,therapist,guest`: the id of the service, that of the therapist or `any` for whoever is free, and 1
    or 2; the ids of its add-ons may follow. Repeated for each treatment, in their order. */
  part: string[];
  /** A visit to leave out, because it is the one to be moved. */
  excludeVisitId?: string;
};
export type ListNextVisitStartsApiResponse = /** status 200  */ VisitStartsDto;
export type ListNextVisitStartsApiArg = {
  date: string;
  /** Each is `service,therapist,guest`: the id of the service, that of the therapist or `any` for whoever is free, and 1
    or 2; the ids of its add-ons may follow. Repeated for each treatment, in their order. */
  part: string[];
  /** A visit to leave out, because it is the one to be moved. */
  excludeVisitId?: string;
};
export type RequestVisitApiResponse = /** status 201  */ RequestedVisitDto;
export type RequestVisitApiArg = {
  /** A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for each other. 409 `idempotency-key-reused` when the rest of the request is another or comes from another user, 422 when it is no UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself. */
  "idempotency-key"?: string;
  visitRequestDto: VisitRequestDto;
};
export type MoveOwnVisitApiResponse = /** status 200  */ CompletedBookingDto;
export type MoveOwnVisitApiArg = {
  /** A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for each other. 409 `idempotency-key-reused` when the rest of the request is another or comes from another user, 422 when it is no UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself. */
  "idempotency-key"?: string;
  ownVisitMoveDto: OwnVisitMoveDto;
};
export type GetVisitApiResponse = /** status 200  */ OfficeVisitDto;
export type GetVisitApiArg = {
  id: string;
};
export type ListOfficeVisitStartsApiResponse =
  /** status 200  */ VisitStartsDto;
export type ListOfficeVisitStartsApiArg = {
  date: string;
  /** Each is `service,therapist,guest`: the id of the service, that of the therapist or `any` for whoever is free, and 1
    or 2; the ids of its add-ons may follow. Repeated for each treatment, in their order. */
  part: string[];
  /** A visit to leave out, because it is the one to be moved. */
  excludeVisitId?: string;
};
export type AddVisitApiResponse = /** status 201  */ ChangedVisitDto;
export type AddVisitApiArg = {
  /** A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for each other. 409 `idempotency-key-reused` when the rest of the request is another or comes from another user, 422 when it is no UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself. */
  "idempotency-key"?: string;
  newOfficeVisitDto: NewOfficeVisitDto;
};
export type MoveVisitApiResponse = /** status 200  */ ChangedVisitDto;
export type MoveVisitApiArg = {
  id: string;
  moveVisitDto: MoveVisitDto;
};
export type CancelVisitApiResponse = /** status 200  */ ChangedVisitDto;
export type CancelVisitApiArg = {
  id: string;
  cancelVisitDto: CancelVisitDto;
};
export type ListWalkInTherapistsApiResponse =
  /** status 200  */ WalkInTherapistDto[];
export type ListWalkInTherapistsApiArg = {
  /** Start of today in shop time; left out: the present minute. */
  time?: string;
  serviceId: string;
};
export type AddWalkInApiResponse = /** status 201  */ ChangedBookingDto;
export type AddWalkInApiArg = {
  /** A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for each other. 409 `idempotency-key-reused` when the rest of the request is another or comes from another user, 422 when it is no UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself. */
  "idempotency-key"?: string;
  walkInDto: WalkInDto;
};
export type UndoWalkInApiResponse = /** status 200  */ ChangedBookingDto;
export type UndoWalkInApiArg = {
  id: string;
  versionDto: VersionDto;
};
export type VerifyBookingEmailApiResponse = /** status 200  */ VerifiedEmailDto;
export type VerifyBookingEmailApiArg = {
  verifyEmailDto: VerifyEmailDto;
};
export type ResendVerificationMailApiResponse = unknown;
export type ResendVerificationMailApiArg = {
  verificationMailDto: VerificationMailDto;
};
export type ListRequestsApiResponse = /** status 200  */ RequestInboxDto;
export type ListRequestsApiArg = {
  /** Requests still to come, requests whose time has passed without an answer, or bookings whose clients are to be
    called. */
  kind?: "waiting" | "unanswered" | "to-call";
  limit: number;
};
export type ReviewSlotApiResponse = /** status 200  */ SlotReviewDto;
export type ReviewSlotApiArg = {
  /** Minutes of the appointment, where they differ from the service's; counts where slots are occupied for their full
    duration. */
  duration?: number;
  bookingDate: string;
  bookingTime: string;
  serviceId: string;
  therapistId: string;
  /** The booking that is edited, which does not conflict with itself. */
  excludeBookingId?: string;
};
export type CountPendingBookingsApiResponse =
  /** status 200  */ PendingCountDto;
export type CountPendingBookingsApiArg = void;
export type ConfirmBookingApiResponse = /** status 200  */ ChangedBookingDto;
export type ConfirmBookingApiArg = {
  id: string;
  confirmBookingDto: ConfirmBookingDto;
};
export type GetDepositLinkApiResponse = /** status 200  */ DepositLinkDto;
export type GetDepositLinkApiArg = {
  id: string;
};
export type ConfirmAttendanceApiResponse = /** status 200  */ OfficeBookingDto;
export type ConfirmAttendanceApiArg = {
  id: string;
  versionDto: VersionDto;
};
export type CancelBookingApiResponse = /** status 200  */ ChangedBookingDto;
export type CancelBookingApiArg = {
  id: string;
  cancelBookingDto: CancelBookingDto;
};
export type GetDueDepositApiResponse = /** status 200  */ DueDepositDto;
export type GetDueDepositApiArg = {
  /** Each is `service,therapist` or `service,therapist,price`: the ids, and the agreed price in dollars where it is not
    that of the list. Repeated for each treatment. */
  part: string[];
  /** The client who was chosen; left out for one who is typed in. */
  clientId?: string;
};
export type GetDueDepositOfRequestApiResponse =
  /** status 200  */ DueDepositDto;
export type GetDueDepositOfRequestApiArg = {
  id: string;
};
export type ListBookingsOfDaysApiResponse = /** status 200  */ BookingDaysDto;
export type ListBookingsOfDaysApiArg = {
  from: string;
  to: string;
};
export type ExplainSlotApiResponse = /** status 200  */ SlotExplanationDto;
export type ExplainSlotApiArg = {
  date: string;
  time: string;
  therapistId: string;
};
export type GetPastDayApiResponse = /** status 200  */ PastDayDto;
export type GetPastDayApiArg = {
  at?: string;
  /** The day to look at. */
  date: string;
  /** Sequence number of the last event that had happened; wins over `at`. */
  seq?: number;
};
export type ExplainPastSlotApiResponse = /** status 200  */ PastSlotDto;
export type ExplainPastSlotApiArg = {
  at?: string;
  /** The day to look at. */
  date: string;
  time: string;
  therapistId: string;
  /** Minutes that the treatment would have taken. */
  minutes: number;
  /** Sequence number of the last event that had happened; wins over `at`. */
  seq?: number;
};
export type GetPastRosterApiResponse = /** status 200  */ PastRosterDto;
export type GetPastRosterApiArg = {
  at?: string;
  /** The first of seven days. */
  from: string;
  /** Sequence number of the last event that had happened; wins over `at`. */
  seq?: number;
};
export type GetPastWaitingListApiResponse =
  /** status 200  */ PastWaitingListDto;
export type GetPastWaitingListApiArg = {
  at?: string;
  /** Sequence number of the last event that had happened; wins over `at`. */
  seq?: number;
};
export type GetPastBookingApiResponse = /** status 200  */ PastBookingStateDto;
export type GetPastBookingApiArg = {
  id: string;
  at?: string;
  /** Sequence number of the last event that had happened; wins over `at`. */
  seq?: number;
};
export type CompleteTodayApiResponse = /** status 200  */ ChangedBookingsDto;
export type CompleteTodayApiArg = {
  /** Whether bookings of the 30 days before today are completed as well. */
  earlier?: "true" | "false";
};
export type UndoCompletionsApiResponse = /** status 200  */ ChangedBookingsDto;
export type UndoCompletionsApiArg = {
  undoCompletionsDto: UndoCompletionsDto;
};
export type GetCoverageApiResponse = /** status 200  */ CoverageDto;
export type GetCoverageApiArg = {
  from: string;
  /** Last day, included. */
  to: string;
  /** The therapist whose coverage is returned; all when left out. */
  therapistId?: string;
};
export type GetCalendarLinkApiResponse = /** status 200  */ CalendarLinkDto;
export type GetCalendarLinkApiArg = {
  id: string;
};
export type ResetCalendarLinkApiResponse =
  /** status 201  */ NewCalendarLinkDto;
export type ResetCalendarLinkApiArg = {
  id: string;
};
export type RemoveCalendarLinkApiResponse = unknown;
export type RemoveCalendarLinkApiArg = {
  id: string;
};
export type ExportBookingsApiResponse = /** status 200  */ string;
export type ExportBookingsApiArg = {
  bookingFilterDto: BookingFilterDto;
};
export type GetBookingApiResponse = /** status 200  */ OfficeBookingDto;
export type GetBookingApiArg = {
  id: string;
};
export type EditBookingApiResponse = /** status 200  */ ChangedBookingDto;
export type EditBookingApiArg = {
  id: string;
  editedBookingDto: EditedBookingDto;
};
export type AddBookingApiResponse = /** status 201  */ ChangedBookingDto;
export type AddBookingApiArg = {
  /** A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for each other. 409 `idempotency-key-reused` when the rest of the request is another or comes from another user, 422 when it is no UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself. */
  "idempotency-key"?: string;
  newOfficeBookingDto: NewOfficeBookingDto;
};
export type MoveBookingApiResponse = /** status 200  */ ChangedBookingDto;
export type MoveBookingApiArg = {
  id: string;
  appointmentDto: AppointmentDto;
};
export type ChangeDayStateApiResponse = /** status 200  */ ChangedBookingDto;
export type ChangeDayStateApiArg = {
  id: string;
  dayStateDto: DayStateDto;
};
export type CompleteOfficeBookingApiResponse =
  /** status 200  */ ChangedBookingDto;
export type CompleteOfficeBookingApiArg = {
  id: string;
  versionDto: VersionDto;
};
export type ReopenBookingApiResponse = /** status 200  */ ChangedBookingDto;
export type ReopenBookingApiArg = {
  id: string;
  reopenBookingDto: ReopenBookingDto;
};
export type ChangeOwnDayStateApiResponse = /** status 200  */ ChangedBookingDto;
export type ChangeOwnDayStateApiArg = {
  id: string;
  dayStateDto: DayStateDto;
};
export type CompleteOwnAppointmentApiResponse =
  /** status 200  */ ChangedBookingDto;
export type CompleteOwnAppointmentApiArg = {
  id: string;
  versionDto: VersionDto;
};
export type UndoOwnStepApiResponse = /** status 200  */ ChangedBookingDto;
export type UndoOwnStepApiArg = {
  id: string;
  versionDto: VersionDto;
};
export type GetBookingTimelineApiResponse =
  /** status 200  */ BookingTimelineDto;
export type GetBookingTimelineApiArg = {
  id: string;
};
export type UndoBookingChangeApiResponse = /** status 200  */ ChangedBookingDto;
export type UndoBookingChangeApiArg = {
  id: string;
  versionDto: VersionDto;
};
export type ResendLetterApiResponse = /** status 200  */ BookingTimelineDto;
export type ResendLetterApiArg = {
  id: string;
};
export type GetReminderPreviewApiResponse =
  /** status 200  */ ReminderPreviewDto;
export type GetReminderPreviewApiArg = void;
export type JoinWaitingListApiResponse =
  /** status 201  */ JoinedWaitingListDto;
export type JoinWaitingListApiArg = {
  /** A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for each other. 409 `idempotency-key-reused` when the rest of the request is another or comes from another user, 422 when it is no UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself. */
  "idempotency-key"?: string;
  joinWaitingListDto: JoinWaitingListDto;
};
export type ShowOwnWaitingEntryApiResponse =
  /** status 200  */ OwnWaitingEntryDto;
export type ShowOwnWaitingEntryApiArg = {
  waitingTokenDto: WaitingTokenDto;
};
export type AcceptOfferApiResponse = /** status 200  */ OwnWaitingEntryDto;
export type AcceptOfferApiArg = {
  acceptedOfferDto: AcceptedOfferDto;
};
export type DeclineOfferApiResponse = /** status 200  */ OwnWaitingEntryDto;
export type DeclineOfferApiArg = {
  waitingTokenDto: WaitingTokenDto;
};
export type LeaveWaitingListApiResponse = /** status 200  */ OwnWaitingEntryDto;
export type LeaveWaitingListApiArg = {
  waitingTokenDto: WaitingTokenDto;
};
export type ListWaitingApiResponse = /** status 200  */ OfficeWaitingListDto;
export type ListWaitingApiArg = {
  /** A day, to list only entries that a start on it would suit. */
  date?: string;
};
export type AddToWaitingListApiResponse =
  /** status 201  */ OfficeWaitingListDto;
export type AddToWaitingListApiArg = {
  /** A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for each other. 409 `idempotency-key-reused` when the rest of the request is another or comes from another user, 422 when it is no UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself. */
  "idempotency-key"?: string;
  officeJoinWaitingListDto: OfficeJoinWaitingListDto;
};
export type ListWaitingOpeningsApiResponse =
  /** status 200  */ WaitingOpeningsDto;
export type ListWaitingOpeningsApiArg = {
  serviceId: string;
  /** The therapist; null for anybody who gives the service. */
  therapistId?: string | null;
  date: string;
  from: string;
  to: string;
};
export type OfferToWaitingApiResponse = /** status 200  */ OfficeWaitingListDto;
export type OfferToWaitingApiArg = {
  id: string;
  waitingSlotDto: WaitingSlotDto;
};
export type BookForWaitingApiResponse = /** status 200  */ OfficeWaitingListDto;
export type BookForWaitingApiArg = {
  id: string;
  waitingBookingDto: WaitingBookingDto;
};
export type WithdrawFromWaitingListApiResponse =
  /** status 200  */ OfficeWaitingListDto;
export type WithdrawFromWaitingListApiArg = {
  id: string;
};
export type RestoreToWaitingListApiResponse =
  /** status 200  */ OfficeWaitingListDto;
export type RestoreToWaitingListApiArg = {
  id: string;
};
export type ListRoomsApiResponse = /** status 200  */ RoomListDto;
export type ListRoomsApiArg = void;
export type AddRoomsApiResponse = /** status 201  */ RoomListDto;
export type AddRoomsApiArg = {
  newRoomsDto: NewRoomsDto;
};
export type OrderRoomsApiResponse = /** status 200  */ RoomListDto;
export type OrderRoomsApiArg = {
  roomOrderDto: RoomOrderDto;
};
export type SetServiceRoomsApiResponse = /** status 200  */ RoomListDto;
export type SetServiceRoomsApiArg = {
  id: string;
  editServiceRoomsDto: EditServiceRoomsDto;
};
export type EditRoomApiResponse = /** status 200  */ RoomListDto;
export type EditRoomApiArg = {
  id: string;
  editRoomDto: EditRoomDto;
};
export type RemoveRoomApiResponse = unknown;
export type RemoveRoomApiArg = {
  id: string;
  /** The version that was shown. */
  version: number;
};
export type PreviewChangeApiResponse = /** status 200  */ RelocationPlanDto;
export type PreviewChangeApiArg = {
  changePreviewDto: ChangePreviewDto;
};
export type ListFreePlacesApiResponse = /** status 200  */ FreePlacesDto;
export type ListFreePlacesApiArg = {
  freePlacesQueryDto: FreePlacesQueryDto;
};
export type RelocateBookingsApiResponse =
  /** status 201  */ RelocationResultDto;
export type RelocateBookingsApiArg = {
  /** A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for each other. 409 `idempotency-key-reused` when the rest of the request is another or comes from another user, 422 when it is no UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself. */
  "idempotency-key"?: string;
  newRelocationDto: NewRelocationDto;
};
export type UndoRelocationApiResponse = /** status 200  */ RelocationResultDto;
export type UndoRelocationApiArg = {
  id: string;
};
export type GetBookingRelocationApiResponse =
  /** status 200  */ BookingRelocationDto;
export type GetBookingRelocationApiArg = {
  id: string;
};
export type GetRecurrenceApiResponse = /** status 200  */ RecurrenceDto;
export type GetRecurrenceApiArg = {
  id: string;
};
export type RepeatBookingApiResponse = /** status 201  */ RecurrenceDto;
export type RepeatBookingApiArg = {
  id: string;
  /** A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for each other. 409 `idempotency-key-reused` when the rest of the request is another or comes from another user, 422 when it is no UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself. */
  "idempotency-key"?: string;
  repeatBookingDto: RepeatBookingDto;
};
export type PreviewRecurrenceApiResponse =
  /** status 200  */ RecurrencePreviewDto;
export type PreviewRecurrenceApiArg = {
  id: string;
  repetitionDto: RepetitionDto;
};
export type PreviewNewRecurrenceApiResponse =
  /** status 200  */ RecurrencePreviewDto;
export type PreviewNewRecurrenceApiArg = {
  newRepetitionDto: NewRepetitionDto;
};
export type AddRecurrenceApiResponse = /** status 201  */ RecurrenceDto;
export type AddRecurrenceApiArg = {
  /** A UUID that the caller makes for one intent and sends with each attempt at it. An attempt whose key is known changes nothing and answers with what the first one made, however long ago that was; attempts at the same moment wait for each other. 409 `idempotency-key-reused` when the rest of the request is another or comes from another user, 422 when it is no UUID. An attempt that was refused leaves its key free. Without a key each attempt counts for itself. */
  "idempotency-key"?: string;
  newRecurringDto: NewRecurringDto;
};
export type PreviewRecurrenceMoveApiResponse =
  /** status 200  */ RecurrencePreviewDto;
export type PreviewRecurrenceMoveApiArg = {
  id: string;
  slotFields: SlotFields;
};
export type MoveRecurrenceApiResponse = /** status 200  */ ChangedBookingDto;
export type MoveRecurrenceApiArg = {
  id: string;
  moveRecurringDto: MoveRecurringDto;
};
export type CancelRecurrenceApiResponse = /** status 200  */ ChangedBookingDto;
export type CancelRecurrenceApiArg = {
  id: string;
  cancelRecurringDto: CancelRecurringDto;
};
export type GetCheckoutApiResponse = /** status 200  */ CheckoutDto;
export type GetCheckoutApiArg = {
  id: string;
  /** Whether each guest of the visit pays for themselves. */
  apart?: "true" | "false";
};
export type TakePaymentApiResponse = /** status 201  */ SaleDto;
export type TakePaymentApiArg = {
  id: string;
  newPaymentDto: NewPaymentDto;
};
export type GetSaleApiResponse = /** status 200  */ SaleDto;
export type GetSaleApiArg = {
  id: string;
};
export type PrintPaperApiResponse = /** status 200  */ string;
export type PrintPaperApiArg = {
  id: string;
  printedPaperDto: PrintedPaperDto;
};
export type PrintHealthFundReceiptApiResponse = /** status 200  */ string;
export type PrintHealthFundReceiptApiArg = {
  id: string;
};
export type GiveRefundApiResponse = /** status 201  */ SaleDto;
export type GiveRefundApiArg = {
  id: string;
  newRefundDto: NewRefundDto;
};
export type VoidSaleApiResponse = /** status 200  */ SaleDto;
export type VoidSaleApiArg = {
  id: string;
  reasonDto: ReasonDto;
};
export type WaiveRestApiResponse = /** status 200  */ SaleDto;
export type WaiveRestApiArg = {
  id: string;
  reasonDto: ReasonDto;
};
export type CorrectPaymentMethodApiResponse = /** status 200  */ SaleDto;
export type CorrectPaymentMethodApiArg = {
  id: string;
  paymentId: string;
  paymentMethodDto: PaymentMethodDto;
};
export type UndoPaymentApiResponse = /** status 200  */ SaleDto;
export type UndoPaymentApiArg = {
  id: string;
  paymentId: string;
};
export type GetDayMoneyApiResponse = /** status 200  */ DayMoneyDto;
export type GetDayMoneyApiArg = {
  /** An accounting day. */
  date: string;
};
export type GetOwnReceiptApiResponse = /** status 200  */ ReceiptDto;
export type GetOwnReceiptApiArg = {
  receiptTokenDto: ReceiptTokenDto;
};
export type PrintOwnPaperApiResponse = /** status 200  */ string;
export type PrintOwnPaperApiArg = {
  ownPaperDto: OwnPaperDto;
};
export type PrintOwnHealthFundReceiptApiResponse = /** status 200  */ string;
export type PrintOwnHealthFundReceiptApiArg = {
  receiptTokenDto: ReceiptTokenDto;
};
export type CheckPaperApiResponse = /** status 200  */ CheckedPaperDto;
export type CheckPaperApiArg = {
  paperCheckDto: PaperCheckDto;
};
export type ListDrawersApiResponse = /** status 200  */ DrawerDayDto[];
export type ListDrawersApiArg = {
  /** An accounting day. */
  date: string;
};
export type OpenDrawerApiResponse = /** status 201  */ DrawerDayDto;
export type OpenDrawerApiArg = {
  newDrawerDto: NewDrawerDto;
};
export type GetDayWorkApiResponse = /** status 200  */ DayWorkDto;
export type GetDayWorkApiArg = {
  /** An accounting day. */
  date: string;
};
export type ListClosedDrawersApiResponse = /** status 200  */ ClosedDrawersDto;
export type ListClosedDrawersApiArg = {
  page: number;
};
export type CountDrawerApiResponse = /** status 201  */ DrawerDayDto;
export type CountDrawerApiArg = {
  id: string;
  newCountDto: NewCountDto;
};
export type CloseDrawerApiResponse = /** status 200  */ DrawerDayDto;
export type CloseDrawerApiArg = {
  id: string;
  drawerCloseInputDto: DrawerCloseInputDto;
};
export type ReopenDrawerApiResponse = /** status 200  */ DrawerDayDto;
export type ReopenDrawerApiArg = {
  id: string;
  reasonDto: ReasonDto;
};
export type PrintZReportApiResponse = /** status 200  */ string;
export type PrintZReportApiArg = {
  id: string;
  printedZReportDto: PrintedZReportDto;
};
export type ListJournalExportsApiResponse =
  /** status 200  */ JournalExportDto[];
export type ListJournalExportsApiArg = void;
export type ExportJournalApiResponse = /** status 201  */ JournalExportDto;
export type ExportJournalApiArg = {
  newJournalExportDto: NewJournalExportDto;
};
export type ListBookEntriesApiResponse = /** status 200  */ BookEntryDto[];
export type ListBookEntriesApiArg = void;
export type NotePayoutApiResponse = unknown;
export type NotePayoutApiArg = {
  newPayoutDto: NewPayoutDto;
};
export type EnterOpeningBalancesApiResponse = unknown;
export type EnterOpeningBalancesApiArg = {
  newOpeningBalancesDto: NewOpeningBalancesDto;
};
export type VoidBookEntryApiResponse = unknown;
export type VoidBookEntryApiArg = {
  id: string;
  reasonDto: ReasonDto;
};
export type GetPayApiResponse = /** status 200  */ PayReportDto;
export type GetPayApiArg = {
  from: string;
  to: string;
};
export type GetTherapistPayApiResponse =
  /** status 200  */ TherapistPayDetailDto;
export type GetTherapistPayApiArg = {
  id: string;
  from: string;
  to: string;
};
export type SetCommissionRateApiResponse = unknown;
export type SetCommissionRateApiArg = {
  id: string;
  newCommissionRateDto: NewCommissionRateDto;
};
export type PayOutTipsApiResponse = unknown;
export type PayOutTipsApiArg = {
  id: string;
  newTipPayoutDto: NewTipPayoutDto;
};
export type VoidTipPayoutApiResponse = unknown;
export type VoidTipPayoutApiArg = {
  id: string;
  voidReasonDto: VoidReasonDto;
};
export type PreviewDepositsApiResponse = /** status 200  */ DepositPreviewDto;
export type PreviewDepositsApiArg = {
  depositPreviewQueryDto: DepositPreviewQueryDto;
};
export type GetOnlinePaymentsApiResponse = /** status 200  */ OnlinePaymentsDto;
export type GetOnlinePaymentsApiArg = {
  id: string;
};
export type AskToPayOnlineApiResponse = /** status 202  */ OnlinePaymentsDto;
export type AskToPayOnlineApiArg = {
  id: string;
  newOnlinePaymentDto: NewOnlinePaymentDto;
};
export type EndOnlinePaymentApiResponse = unknown;
export type EndOnlinePaymentApiArg = {
  id: string;
};
export type DecideDepositApiResponse = unknown;
export type DecideDepositApiArg = {
  id: string;
  depositDecisionDto: DepositDecisionDto;
};
export type RetryOnlineRefundApiResponse = unknown;
export type RetryOnlineRefundApiArg = {
  id: string;
  refundId: string;
};
export type GetOwnPaymentsApiResponse = /** status 200  */ OnlinePaymentsDto;
export type GetOwnPaymentsApiArg = {
  ownPaymentsQueryDto: OwnPaymentsQueryDto;
};
export type PayOwnBookingApiResponse = /** status 202  */ OnlinePaymentsDto;
export type PayOwnBookingApiArg = {
  ownPaymentDto: OwnPaymentDto;
};
export type LeaveOwnPaymentsApiResponse = /** status 202  */ OnlinePaymentsDto;
export type LeaveOwnPaymentsApiArg = {
  ownPaymentsQueryDto: OwnPaymentsQueryDto;
};
export type CheckOwnPaymentsApiResponse = /** status 200  */ OnlinePaymentsDto;
export type CheckOwnPaymentsApiArg = {
  ownPaymentsQueryDto: OwnPaymentsQueryDto;
};
export type PrintDisputeEvidenceApiResponse = /** status 200  */ string;
export type PrintDisputeEvidenceApiArg = {
  id: string;
  disputeId: string;
};
export type ListGiftCertificatesApiResponse =
  /** status 200  */ GiftCertificatesDto;
export type ListGiftCertificatesApiArg = {
  page: number;
};
export type SellGiftCertificateApiResponse =
  /** status 201  */ CodedCertificateDto;
export type SellGiftCertificateApiArg = {
  newGiftCertificateDto: NewGiftCertificateDto;
};
export type FindGiftCertificateByCodeApiResponse =
  /** status 200  */ GiftCertificateDto;
export type FindGiftCertificateByCodeApiArg = {
  certificateCodeDto: CertificateCodeDto;
};
export type GetGiftCertificateApiResponse =
  /** status 200  */ GiftCertificateDto;
export type GetGiftCertificateApiArg = {
  id: string;
};
export type RemakeCertificateCodeApiResponse =
  /** status 201  */ CodedCertificateDto;
export type RemakeCertificateCodeApiArg = {
  id: string;
  reasonDto: ReasonDto;
};
export type VoidGiftCertificateApiResponse =
  /** status 200  */ GiftCertificateDto;
export type VoidGiftCertificateApiArg = {
  id: string;
  reasonDto: ReasonDto;
};
export type RefundGiftCertificateApiResponse =
  /** status 201  */ GiftCertificateDto;
export type RefundGiftCertificateApiArg = {
  id: string;
  certificateRefundDto: CertificateRefundDto;
};
export type EraseCertificatePeopleApiResponse = unknown;
export type EraseCertificatePeopleApiArg = {
  id: string;
};
export type GetCertificateBalanceApiResponse =
  /** status 200  */ CertificateBalanceDto;
export type GetCertificateBalanceApiArg = {
  certificateCodeDto: CertificateCodeDto;
};
export type GetGiftCertificateOfferApiResponse =
  /** status 200  */ GiftCertificateOfferDto;
export type GetGiftCertificateOfferApiArg = void;
export type OrderGiftCertificateApiResponse = /** status 202  */ OwnOrderDto;
export type OrderGiftCertificateApiArg = {
  orderedCertificateDto: OrderedCertificateDto;
};
export type CheckGiftCertificateOrderApiResponse =
  /** status 200  */ OwnOrderDto;
export type CheckGiftCertificateOrderApiArg = {
  orderTokenDto: OrderTokenDto;
};
export type ListCustomersApiResponse = /** status 200  */ CustomerPageDto;
export type ListCustomersApiArg = {
  /** Part of a name, an email address or a phone number. */
  search?: string;
  /** The `next_cursor` of a page, to read the page behind it. */
  cursor?: string;
  limit: number;
};
export type GetCustomerApiResponse = /** status 200  */ CustomerDetailDto;
export type GetCustomerApiArg = {
  id: string;
};
export type ListClientsApiResponse = /** status 200  */ ListedClientsDto;
export type ListClientsApiArg = {
  /** Part of a name, an email address or a phone number, however they are spelt, former ones too. */
  text?: string;
  /** Least number of days since the last visit. Who was never here is left out. */
  notSeenDays?: number;
  /** Whether the client has missed a booking. */
  noShow?: boolean;
  /** `this-month`: the birthday lies in the present month of the shop. */
  birthday?: "this-month";
  /** One of the client's tags, whatever its capitals. */
  tag?: string;
  /** Id of the preferred therapist. */
  therapistId?: string;
  /** Whether a booking or request is to come. */
  upcoming?: boolean;
  /** `name` from A on, the others from the latest or largest on. `paid` is for administrators. */
  sort: "name" | "last_visit" | "visits" | "paid";
  /** The `next_cursor` of a page, to read the page behind it. */
  cursor?: string;
  limit: number;
};
export type ListClientTagsApiResponse = /** status 200  */ ClientTagsDto;
export type ListClientTagsApiArg = void;
export type ExportClientsApiResponse = /** status 200  */ string;
export type ExportClientsApiArg = {
  clientFilterDto: ClientFilterDto;
};
export type FindClientsApiResponse = /** status 200  */ ClientMatchesDto;
export type FindClientsApiArg = {
  /** Part of a name, an email address, a phone number in any spelling, or the number of a booking; nothing is found by
    less than 2 characters, or 1 of Chinese, Japanese or Korean. */
  text: string;
};
export type FindContactOwnersApiResponse = /** status 200  */ ContactOwnersDto;
export type FindContactOwnersApiArg = {
  /** First and last name in one field. */
  name?: string;
  email?: string;
  /** In any spelling. */
  phone?: string;
};
export type ListSharedClientsApiResponse = /** status 200  */ SharedClientsDto;
export type ListSharedClientsApiArg = void;
export type GetClientApiResponse = /** status 200  */ ClientDto;
export type GetClientApiArg = {
  id: string;
};
export type ChangeClientAlertApiResponse = /** status 200  */ ClientDto;
export type ChangeClientAlertApiArg = {
  id: string;
  clientAlertDto: ClientAlertDto;
};
export type ChangeClientProfileApiResponse = /** status 200  */ ClientDto;
export type ChangeClientProfileApiArg = {
  id: string;
  editClientProfileDto: EditClientProfileDto;
};
export type AddClientNoteApiResponse = /** status 200  */ ClientDto;
export type AddClientNoteApiArg = {
  id: string;
  newClientNoteDto: NewClientNoteDto;
};
export type RemoveClientNoteApiResponse = /** status 200  */ ClientDto;
export type RemoveClientNoteApiArg = {
  id: string;
  noteId: string;
};
export type MergeClientsApiResponse = /** status 200  */ ClientDto;
export type MergeClientsApiArg = {
  id: string;
  mergeClientsDto: MergeClientsDto;
};
export type SeparateClientApiResponse = /** status 200  */ ClientDto;
export type SeparateClientApiArg = {
  id: string;
  separateClientDto: SeparateClientDto;
};
export type ConfirmClientNamesApiResponse = unknown;
export type ConfirmClientNamesApiArg = {
  id: string;
};
export type ReopenClientNamesApiResponse = unknown;
export type ReopenClientNamesApiArg = {
  id: string;
};
export type UnmergeClientApiResponse = /** status 200  */ ClientDto;
export type UnmergeClientApiArg = {
  id: string;
  recordId: string;
};
export type ListHealthNotesApiResponse = /** status 200  */ ClientNoteDto[];
export type ListHealthNotesApiArg = {
  id: string;
};
export type PreviewErasureApiResponse = /** status 200  */ ErasurePreviewDto;
export type PreviewErasureApiArg = {
  id: string;
};
export type EraseClientApiResponse = /** status 200  */ ErasureDto;
export type EraseClientApiArg = {
  id: string;
  eraseClientDto: EraseClientDto;
};
export type ListRefusedMailsApiResponse =
  /** status 200  */ RefusedClientMailsDto;
export type ListRefusedMailsApiArg = {
  id: string;
};
export type ListPastBookingsApiResponse = /** status 200  */ PastBookingPageDto;
export type ListPastBookingsApiArg = {
  /** First day to be listed. */
  from?: string;
  /** Last day to be listed. */
  to?: string;
  date?: string;
  /** `active` is every status except cancelled. */
  status:
    | "active"
    | "all"
    | "pending"
    | "confirmed"
    | "completed"
    | "cancelled"
    | "no_show";
  /** Part of the client's name, email address or phone number, however they are spelt; words in any order. */
  name?: string;
  /** The therapist whose bookings are listed; all when left out. */
  therapistId?: string;
  /** Order by date and time: the earliest first, or the latest. */
  order: "earliest" | "latest";
  at?: string;
  /** Restricts the list to this client, and those who are merged with them now. */
  clientId?: string;
  /** The `next_cursor` of a page, to read the page behind it. */
  cursor?: string;
  limit: number;
  /** Sequence number of the last event that had happened; wins over `at`. */
  seq?: number;
};
export type ListPastCustomersApiResponse =
  /** status 200  */ PastCustomerPageDto;
export type ListPastCustomersApiArg = {
  at?: string;
  /** The `next_cursor` of a page, to read the page behind it. */
  cursor?: string;
  limit: number;
  /** Part of a name, an email address or a phone number. */
  search?: string;
  /** Sequence number of the last event that had happened; wins over `at`. */
  seq?: number;
};
export type ListPastRequestsApiResponse = /** status 200  */ PastRequestsDto;
export type ListPastRequestsApiArg = {
  at?: string;
  /** Sequence number of the last event that had happened; wins over `at`. */
  seq?: number;
};
export type GetPastTodayApiResponse = /** status 200  */ PastTodayDto;
export type GetPastTodayApiArg = {
  at?: string;
  /** Sequence number of the last event that had happened; wins over `at`. */
  seq?: number;
};
export type GetPastClientApiResponse = /** status 200  */ PastClientDto;
export type GetPastClientApiArg = {
  id: string;
  at?: string;
  /** Sequence number of the last event that had happened; wins over `at`. */
  seq?: number;
};
export type GetTodayApiResponse = /** status 200  */ TodayDto;
export type GetTodayApiArg = void;
export type GetPerformanceReportApiResponse =
  /** status 200  */ PerformanceReportDto;
export type GetPerformanceReportApiArg = {
  /** First day. Bookings count by date of the appointment, money by accounting day. */
  startDate: string;
  /** Last day. */
  endDate: string;
  /** Minute at whose end the report is read, shop-local; the current report when left out. */
  asOf?: string;
};
export type ListPerformanceBookingsApiResponse =
  /** status 200  */ PerformanceBookingsDto;
export type ListPerformanceBookingsApiArg = {
  /** First day. Bookings count by date of the appointment, money by accounting day. */
  startDate: string;
  /** Last day. */
  endDate: string;
  /** Minute at whose end the report is read, shop-local; the current report when left out. */
  asOf?: string;
  /** The figure whose bookings are listed. `reported` are those of the revenue report, `weekly_revenue` those that Weekly
    Revenue adds or takes off, `recurring` those of customers with two or more in the period. */
  figure:
    | "bookings"
    | "completed"
    | "no_shows"
    | "late_cancellations"
    | "new_clients"
    | "returning"
    | "rebooked"
    | "lead_bookings"
    | "reported"
    | "weekly_revenue"
    | "pending"
    | "confirmed"
    | "cancelled"
    | "recurring";
  therapistId?: string;
  serviceId?: string;
  /** Weekday of the start: Monday 1 … Sunday 7. */
  weekday?: number;
  /** Hour of the start: 0 to 23. */
  hour?: number;
  /** Page of the list, from 1. */
  page: number;
};
export type GetWeeklyCardsApiResponse = /** status 200  */ WeeklyCardsDto;
export type GetWeeklyCardsApiArg = void;
export type GetRevenueReportApiResponse = /** status 200  */ RevenueReportDto;
export type GetRevenueReportApiArg = {
  /** First day. Bookings count by date of the appointment, money by accounting day. */
  startDate: string;
  /** Last day. */
  endDate: string;
  /** Statuses that are counted: `all` for pending, confirmed and completed; `pending`; anything else for confirmed and
    completed. */
  status?: "all" | "pending" | "confirmed";
  /** Minute at whose end the report is read, shop-local; the current report when left out. */
  asOf?: string;
  therapistId?: string;
};
export type ExportRevenueReportApiResponse = /** status 200  */ string;
export type ExportRevenueReportApiArg = {
  revenueReportQueryDto: RevenueReportQueryDto;
};
export type GetMoneyReportApiResponse = /** status 200  */ MoneyReportDto;
export type GetMoneyReportApiArg = {
  /** First day. Bookings count by date of the appointment, money by accounting day. */
  startDate: string;
  /** Last day. */
  endDate: string;
  /** Minute at whose end the report is read, shop-local; the current report when left out. */
  asOf?: string;
};
export type ListMoneyBookingsApiResponse = /** status 200  */ MoneyBookingsDto;
export type ListMoneyBookingsApiArg = {
  /** First day. Bookings count by date of the appointment, money by accounting day. */
  startDate: string;
  /** Last day. */
  endDate: string;
  /** Minute at whose end the report is read, shop-local; the current report when left out. */
  asOf?: string;
  cause:
    | "unpaid"
    | "to_come"
    | "paid_on_other_days"
    | "other_visits"
    | "changed_since"
    | "tips"
    | "adjustments"
    | "refunds"
    | "rounding"
    | "gift_certificates";
  page: number;
};
export type ExportPerformanceFiguresApiResponse = /** status 200  */ string;
export type ExportPerformanceFiguresApiArg = {
  performanceFileDto: PerformanceFileDto;
};
export type ExportRevenueFiguresApiResponse = /** status 200  */ string;
export type ExportRevenueFiguresApiArg = {
  revenueFileDto: RevenueFileDto;
};
export type ExportMoneyFiguresApiResponse = /** status 200  */ string;
export type ExportMoneyFiguresApiArg = {
  moneyFileDto: MoneyFileDto;
};
export type GetMonthlyReportMailApiResponse =
  /** status 200  */ MonthlyReportMailStateDto;
export type GetMonthlyReportMailApiArg = void;
export type ChangeMonthlyReportMailApiResponse = unknown;
export type ChangeMonthlyReportMailApiArg = {
  monthlyReportMailDto: MonthlyReportMailDto;
};
export type GetHeadMailApiResponse = /** status 200  */ HeadMailStateDto;
export type GetHeadMailApiArg = void;
export type ChangeHeadMailApiResponse = unknown;
export type ChangeHeadMailApiArg = {
  headMailDto: HeadMailDto;
};
export type ListActionLogsApiResponse = /** status 200  */ ActionLogPageDto;
export type ListActionLogsApiArg = {
  /** First day to be listed. */
  from?: string;
  /** Last day to be listed. */
  to?: string;
  /** Upper bound of the sequence number, exclusive: the `next_before` of the previous page. */
  before?: number;
  /** Part of an admin's email, of the action type, of the words that all entries of a type have, of the details, of a
    client's name, or of a cancellation reason. A complete action type is compared with action types only. */
  search?: string;
  kind: "all" | "create" | "update" | "delete" | "export";
  /** Kind of people whose actions are listed; admins when absent. */
  who?: "admins" | "keys" | "visitors" | "system" | "everyone";
  /** The account whose actions are listed; `who` is ignored then. */
  accountId?: string;
  /** The client whose bookings, records and waiting entries the listed entries are about. */
  clientId?: string;
};
export type GetActionLogChainApiResponse = /** status 200  */ ChainStateDto;
export type GetActionLogChainApiArg = void;
export type GetActionLogApiResponse = /** status 200  */ ActionLogDto;
export type GetActionLogApiArg = {
  id: string;
};
export type GetEarlierDetailsApiResponse = /** status 200  */ {
  [key: string]: unknown;
};
export type GetEarlierDetailsApiArg = {
  id: string;
};
export type CheckActionLogChainApiResponse = /** status 200  */ ChainCheckDto;
export type CheckActionLogChainApiArg = void;
export type ExportActionLogApiResponse = /** status 200  */ string;
export type ExportActionLogApiArg = {
  actionLogFilterDto: ActionLogFilterDto;
};
export type GetSystemStatusApiResponse = /** status 200  */ SystemStatusDto;
export type GetSystemStatusApiArg = void;
export type RetryDeliveryApiResponse = unknown;
export type RetryDeliveryApiArg = {
  retryDto: RetryDto;
};
export type RetryRefusedMailsApiResponse = unknown;
export type RetryRefusedMailsApiArg = void;
export type DismissRefusedMailApiResponse = unknown;
export type DismissRefusedMailApiArg = {
  retryDto: RetryDto;
};
export type ReportCrashApiResponse = unknown;
export type ReportCrashApiArg = {
  crashReportDto: CrashReportDto;
};
export type ImportFileApiResponse = /** status 200  */ ImportStepDto;
export type ImportFileApiArg = {
  kind: "clients" | "bookings" | "services" | "therapists" | "roster" | "file";
  /** Whether to report only the changes that the import would make, without writing. */
  dryRun?: "true" | "false";
  /** Whether the day or the month comes first in dates such as `4/3/2026`; left out, the file has to show it. */
  dateOrder?: "day-first" | "month-first";
  /** Columns that the file may lack, separated by commas: `duration,price`. */
  defaults?: ("duration" | "status" | "price" | "therapist")[];
  /** Meanings of the columns of the file, in their order, separated by commas; left out, their titles show it. */
  columns?: (
    | ""
    | "external_id"
    | "first_name"
    | "middle_name"
    | "last_name"
    | "phone_code"
    | "phone"
    | "email"
    | "name"
    | "company"
    | "notes"
    | "alert"
    | "tags"
    | "preferred_therapist"
    | "preferred_pressure"
    | "birthday"
    | "client_ref"
    | "date"
    | "time"
    | "end_time"
    | "duration"
    | "service"
    | "therapist"
    | "therapist_last_name"
    | "client_name"
    | "status"
    | "price"
    | "currency"
    | "group"
    | "variant"
    | "description"
    | "cleanup"
    | "association"
    | "provider_number"
    | "hourly_rate"
    | "bookings_per_day"
    | "treatments"
    | "bio"
    | "kind"
    | "first_date"
    | "last_date"
    | "start_time"
    | "details"
  )[];
  /** Names of this shop for services and therapists of the file, as JSON: `{"therapist":{"Mei L.":"Mei Lin"}}`. */
  names?: string;
  /** Numbers of lines that are left out, separated by commas. */
  leaveOut?: string;
  body: Blob;
};
export type ListImportsApiResponse = /** status 200  */ PastImportDto[];
export type ListImportsApiArg = void;
export type PreviewImportUndoApiResponse =
  /** status 200  */ ImportUndoPreviewDto;
export type PreviewImportUndoApiArg = {
  id: string;
};
export type StartImportUndoApiResponse = unknown;
export type StartImportUndoApiArg = {
  id: string;
};
export type GetLastShopExportApiResponse =
  /** status 200  */ LastShopExportAnswerDto;
export type GetLastShopExportApiArg = void;
export type GetSetupChecklistApiResponse = /** status 200  */ SetupChecklistDto;
export type GetSetupChecklistApiArg = void;
export type HideSetupChecklistApiResponse = unknown;
export type HideSetupChecklistApiArg = void;
export type SendTestMailApiResponse = unknown;
export type SendTestMailApiArg = void;
export type ConfirmTestMailApiResponse = unknown;
export type ConfirmTestMailApiArg = {
  testMailReceiptDto: TestMailReceiptDto;
};
export type ListWebhooksApiResponse = /** status 200  */ WebhooksDto;
export type ListWebhooksApiArg = void;
export type AddWebhookApiResponse = /** status 201  */ AddedWebhookDto;
export type AddWebhookApiArg = {
  newWebhookDto: NewWebhookDto;
};
export type RemoveWebhookApiResponse = unknown;
export type RemoveWebhookApiArg = {
  id: string;
};
export type RotateWebhookSecretApiResponse =
  /** status 200  */ WebhookSecretDto;
export type RotateWebhookSecretApiArg = {
  id: string;
};
export type TestWebhookApiResponse = unknown;
export type TestWebhookApiArg = {
  id: string;
};
export type ListWebhookMessagesApiResponse =
  /** status 200  */ WebhookMessagesDto;
export type ListWebhookMessagesApiArg = {
  id: string;
};
export type ResendWebhookMessageApiResponse = unknown;
export type ResendWebhookMessageApiArg = {
  id: string;
  eventId: string;
};
export type GetLandingApiResponse = /** status 200  */ LandingDto;
export type GetLandingApiArg = void;
export type SessionUserDto = {
  id: string;
  email: string;
};
export type SessionDto = {
  user: SessionUserDto;
  /** Instant at which the access token expires, ISO 8601; refresh before. */
  expires_at: string;
};
export type SecondFactorChallengeDto = {
  /** Instant until which the code can be sent, ISO 8601. */
  challenge_expires_at: string;
};
export type FieldError = {
  /** Path of the value in the request, such as `client_phone`. */
  field: string;
  /** A sentence for the reader. */
  message: string;
};
export type ProblemDetails = {
  /** Name of the rule or kind of refusal, for programs. */
  code:
    | "bad-request"
    | "foreign-origin"
    | "idempotency-key-reused"
    | "invalid-input"
    | "method-not-allowed"
    | "modified"
    | "not-found"
    | "payload-too-large"
    | "request-timeout"
    | "too-many-requests"
    | "unavailable"
    | "unexpected"
    | "unsupported-media-type"
    | "queue-away"
    | "service-unavailable"
    | "api-key-invalid"
    | "challenge-over"
    | "forbidden"
    | "invalid-credentials"
    | "last-admin"
    | "link-invalid"
    | "not-invited"
    | "not-signed-in"
    | "own-account"
    | "scope-missing"
    | "second-factor-not-begun"
    | "second-factor-off"
    | "second-factor-on"
    | "second-factor-required"
    | "session-over"
    | "any-available-fixed"
    | "service-exists"
    | "therapist-taken"
    | "already-blocked"
    | "already-undone"
    | "bookings-in-the-way"
    | "bookings-overlap"
    | "bookings-uncovered"
    | "closure-exists"
    | "error"
    | "fully_booked"
    | "leave-decided"
    | "leave-exists"
    | "name-taken"
    | "no_room"
    | "no-shifts-to-copy"
    | "no-therapists"
    | "no-time-slots"
    | "not_rostered"
    | "pattern-exists"
    | "room-taken"
    | "shift-exists"
    | "shift-overlaps"
    | "shift-past"
    | "time_conflict"
    | "time-slot-exists"
    | "time-slot-in-use"
    | "unassigned"
    | "one-person"
    | "already-cancelled"
    | "already-waiting"
    | "another-day"
    | "booked-once"
    | "booking-closed"
    | "booking-modified"
    | "cannot-cancel"
    | "cut-off-passed"
    | "deposit-changed"
    | "former-date-passed"
    | "guest-busy"
    | "has-arrived"
    | "has-started"
    | "hold-lapsed"
    | "link-expired"
    | "no-address"
    | "no-offer"
    | "not-confirmed"
    | "not-confirmed-yet"
    | "not-late-enough"
    | "not-pending"
    | "not-started"
    | "not-undoable"
    | "not-verified-yet"
    | "not-waiting"
    | "nothing-to-verify"
    | "offer-lapsed"
    | "part-of-visit"
    | "payment-awaited"
    | "payments-unavailable"
    | "person-erased"
    | "policy-changed"
    | "price-changed"
    | "quiet-hours"
    | "room-exists"
    | "room-in-use"
    | "start-passed"
    | "times-lost"
    | "too-many-unpaid"
    | "too-many-waits"
    | "too-soon"
    | "visits-not-offered"
    | "certificate-expired"
    | "certificate-used"
    | "count-outdated"
    | "day-closed"
    | "deposit-needed"
    | "drawer-closed"
    | "drawer-exists"
    | "drawer-open"
    | "method-not-accepted"
    | "no-deposit"
    | "not-counted"
    | "not-failed"
    | "nothing-paid"
    | "nothing-to-export"
    | "nothing-to-pay"
    | "opening-balances-exist"
    | "over-balance"
    | "over-payment"
    | "over-payout"
    | "over-refund"
    | "paid-online"
    | "paid-with-certificate"
    | "payment-id-reused"
    | "refund-limit"
    | "rounded-payment"
    | "sale-paid"
    | "sale-refunded"
    | "sale-voided"
    | "signature-invalid"
    | "import-being-undone"
    | "precondition-required";
  type: string;
  title: string;
  status: number;
  /** A sentence for the reader. */
  detail: string;
  errors?: FieldError[];
  /** Ids of what conflicts with the request. */
  in_the_way?: string[];
  request_id: string;
};
export type SignInDto = {
  email: string;
  password: string;
};
export type SecondFactorCodeDto = {
  /** Code of the app (six digits), or a recovery code. */
  code: string;
};
export type ForgottenPasswordDto = {
  email: string;
};
export type LinkOwnerDto = {
  email: string;
  purpose: "reset" | "invitation";
};
export type PasswordLinkDto = {
  token: string;
};
export type NewPasswordDto = {
  token: string;
  password: string;
};
export type ChangePasswordDto = {
  current_password: string;
  /** Password of 12 to 200 characters. */
  password: string;
};
export type OwnSessionDto = {
  id: string;
  /** Browser and system, such as `Firefox on Windows`; null when the browser did not say. */
  browser: string | null;
  /** Time of the sign-in, shop-local. */
  started_local: string;
  /** Time at which its access token was last renewed, shop-local, to ten minutes. */
  last_used_local: string;
  /** Whether it is the session of this request. */
  is_current: boolean;
};
export type SecondFactorDto = {
  is_enabled: boolean;
  /** Time since which it is on, shop-local `yyyy-MM-ddTHH:mm:ss`; null while it is off. */
  enabled_local: string | null;
  recovery_codes_left: number;
  /** Whether the shop requires one for the user's role. */
  is_required: boolean;
};
export type SecondFactorSecretDto = {
  /** The secret in base32, to be typed. */
  secret: string;
  /** The secret as an address for the QR code, `otpauth://…`. */
  uri: string;
};
export type OwnPasswordDto = {
  password: string;
};
export type RecoveryCodesDto = {
  /** The recovery codes. Each works once, and they cannot be read again later. */
  recovery_codes: string[];
};
export type FirstCodeDto = {
  /** Code of the app, six digits. */
  code: string;
};
export type OwnProofDto = {
  password: string;
  /** Code of the app (six digits), or a recovery code. */
  code: string;
};
export type AccountAccessDto = {
  /** The version that was shown. */
  version: number;
  is_enabled: boolean;
};
export type ApiKeyDto = {
  scopes: ("read" | "book" | "manage")[];
  id: string;
  name: string;
  /** The beginning of the key, by which it is recognised. */
  prefix: string;
  /** Email address of the account that made it; null when no account did. */
  created_by: string | null;
  /** On the shop's wall clock, as the other times, `yyyy-MM-ddTHH:mm:ss`. */
  created_at_local: string;
  /** The minute of its latest request; null before the first one. */
  last_used_at_local: string | null;
  /** Null while it is in use. */
  revoked_at_local: string | null;
};
export type ApiKeysDto = {
  items: ApiKeyDto[];
};
export type CreatedApiKeyDto = {
  id: string;
  /** The whole key, which is shown this once. */
  key: string;
};
export type NewApiKeyDto = {
  scopes: ("read" | "book" | "manage")[];
  /** The name under which the action log lists what the key does. */
  name: string;
};
export type BookingLinkDto = {
  service_id: string | null;
  therapist_id: string | null;
  /** Preselected date, `yyyy-MM-dd`. */
  date: string | null;
  /** Sentences for visitors, one for each part of the link that no longer holds. */
  notices: string[];
};
export type ServiceDto = {
  id: string;
  /** Full name; of a variant, that of the treatment and its own label: `Remedial Massage, 90 minutes`. */
  name: string;
  /** The treatment that it is a variant of: services with the same group are offered as one. Null without variants. */
  group: string | null;
  /** Label that tells it apart in its group, such as `90 minutes`; null without a group. */
  variant: string | null;
  description: string | null;
  /** Duration in minutes. */
  duration: number;
  /** Price in the shop's currency, at most two decimals. */
  price: number;
  currency: string;
};
export type OfficeServiceDto = {
  id: string;
  /** Full name; of a variant, that of the treatment and its own label: `Remedial Massage, 90 minutes`. */
  name: string;
  /** The treatment that it is a variant of: services with the same group are offered as one. Null without variants. */
  group: string | null;
  /** Label that tells it apart in its group, such as `90 minutes`; null without a group. */
  variant: string | null;
  description: string | null;
  /** Duration in minutes. */
  duration: number;
  /** Price in the shop's currency, at most two decimals. */
  price: number;
  currency: string;
  /** The slug of the service in links, kept when its name changes: `/book?service=…`. */
  slug: string;
  /** Minutes kept free after it; null for those of the booking rules. */
  cleanup: number | null;
  /** Whether it is no longer offered; past bookings keep its name. */
  is_retired: boolean;
  /** Version to send with an edit; 409 `modified` when the service has changed since. */
  version: number;
  /** Instant of the last change, ISO 8601. */
  updated_at: string;
};
export type NewServiceDto = {
  /** Its name, at least 2 characters; left out for a variant, whose name is made of `group` and `variant`. */
  name?: string;
  /** The treatment that it is a variant of, for one that is sold as several services; null for none. Where a change leaves
    it out and has the service's `name` as it is, the treatment stays. */
  group?: string | null;
  /** Label that tells it apart in its group; its minutes, such as `90 minutes`, when it is left out, null or empty. */
  variant?: string | null;
  description: string;
  /** Price in the shop's currency, at most two decimals. */
  price: number;
  /** Duration in minutes; 60 when it is left out or null. */
  duration?: number | null;
  /** Minutes kept free afterwards; those of the booking rules when it is left out or null. */
  cleanup?: number | null;
};
export type UnassignedTherapistDto = {
  id: string;
  name: string;
};
export type EditServiceDto = {
  /** The version on which the edit is based. */
  version: number;
  /** Its name, at least 2 characters; left out for a variant, whose name is made of `group` and `variant`. */
  name?: string;
  /** The treatment that it is a variant of, for one that is sold as several services; null for none. Where a change leaves
    it out and has the service's `name` as it is, the treatment stays. */
  group?: string | null;
  /** Label that tells it apart in its group; its minutes, such as `90 minutes`, when it is left out, null or empty. */
  variant?: string | null;
  description: string;
  /** Price in the shop's currency, at most two decimals. */
  price: number;
  /** Duration in minutes; 60 when it is left out or null. */
  duration?: number | null;
  /** Minutes kept free afterwards; those of the booking rules when it is left out or null. */
  cleanup?: number | null;
};
export type RemovedServiceDto = {
  /** Outcome of the removal: `retired` when the service has bookings, which keep it, or is all that a therapist gives. */
  outcome: "deleted" | "retired";
  /** Names of the therapists who give no other service that is offered. */
  idle_therapists: string[];
};
export type VersionDto = {
  /** The version that was shown. */
  version: number;
};
export type AddOnDto = {
  id: string;
  name: string;
  /** Minutes by which it makes the booking longer; 0 for none. */
  minutes: number;
  /** Price on top of the treatment's, in the shop's currency, at most two decimals. */
  price: number;
  currency: string;
  /** The services with which it can be booked. */
  service_ids: string[];
};
export type OfficeAddOnDto = {
  id: string;
  name: string;
  /** Minutes by which it makes the booking longer; 0 for none. */
  minutes: number;
  /** Price on top of the treatment's, in the shop's currency, at most two decimals. */
  price: number;
  currency: string;
  /** The services with which it can be booked. */
  service_ids: string[];
  /** Whether it can be booked. */
  is_active: boolean;
  /** Version to send with an edit; 409 `modified` when the add-on has changed since. */
  version: number;
};
export type NewAddOnDto = {
  name: string;
  /** Minutes by which it makes a booking longer, in steps of five; 0 for none. */
  minutes: number;
  /** Price on top of the treatment's, in the shop's currency, at most two decimals. */
  price: number;
  /** The services with which it can be booked. */
  service_ids: string[];
  /** Whether it can be booked. */
  is_active: boolean;
};
export type EditAddOnDto = {
  /** The version on which the edit is based. */
  version: number;
  name: string;
  /** Minutes by which it makes a booking longer, in steps of five; 0 for none. */
  minutes: number;
  /** Price on top of the treatment's, in the shop's currency, at most two decimals. */
  price: number;
  /** The services with which it can be booked. */
  service_ids: string[];
  /** Whether it can be booked. */
  is_active: boolean;
};
export type TherapistRecordDto = {
  id: string;
  name: string;
  /** The slug of the therapist in links, kept when their name changes: `/book?therapist=…`. */
  slug: string;
  bio: string | null;
  /** The association of their profession. */
  association: string | null;
  /** The number under which health funds know them; with one, their treatments have a health-fund receipt. */
  provider_number: string | null;
  /** Names of services. */
  specialties: string[];
  /** Amount in the shop's currency, at most two decimals; for display only. */
  hourly_rate: number | null;
  /** Rating from 1 to 5, at most one decimal. */
  rating: number;
  /** Bookings that can be confirmed for one day. */
  available_slots: number;
  image_url: string | null;
  is_active: boolean;
  /** Version to send with an edit; 409 `modified` when the record has changed since. */
  version: number;
  /** Instant of the last change, ISO 8601. */
  updated_at: string;
  /** Email address of the user who signs in as this therapist; only admins may read it. */
  user_email?: string | null;
};
export type NewTherapistDto = {
  name: string;
  /** Amount in the shop's currency, at most two decimals. */
  hourly_rate: number;
  is_active?: boolean;
  /** The association of their profession; null for none. */
  association?: string | null;
  /** The number under which health funds know them; null for none. */
  provider_number?: string | null;
  /** Names of services. */
  specialties?: string[];
  rating?: number;
  /** Bookings that can be confirmed for one day. */
  available_slots?: number;
  bio?: string | null;
  /** The address of a picture of this site, as the upload of a photo answers it; null for none. */
  image_url?: string | null;
};
export type FreeStartDto = {
  /** The day, `yyyy-MM-dd`. */
  date: string;
  /** Start time, `HH:mm`. */
  time: string;
};
export type NextShiftDto = {
  /** The day, `yyyy-MM-dd`. */
  date: string;
  /** Start time, `HH:mm`. */
  start: string;
};
export type TherapistCardDto = {
  id: string;
  name: string;
  /** Names of the treatments that the therapist gives, of one with variants once, where there is a list of them. */
  specialties: string[];
  /** Whether there is no such list, and the therapist gives every service. */
  gives_all: boolean;
  /** Bookings that can be confirmed for one day. */
  available_slots: number;
  /** Slots remaining today that can still be booked; 0 once the shop has closed or the therapist's shift has ended. */
  slots_remaining_today: number;
  /** Whether there is a shift from today on. Therapists without one have no card. */
  is_rostered: boolean;
  /** Whether the therapist is not rostered today, or the shop is closed all day. */
  off_today: boolean;
  /** The first start that would be confirmed at once; absent when there is none within the booking window. */
  next_free?: FreeStartDto;
  image_url: string | null;
  /** Rating out of 5. */
  rating: number;
  bio: string | null;
  hourly_rate: number | null;
  /** Whether the shop's clock lies within a shift of today, and the shop is not closed all day. */
  available_now: boolean;
  /** End of the current shift, `HH:mm`; absent when not available now. */
  shift_ends?: string;
  /** The next shift that has yet to begin, on a day on which the shop opens. */
  next_shift?: NextShiftDto;
};
export type EditTherapistDto = {
  /** The version on which the edit is based. */
  version: number;
  name?: string;
  /** Amount in the shop's currency, at most two decimals. */
  hourly_rate?: number;
  /** The association of their profession; null for none. */
  association?: string | null;
  /** The number under which health funds know them; null for none. */
  provider_number?: string | null;
  /** Names of services. */
  specialties?: string[];
  rating?: number;
  /** Bookings that can be confirmed for one day. */
  available_slots?: number;
  bio?: string | null;
  /** The address of a picture of this site, as the upload of a photo answers it; null for none. */
  image_url?: string | null;
};
export type EditProfileDto = {
  /** The version on which the edit is based. */
  version: number;
  /** Bookings that can be confirmed for one day. */
  available_slots?: number;
  bio?: string | null;
  /** The address of a picture of this site, as the upload of a photo answers it; null for none. */
  image_url?: string | null;
};
export type TreatmentDto = {
  service_id: string;
  /** Minutes with this therapist; null for those of the service. */
  duration: number | null;
  /** Price in the shop's currency, at most two decimals; null for the price of the service. */
  price: number | null;
};
export type TherapistTreatmentsDto = {
  therapist_id: string;
  /** The treatments; empty when the therapist gives every service. */
  treatments: TreatmentDto[];
  /** Version of the therapist, to send with an edit. */
  version: number;
};
export type EditTreatmentsDto = {
  /** The version of the therapist on which the edit is based. */
  version: number;
  treatments: TreatmentDto[];
};
export type PhotoDto = {
  /** The address of the picture, for a therapist's `image_url`. */
  image_url: string;
};
export type AboutWords = {
  title: string;
  lead: string;
  text: string;
};
export type NeedWords = {
  need: string;
  word: string;
};
export type ReasonWords = {
  title: string;
  text: string;
};
export type TestimonialWords = {
  quote: string;
  person: string;
};
export type LandingWords = {
  /** The sentence after the number of treatments. */
  services: string;
  /** The text beside the heading of the therapists. */
  team: string;
  about: AboutWords;
  /** Needs of visitors, from which they find a service to begin with. */
  needs: NeedWords[];
  reasons: ReasonWords[];
  testimonial: TestimonialWords | null;
  /** Directions to the shop, shown below the address. */
  directions: string;
};
export type ShopDetails = {
  /** Receives the shop's emails and is the sender of the clients'. */
  email: string;
  name: string;
  tagline: string;
  addressLines: string[];
  phone: string;
  mapUrl: string;
  words: LandingWords;
};
export type SavedShopDetailsDto = {
  value: ShopDetails;
  /** Version to send with an edit; 0 when nobody has saved the setting yet. */
  version: number;
  /** ISO 8601; null when nobody has saved it yet. */
  saved_at: string | null;
  /** Email address of the person who saved it; null when nobody has, or the system. */
  saved_by: string | null;
};
export type SavedDayHours = {
  open: string;
  /** Validates that closing is after `open`, except on a closed day. */
  close: string;
  closed: boolean;
};
export type BusinessHours = {
  monday: SavedDayHours;
  tuesday: SavedDayHours;
  wednesday: SavedDayHours;
  thursday: SavedDayHours;
  friday: SavedDayHours;
  saturday: SavedDayHours;
  sunday: SavedDayHours;
};
export type SavedBusinessHoursDto = {
  value: BusinessHours;
  /** Version to send with an edit; 0 when nobody has saved the setting yet. */
  version: number;
  /** ISO 8601; null when nobody has saved it yet. */
  saved_at: string | null;
  /** Email address of the person who saved it; null when nobody has, or the system. */
  saved_by: string | null;
};
export type CancellationPolicy = {
  /** Hours before the start until which a client may move or cancel a booking. */
  hoursBeforeBooking: number;
  /** Refund in percent. */
  refundPercentage: number;
  policyText: string;
};
export type SavedCancellationPolicyDto = {
  value: CancellationPolicy;
  /** Version to send with an edit; 0 when nobody has saved the setting yet. */
  version: number;
  /** ISO 8601; null when nobody has saved it yet. */
  saved_at: string | null;
  /** Email address of the person who saved it; null when nobody has, or the system. */
  saved_by: string | null;
};
export type PaymentSettings = {
  acceptCash: boolean;
  acceptCard: boolean;
  acceptOnlinePayment: boolean;
  depositRequired: boolean;
  /** Whether a visit that has begun is completed once it is paid at the desk. */
  completesVisit: boolean;
  /** Deposit in percent. */
  depositPercentage: number;
  /** Deposit in dollars for a whole booking, in place of the percentage; 0 for the percentage. */
  depositAmount: number;
  /** The total in dollars from which on a deposit is asked for. */
  depositFromPrice: number;
  /** Whether clients who have been here before pay no deposit. */
  depositNewClientsOnly: boolean;
  /** The services that are booked with a deposit; empty for all. */
  depositServiceIds: string[];
  /** Tax rate in percent; prices include the tax. */
  taxRate: number;
  /** Currency stored beside every amount; amounts are never converted. */
  currency: "USD" | "EUR" | "GBP" | "CAD" | "AUD";
};
export type SavedPaymentSettingsDto = {
  value: PaymentSettings;
  /** Version to send with an edit; 0 when nobody has saved the setting yet. */
  version: number;
  /** ISO 8601; null when nobody has saved it yet. */
  saved_at: string | null;
  /** Email address of the person who saved it; null when nobody has, or the system. */
  saved_by: string | null;
};
export type SalesSettings = {
  /** The seller's legal name; empty where it is the shop's. */
  legalName: string;
  /** The number under which the seller pays tax, such as an ABN. */
  taxNumber: string;
  /** Whether the seller is registered for GST or VAT. Who is not charges none, whatever the tax rate. */
  isTaxRegistered: boolean;
  /** The amount that reception may give back of one sale, in dollars; more needs an administrator. */
  refundLimit: number;
  /** Years after which a gift certificate expires that is sold from now on; 0 for never. */
  giftCertificateYears: 0 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;
};
export type SavedSalesSettingsDto = {
  value: SalesSettings;
  /** Version to send with an edit; 0 when nobody has saved the setting yet. */
  version: number;
  /** ISO 8601; null when nobody has saved it yet. */
  saved_at: string | null;
  /** Email address of the person who saved it; null when nobody has, or the system. */
  saved_by: string | null;
};
export type AccountCodes = {
  cash: string;
  cash_float: string;
  cash_banked: string;
  cash_over_short: string;
  card_terminal: string;
  other_payments: string;
  gateway: string;
  online_refunds_due: string;
  disputes: string;
  dispute_losses: string;
  gateway_fees: string;
  gateway_payouts: string;
  deposits_held: string;
  unpaid_sales: string;
  treatment_sales: string;
  fees: string;
  adjustments: string;
  refunds: string;
  rounding: string;
  gift_certificates_owed: string;
  tips_owed: string;
  tax_owed: string;
  opening_balances: string;
  /** The name of the tax rate that lines of Xero's file have. The ledger books the tax as a line of its own, so that Xero
    is to add none. */
  tax_rate: string;
  treatment_sales_tax: string;
  fees_tax: string;
  adjustments_tax: string;
  refunds_tax: string;
  rounding_tax: string;
  gateway_fees_tax: string;
  dispute_losses_tax: string;
  cash_over_short_tax: string;
};
export type SavedAccountCodesDto = {
  value: AccountCodes;
  /** Version to send with an edit; 0 when nobody has saved the setting yet. */
  version: number;
  /** ISO 8601; null when nobody has saved it yet. */
  saved_at: string | null;
  /** Email address of the person who saved it; null when nobody has, or the system. */
  saved_by: string | null;
};
export type BookingRules = {
  /** The part of a therapist's day that a booking takes: its start slot, or the service's whole duration. */
  slot_occupancy: "start_only" | "full_duration";
  /** Minutes kept free after each booking; counts under `full_duration` only. */
  cleanup_buffer_minutes: number;
  /** Whether visitors may also book outside the opening hours and on closures. */
  book_outside_business_hours?: boolean;
  /** Whether a booking of Any Available goes to a free therapist and is confirmed, instead of waiting for the shop. */
  assign_any_available?: boolean;
  /** Whether an opening is offered to nobody on the waiting list until the desk picks the recipient. */
  desk_picks_offers?: boolean;
  /** Whether a visitor's booking is confirmed by the link in a mail; until then, at most 15 minutes, its time is kept. */
  confirm_by_mail?: boolean;
  /** Whether visitors may book several treatments in one visit, and for two. */
  visitors_book_visits?: boolean;
};
export type SavedBookingRulesDto = {
  value: BookingRules;
  /** Version to send with an edit; 0 when nobody has saved the setting yet. */
  version: number;
  /** ISO 8601; null when nobody has saved it yet. */
  saved_at: string | null;
  /** Email address of the person who saved it; null when nobody has, or the system. */
  saved_by: string | null;
};
export type SecuritySettings = {
  /** Whether administrators need a second factor. Those without one can do nothing until they have set one up. */
  requireSecondFactorForAdmins: boolean;
};
export type SavedSecuritySettingsDto = {
  value: SecuritySettings;
  /** Version to send with an edit; 0 when nobody has saved the setting yet. */
  version: number;
  /** ISO 8601; null when nobody has saved it yet. */
  saved_at: string | null;
  /** Email address of the person who saved it; null when nobody has, or the system. */
  saved_by: string | null;
};
export type EmbedSettings = {
  /** The sites that may show the booking dialog in a frame, such as `https://www.example.com`. */
  allowedOrigins: string[];
};
export type SavedEmbedSettingsDto = {
  value: EmbedSettings;
  /** Version to send with an edit; 0 when nobody has saved the setting yet. */
  version: number;
  /** ISO 8601; null when nobody has saved it yet. */
  saved_at: string | null;
  /** Email address of the person who saved it; null when nobody has, or the system. */
  saved_by: string | null;
};
export type ReminderSettings = {
  /** Hours before the start at which the reminder is sent: 24, 48 or 72; 0 for none. */
  hours_before: 0 | 24 | 48 | 72;
  /** Whether another reminder is sent three hours before the start. */
  same_day: boolean;
  /** Validates that there is a way in which reminders go, where there are some. */
  by_mail: boolean;
  /** Whether reminders are sent by text message, where a gateway is configured. */
  by_text: boolean;
};
export type SavedReminderSettingsDto = {
  value: ReminderSettings;
  /** Version to send with an edit; 0 when nobody has saved the setting yet. */
  version: number;
  /** ISO 8601; null when nobody has saved it yet. */
  saved_at: string | null;
  /** Email address of the person who saved it; null when nobody has, or the system. */
  saved_by: string | null;
};
export type ShiftTypeHours = {
  start_time: string;
  end_time: string;
  /** The colour in which the roster paints it. */
  color: "amber" | "teal" | "violet" | "blue" | "rose" | "grey";
};
export type ShiftTypes = {
  morning: ShiftTypeHours;
  afternoon: ShiftTypeHours;
  evening: ShiftTypeHours;
  full: ShiftTypeHours;
};
export type SavedShiftTypesDto = {
  value: ShiftTypes;
  /** Version to send with an edit; 0 when nobody has saved the setting yet. */
  version: number;
  /** ISO 8601; null when nobody has saved it yet. */
  saved_at: string | null;
  /** Email address of the person who saved it; null when nobody has, or the system. */
  saved_by: string | null;
};
export type SettingsDto = {
  shop_details: SavedShopDetailsDto;
  business_hours: SavedBusinessHoursDto;
  cancellation_policy: SavedCancellationPolicyDto;
  payment_settings: SavedPaymentSettingsDto;
  sales_settings: SavedSalesSettingsDto;
  account_codes: SavedAccountCodesDto;
  booking_rules: SavedBookingRulesDto;
  security_settings: SavedSecuritySettingsDto;
  embed_settings: SavedEmbedSettingsDto;
  reminders: SavedReminderSettingsDto;
  shift_types: SavedShiftTypesDto;
};
export type EditShopDetailsDto = {
  value: ShopDetails;
  /** The version that was seen; 0 when nobody has saved it yet. */
  version: number;
};
export type EditBusinessHoursDto = {
  value: BusinessHours;
  /** The version that was seen; 0 when nobody has saved it yet. */
  version: number;
};
export type EditCancellationPolicyDto = {
  value: CancellationPolicy;
  /** The version that was seen; 0 when nobody has saved it yet. */
  version: number;
};
export type EditPaymentSettingsDto = {
  value: PaymentSettings;
  /** The version that was seen; 0 when nobody has saved it yet. */
  version: number;
};
export type EditSalesSettingsDto = {
  value: SalesSettings;
  /** The version that was seen; 0 when nobody has saved it yet. */
  version: number;
};
export type EditAccountCodesDto = {
  value: AccountCodes;
  /** The version that was seen; 0 when nobody has saved it yet. */
  version: number;
};
export type EditSecuritySettingsDto = {
  value: SecuritySettings;
  /** The version that was seen; 0 when nobody has saved it yet. */
  version: number;
};
export type EditEmbedSettingsDto = {
  value: EmbedSettings;
  /** The version that was seen; 0 when nobody has saved it yet. */
  version: number;
};
export type EditReminderSettingsDto = {
  value: ReminderSettings;
  /** The version that was seen; 0 when nobody has saved it yet. */
  version: number;
};
export type EditShiftTypesDto = {
  value: ShiftTypes;
  /** The version that was seen; 0 when nobody has saved it yet. */
  version: number;
};
export type UserRoleDto = {
  role:
    | ("staff" | "reception" | "auditor" | "admin_staff" | null)
    | ("staff" | "reception" | "auditor" | "admin_staff" | null);
  /** The therapist whom the user signs in as. */
  therapist_id: string | null;
  /** Whether the shop requires a second factor that the user has yet to set up: all other routes answer 403
    `second-factor-required`. */
  needs_second_factor: boolean;
};
export type StaffAccountDto = {
  id: string;
  email: string;
  role:
    | ("staff" | "reception" | "auditor" | "admin_staff" | null)
    | ("staff" | "reception" | "auditor" | "admin_staff" | null);
  therapist_id: string | null;
  therapist_name: string | null;
  /** The account's state; `invited` until its owner has chosen a password. */
  state: "active" | "disabled" | "invited";
  has_second_factor: boolean;
  /** Version of role, therapist and whether they may sign in: a change names it. */
  version: number;
  /** Time of the last sign-in, shop-local `yyyy-MM-ddTHH:mm:ss`; null when there was none yet. */
  last_sign_in_local: string | null;
  /** Time until which the mailed invitation can be used, shop-local; null when there is none. */
  invited_until_local: string | null;
  /** Whether the invitation has expired. */
  is_invitation_over: boolean;
};
export type StaffAccountIdDto = {
  id: string;
};
export type InviteDto = {
  email: string;
  /** The role; null for an account that may sign in but has no rights. */
  role:
    | ("staff" | "reception" | "auditor" | "admin_staff" | null)
    | ("staff" | "reception" | "auditor" | "admin_staff" | null);
  /** The therapist whom the user signs in as. */
  therapist_id: string | null;
};
export type PastAccessDto = {
  id: string;
  email: string;
  role:
    | ("staff" | "reception" | "auditor" | "admin_staff" | null)
    | ("staff" | "reception" | "auditor" | "admin_staff" | null);
  state: "active" | "disabled" | "invited";
  therapist_name: string | null;
  /** The moment since which it had them, shop-local `yyyy-MM-ddTHH:mm:ss`. */
  since_local: string;
  /** Email address of the person who gave them; null for the system or the account's owner. */
  changed_by: string | null;
};
export type AccessAsOfDto = {
  /** The moment on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
  /** The accounts that existed then, by email address. */
  accounts: PastAccessDto[];
};
export type EditAccountDto = {
  /** The version on which the edit is based. */
  version: number;
  /** The role; null for an account that may sign in but has no rights. */
  role:
    | ("staff" | "reception" | "auditor" | "admin_staff" | null)
    | ("staff" | "reception" | "auditor" | "admin_staff" | null);
  /** The therapist whom the user signs in as. */
  therapist_id: string | null;
};
export type SlotDto = {
  /** Start time, `HH:mm`. */
  start_time: string;
  /** Shift type: Morning, Afternoon or Evening. */
  shift_type: string;
  available: boolean;
  /** The reason for which it cannot be chosen; null when it can. */
  reason:
    | (
        | "closed"
        | "outside_shift"
        | "taken"
        | "past"
        | "beyond_window"
        | "service_not_given"
        | "day_off"
        | null
      )
    | (
        | "closed"
        | "outside_shift"
        | "taken"
        | "past"
        | "beyond_window"
        | "service_not_given"
        | "day_off"
        | null
      );
  /** Whether a booking there would wait for the shop, although it can be chosen: with Any Available nobody who gives the
    treatment is free, or the chosen therapist's day is full or has no readable shift yet. */
  is_on_request: boolean;
};
export type DayAvailabilityDto = {
  therapist_id: string;
  date: string;
  /** Number of bookings that can still be confirmed that day. */
  slots_remaining: number;
  /** Whether nobody is on the roster that day yet, so that all bookings wait for the shop. */
  is_on_request: boolean;
  slots: SlotDto[];
};
export type DayOfMonthDto = {
  /** The day, `yyyy-MM-dd`. */
  date: string;
  /** Whether a start can be chosen that would be confirmed, as far as is known. */
  available: boolean;
  /** The reason for which there is none; null when there is one. */
  reason:
    | (
        | "full"
        | "closed"
        | "past"
        | "beyond_window"
        | "service_not_given"
        | "day_off"
        | null
      )
    | (
        | "full"
        | "closed"
        | "past"
        | "beyond_window"
        | "service_not_given"
        | "day_off"
        | null
      );
  /** Name of the closure on that day; else null. */
  closure: string | null;
};
export type MonthAvailabilityDto = {
  /** The month, `yyyy-MM`. */
  month: string;
  days: DayOfMonthDto[];
};
export type TimeSlotDto = {
  /** Start time, `HH:mm`. */
  start_time: string;
  /** End time, `HH:mm`. */
  end_time: string;
  shift_type: "Morning" | "Afternoon" | "Evening";
};
export type OfficeTimeSlotDto = {
  /** Start time, `HH:mm`. */
  start_time: string;
  /** End time, `HH:mm`. */
  end_time: string;
  shift_type: "Morning" | "Afternoon" | "Evening";
  id: string;
  is_active: boolean;
  display_order: number;
  /** Number of upcoming open bookings that begin with it. */
  coming_bookings: number;
  /** Version to send with a change; 409 `modified` when the time slot has changed since. */
  version: number;
};
export type NewTimeSlotDto = {
  start_time: string;
  /** End time; 24:00 for midnight. */
  end_time: string;
  /** Shift type; when left out, the one of its start time. */
  shift_type?: "Morning" | "Afternoon" | "Evening";
};
export type RosterEntryDto = {
  therapist_id: string;
  therapist_name: string;
  /** The day, `yyyy-MM-dd`. */
  roster_date: string;
  /** Hours as the shop wrote them: `9:00 AM - 5:00 PM`. */
  shift_hours: string;
};
export type OfferedTherapistDto = {
  id: string;
  name: string;
  /** Names of the treatments that the therapist gives, of one with variants once, where there is a list of them. */
  specialties: string[];
  /** Bookings that can be confirmed for one day. */
  available_slots: number;
  /** Slots remaining on the date; 999 for Any Available, the cap of a day without a date. */
  slots_remaining: number;
  /** Whether a booking at the time would be confirmed; null without a time, and for Any Available. */
  is_free: boolean | null;
  /** The first start, from the date and time on, that would be confirmed; null without one within the booking window,
    without a date, and for Any Available. */
  next_free: FreeStartDto | null;
  /** Minutes of the service with this therapist; null without a service. */
  duration: number | null;
  /** Price of the service with this therapist, at most two decimals; null without a service. */
  price: number | null;
};
export type FreeTherapistRefDto = {
  id: string;
  name: string;
};
export type NextStartDto = {
  /** The day, `yyyy-MM-dd`. */
  date: string;
  /** Start time, `HH:mm`. */
  time: string;
  therapists: FreeTherapistRefDto[];
};
export type BlockDto = {
  id: string;
  therapist_id: string;
  /** The day, `yyyy-MM-dd`. */
  blocked_date: string;
  /** Start time, `HH:mm`. */
  start_time: string;
  /** End time, `HH:mm`. */
  end_time: string;
  reason: string | null;
  version: number;
};
export type NewBlockDto = {
  start_time: string;
  end_time: string;
  blocked_date: string;
  reason?: string | null;
};
export type EditBlockDto = {
  start_time: string;
  end_time: string;
  blocked_date: string;
  /** The version on which the edit is based. */
  version: number;
  reason?: string | null;
};
export type OfficeStartDto = {
  /** The day, `yyyy-MM-dd`. */
  date: string;
  /** Start time, `HH:mm`. */
  time: string;
  /** Everybody who is free then: first whose shift it does not outlast, then who is left with no gap too short to book, then
    who has least to do that day. */
  therapists: FreeTherapistRefDto[];
  /** Whether it would leave the first of them a gap too short to book. */
  leaves_gap: boolean;
  /** Whether it would end after the shift of the first of them: allowed, with a warning. */
  runs_past_shift: boolean;
};
export type OfficeTherapistDto = {
  id: string;
  name: string;
  /** The slug of the therapist in links, kept when their name changes: `/book?therapist=…`. */
  slug: string;
  bio: string | null;
  /** The association of their profession. */
  association: string | null;
  /** The number under which health funds know them; with one, their treatments have a health-fund receipt. */
  provider_number: string | null;
  /** Names of services. */
  specialties: string[];
  /** Amount in the shop's currency, at most two decimals; for display only. */
  hourly_rate: number | null;
  /** Rating from 1 to 5, at most one decimal. */
  rating: number;
  /** Bookings that can be confirmed for one day. */
  available_slots: number;
  image_url: string | null;
  is_active: boolean;
  /** Version to send with an edit; 409 `modified` when the record has changed since. */
  version: number;
  /** Instant of the last change, ISO 8601. */
  updated_at: string;
  /** Email address of the user who signs in as this therapist; only admins may read it. */
  user_email?: string | null;
  /** Number of roster entries on all days; from today on for users without a role. */
  roster_entries: number;
};
export type OfficeTimeDto = {
  /** Start time, `HH:mm`. */
  start_time: string;
  shift_type: string;
  /** Whether no booking, request or block is in the way and the day is not full. */
  free: boolean;
  /** The verdict: `available`, `unassigned` for Any Available, or the reason for which it is not free. */
  reason:
    | "error"
    | "fully_booked"
    | "no_room"
    | "not_rostered"
    | "time_conflict"
    | "unassigned"
    | "available"
    | "on_leave";
  /** Whether only requests are in the way: a booking there could be confirmed. */
  only_requested: boolean;
  is_past: boolean;
  /** Whether the appointment would end after the shift: allowed, with a warning. */
  runs_past_shift: boolean;
  /** Whether it is outside the opening hours or on a closure: allowed, with a warning. */
  is_closed: boolean;
  /** Whether the therapist gives the wanted service; true while none is chosen. */
  gives_service: boolean;
};
export type OfficeTimesDto = {
  therapist_id: string;
  /** The day, `yyyy-MM-dd`. */
  date: string;
  times: OfficeTimeDto[];
};
export type FreeTherapistDto = {
  id: string;
  name: string;
  specialties: string[];
  slots_remaining: number;
  /** Whether another client has requested that time. */
  only_requested: boolean;
  runs_past_shift: boolean;
};
export type DayShiftDto = {
  id: string;
  shift_type: string;
  /** Hours as they were written: `9:00 AM - 5:00 PM`. */
  shift_hours: string;
  /** Start time, `HH:mm`; null when the hours cannot be read. */
  start_time: string | null;
  /** End time, `HH:mm`; null when the hours cannot be read. */
  end_time: string | null;
};
export type DayBlockDto = {
  id: string;
  /** Start time, `HH:mm`. */
  start_time: string;
  /** End time, `HH:mm`. */
  end_time: string;
  reason: string | null;
};
export type DayBusyDto = {
  /** Start time, `HH:mm`. */
  start_time: string;
  /** End time, `HH:mm`; 24:00 for midnight. */
  end_time: string;
};
export type DayLeaveDto = {
  /** The id of the leave. */
  id: string;
  /** Start time, `HH:mm`. */
  start_time: string;
  /** End time, `HH:mm`; 24:00 for midnight. */
  end_time: string;
};
export type DayTherapistDto = {
  id: string;
  name: string;
  image_url: string | null;
  is_active: boolean;
  /** Bookings that can be confirmed for one day. */
  available_slots: number;
  slots_remaining: number;
  /** Shifts, earliest first. */
  shifts: DayShiftDto[];
  /** Blocks, earliest first. */
  blocks: DayBlockDto[];
  /** Busy times of their own calendar, earliest first. */
  busy: DayBusyDto[];
  /** Leave, earliest first. */
  leave: DayLeaveDto[];
};
export type CalendarDayDto = {
  /** The day, `yyyy-MM-dd`. */
  date: string;
  /** Name of the closure for which the shop is closed all day; null on other days. */
  closure: string | null;
  /** Whether the shop opens; false on a closure and where the business hours say closed. */
  is_open: boolean;
  /** Opening time, `HH:mm`; null without business hours, and on a weekday that is closed. */
  opens_at: string | null;
  /** Closing time, `HH:mm`; 24:00 for midnight; null when `opens_at` is. */
  closes_at: string | null;
  therapists: DayTherapistDto[];
};
export type EditBookingRulesDto = {
  value: BookingRules;
  /** The version that was seen; 0 when nobody has saved it yet. */
  version: number;
};
export type ClosureDto = {
  id: string;
  name: string;
  /** The first day, `yyyy-MM-dd`. */
  first_date: string;
  /** The last day, `yyyy-MM-dd`, inclusive. */
  last_date: string;
  /** Version to send with an edit; 409 `modified` when the closure has changed since. */
  version: number;
  /** Number of pending and confirmed bookings on these days, from today on. */
  open_bookings: number;
  /** Number of offers to people who wait for these days: they are withdrawn unless visitors may book on closures. */
  offers: number;
  /** Number of roster entries on these days, from today on. */
  shifts: number;
};
export type NewClosureDto = {
  first_date: string;
  /** The last day, inclusive. */
  last_date: string;
  /** Name that visitors read. */
  name: string;
};
export type RegionDto = {
  code: string;
  name: string;
};
export type HolidayDto = {
  /** The day, `yyyy-MM-dd`. */
  date: string;
  name: string;
};
export type HolidaysDto = {
  /** Regions of the shop's country; empty where its time zone belongs to no known country. */
  regions: RegionDto[];
  /** The region whose holidays are listed; empty for those of the whole country. */
  region: string;
  holidays: HolidayDto[];
};
export type EditClosureDto = {
  first_date: string;
  /** The last day, inclusive. */
  last_date: string;
  /** The version that was shown. */
  version: number;
  /** Name that visitors read. */
  name: string;
};
export type HoursLineDto = {
  /** Days of the line: `Mon-Fri`, `Saturday`. */
  days: string;
  /** Hours of the line: `9am-10pm` or `Closed`. */
  hours: string;
};
export type OpenTodayDto = {
  /** Opening time, `HH:mm`. */
  opens: string;
  /** Closing time, `HH:mm`. */
  closes: string;
};
export type CancellationPolicyDto = {
  /** Hours and refund in words: `full refund with 24 hours’ notice`. */
  summary: string;
  /** Hours before the start until which a client may move or cancel, 0 to 720. */
  notice_hours: number;
  /** Refund in percent, 0 to 100. */
  refund_percentage: number;
  /** The shop's own words; empty where it has none. */
  text: string;
};
export type DepositTermsDto = {
  /** Part of the price in percent; counts where no amount is set. */
  percentage: number;
  /** A fixed amount in dollars for a whole booking; 0 for the percentage. */
  amount: number;
  /** The total in dollars from which on it is due. */
  from_price: number;
  /** Whether clients who have been here before pay none. */
  new_clients_only: boolean;
  /** The services that are booked with a deposit; empty for all. */
  service_ids: string[];
};
export type ShopDto = {
  name: string;
  tagline: string;
  address_lines: string[];
  phone: string;
  email: string;
  map_url: string;
  /** Address of a map service's page to show in a frame; null to show the shop's own drawing. */
  map_embed_url: string | null;
  words: LandingWords;
  /** IANA name of the shop's time zone. */
  time_zone: string;
  currency: string;
  /** Country, as two letters of ISO 3166, whose mobile numbers clients give. */
  country: string;
  /** The shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  local_now: string;
  hours: HoursLineDto[];
  /** Today's opening hours; null on a closed day. */
  open_today: OpenTodayDto | null;
  /** The policy under which bookings are made now. A booking keeps the one under which it was made. */
  cancellation_policy: CancellationPolicyDto;
  /** The deposit that is asked for; null where none is. */
  deposit: DepositTermsDto | null;
  /** Days ahead of today that can be booked. */
  booking_window_days: number;
  /** Whether a booking takes its start slot only, not its whole duration. */
  start_only: boolean;
  /** Whether a mailed link confirms a visitor's booking, so that an email address is needed. */
  confirms_by_mail: boolean;
  /** Whether a booking of Any Available goes to a free therapist at once; else it is a request. */
  assigns_any_available: boolean;
  /** Whether visitors may book several treatments in one visit, and for two. */
  visits_offered: boolean;
};
export type LeaveBookingDto = {
  id: string;
  /** Date of the appointment, `yyyy-MM-dd`. */
  date: string;
  /** Start of the appointment, `HH:mm`. */
  time: string;
};
export type LeaveDto = {
  kind: "annual" | "sick" | "training" | "other";
  status: "asked" | "approved" | "declined" | "withdrawn";
  id: string;
  therapist_id: string;
  therapist_name: string;
  /** The first day, `yyyy-MM-dd`. */
  first_date: string;
  /** The last day, `yyyy-MM-dd`, inclusive. */
  last_date: string;
  /** Start time on each day, `HH:mm`; null for whole days. */
  start_time: string | null;
  /** End time on each day, `HH:mm`; null for whole days. */
  end_time: string | null;
  /** The last day on which it may fall when it repeats each week, `yyyy-MM-dd`; null when it does not repeat. */
  repeats_until: string | null;
  note: string | null;
  /** The reason for which it was declined. */
  reply: string | null;
  /** Email address of the account that decided. */
  decided_by: string | null;
  /** Version to send with a change; 409 `modified` when the leave has changed since. */
  version: number;
  /** Open bookings within it still to come, if it is requested or approved; earliest first. */
  bookings: LeaveBookingDto[];
};
export type NewLeaveDto = {
  first_date: string;
  /** The last day, inclusive. */
  last_date: string;
  /** Start time on each day; without hours the leave takes whole days. */
  start_time?: string | null;
  end_time?: string | null;
  /** The last day on which it may fall when it repeats each week. */
  repeats_until?: string | null;
  /** Whether open bookings within it stay, uncovered; for an admin, whose leave is approved at once. */
  keep: boolean;
  kind: "annual" | "sick" | "training" | "other";
  note?: string | null;
  therapist_id: string;
};
export type LeaveRequestCountDto = {
  /** Number of requests, not over yet, that nobody has decided. */
  count: number;
};
export type ApproveLeaveDto = {
  /** The version that was shown. */
  version: number;
  /** Whether open bookings within it stay, uncovered. */
  keep: boolean;
};
export type DeclineLeaveDto = {
  /** The version that was shown. */
  version: number;
  /** The reason, for the therapist. */
  reason?: string | null;
};
export type BookingInBusyTimeDto = {
  id: string;
  /** The day, `yyyy-MM-dd`. */
  date: string;
  /** Start time, `HH:mm`. */
  time: string;
};
export type OwnCalendarDto = {
  is_connected: boolean;
  /** The server that has it; null without one, and for the desk. */
  host: string | null;
  /** The last four characters of its address; null where `host` is. */
  ending: string | null;
  /** Time of the last reading that succeeded, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`; null before the first. */
  read_at_local: string | null;
  /** Time since which it cannot be read, `yyyy-MM-ddTHH:mm:ss`; null while it can. */
  failing_since_local: string | null;
  /** The reason why it cannot be read, in words that end the sentence `The address …`; null while it can. */
  failure: string | null;
  /** Number of busy times from today on, each within one day. */
  busy_times: number;
  /** Open bookings that lie in busy times: they stay as they are. The earliest first. */
  bookings: BookingInBusyTimeDto[];
};
export type OwnCalendarAddressDto = {
  /** The secret address of a calendar: one of the internet that begins with https:// or webcal://. */
  url: string;
};
export type OfficeRosterEntryDto = {
  id: string;
  therapist_id: string;
  therapist_name: string;
  /** The day, `yyyy-MM-dd`. */
  roster_date: string;
  /** Shift type: morning, afternoon, evening, full or custom. */
  shift_type: string;
  /** Hours as they were written: `9:00 AM - 5:00 PM`. */
  shift_hours: string;
  /** Start time, `HH:mm`; null when the hours cannot be read. */
  start_time: string | null;
  /** End time, `HH:mm`; null when the hours cannot be read. */
  end_time: string | null;
  /** Id of the pattern that made it; null for one that was entered by hand. */
  pattern_id: string | null;
  /** Whether somebody has changed it on this day, so that it differs from its pattern. */
  is_exception: boolean;
  /** Version to send with a change; 409 `modified` when the shift has changed since. */
  version: number;
};
export type SavedRosterEntryDto = {
  id: string;
  therapist_id: string;
  therapist_name: string;
  /** The day, `yyyy-MM-dd`. */
  roster_date: string;
  /** Shift type: morning, afternoon, evening, full or custom. */
  shift_type: string;
  /** Hours as they were written: `9:00 AM - 5:00 PM`. */
  shift_hours: string;
  /** Start time, `HH:mm`; null when the hours cannot be read. */
  start_time: string | null;
  /** End time, `HH:mm`; null when the hours cannot be read. */
  end_time: string | null;
  /** Id of the pattern that made it; null for one that was entered by hand. */
  pattern_id: string | null;
  /** Whether somebody has changed it on this day, so that it differs from its pattern. */
  is_exception: boolean;
  /** Version to send with a change; 409 `modified` when the shift has changed since. */
  version: number;
  /** Id by which the change can be taken back; null when nothing has changed. */
  change_id: string | null;
};
export type NewRosterEntryDto = {
  start_time: string;
  end_time: string;
  roster_date: string;
  therapist_id: string;
  shift_type: "morning" | "afternoon" | "evening" | "full" | "custom";
};
export type EditRosterEntryDto = {
  start_time: string;
  end_time: string;
  roster_date: string;
  /** The version that was shown. */
  version: number;
  /** Whether the change is made although bookings lose their shift. */
  keep: boolean;
  therapist_id: string;
  shift_type: "morning" | "afternoon" | "evening" | "full" | "custom";
};
export type PlannedShiftDto = {
  /** The reason for which it is not entered: it exists already, it overlaps another, the therapist is not active or on
    leave, the shop is closed, or its hours cannot be read; null when it is entered. */
  skipped:
    | (
        | "duplicate"
        | "overlap"
        | "inactive"
        | "unreadable"
        | "past"
        | "leave"
        | "closure"
        | null
      )
    | (
        | "duplicate"
        | "overlap"
        | "inactive"
        | "unreadable"
        | "past"
        | "leave"
        | "closure"
        | null
      );
  therapist_id: string;
  therapist_name: string;
  /** The day, `yyyy-MM-dd`. */
  roster_date: string;
  shift_type: string;
  shift_hours: string;
};
export type RosterPlanDto = {
  added: PlannedShiftDto[];
  skipped: PlannedShiftDto[];
};
export type AppliedRosterPlanDto = {
  added: PlannedShiftDto[];
  skipped: PlannedShiftDto[];
  /** The id for `POST /roster-changes/{id}/undo`; null when there was nothing to do. */
  change_id: string | null;
};
export type UndoableRosterChangeDto = {
  /** The id for `POST /roster-changes/{id}/undo`. */
  change_id: string;
  /** `edit`, `copy`, `template`, `pattern`, `publish` or the name of a quick action. */
  kind: string;
  /** Whether it took a change of this kind back; false for one that made such a change again. */
  is_undo: boolean;
  /** Time on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  made_at_local: string;
  /** Email address of the person who made it; null where the log does not say. */
  made_by: string | null;
  /** Number of shifts that it added, changed and removed. */
  shifts: number;
  /** Number of drafts that it added, changed and removed. */
  drafts: number;
  /** First day that it concerns, `yyyy-MM-dd`; null where only a pattern changed. */
  first_date: string | null;
  last_date: string | null;
};
export type ShiftOutcomeDto = {
  /** The reason for which it is not entered; null when it is. */
  reason:
    | (
        | "identical"
        | "overlap"
        | "inactive"
        | "unreadable"
        | "past"
        | "leave"
        | "closure"
        | null
      )
    | (
        | "identical"
        | "overlap"
        | "inactive"
        | "unreadable"
        | "past"
        | "leave"
        | "closure"
        | null
      );
  therapist_id: string;
  therapist_name: string;
  /** The day, `yyyy-MM-dd`. */
  roster_date: string;
  /** Hours as `09:00 - 17:00`. */
  shift_hours: string;
  shift_type: string;
};
export type UncoveredBookingDto = {
  booking_id: string;
  therapist_id: string;
  therapist_name: string;
  /** Date of the appointment, `yyyy-MM-dd`. */
  date: string;
  /** Start of the appointment, `HH:mm`. */
  time: string;
};
export type AppliedRosterChangeDto = {
  /** The id for `POST /roster-changes/{id}/undo`; null when there was nothing to do. */
  change_id: string | null;
  added: ShiftOutcomeDto[];
  /** Number of added shifts that are drafts: nobody can book them until they are published. */
  drafted: number;
  removed: ShiftOutcomeDto[];
  /** Existing shifts that stay in place of additions: the same shift, or one that overlaps. */
  kept: ShiftOutcomeDto[];
  skipped: ShiftOutcomeDto[];
  /** Bookings of these days, from today on, that no shift would cover at their start. */
  uncovered: UncoveredBookingDto[];
};
export type ChangedShiftDto = {
  start_time: string;
  end_time: string;
  roster_date: string;
  /** The version that was shown. */
  version: number;
  therapist_id: string;
  shift_type: "morning" | "afternoon" | "evening" | "full" | "custom";
  /** The id of a shift or a draft. */
  id: string;
};
export type ShiftRefDto = {
  /** The version that was shown. */
  version: number;
  /** The id of a shift or a draft. */
  id: string;
};
export type NewRosterChangeDto = {
  additions: NewRosterEntryDto[];
  changes: ChangedShiftDto[];
  removals: ShiftRefDto[];
  /** Whether the added shifts are drafts until they are published. */
  draft: boolean;
  /** Treatment of additions that overlap existing shifts: `refuse` refuses the whole change, `skip` leaves them out and
    names them. */
  on_overlap: "refuse" | "skip";
  /** Whether the change is made although bookings lose their shift. */
  keep: boolean;
};
export type RosterOutcomeDto = {
  added: ShiftOutcomeDto[];
  /** Number of added shifts that are drafts: nobody can book them until they are published. */
  drafted: number;
  removed: ShiftOutcomeDto[];
  /** Existing shifts that stay in place of additions: the same shift, or one that overlaps. */
  kept: ShiftOutcomeDto[];
  skipped: ShiftOutcomeDto[];
  /** Bookings of these days, from today on, that no shift would cover at their start. */
  uncovered: UncoveredBookingDto[];
};
export type UndoneRosterChangeDto = {
  /** The id with which the undo itself can be undone. */
  change_id: string;
  /** Shifts whose time has passed since the change was made, so that they stay, or do not come back. */
  left: ShiftOutcomeDto[];
};
export type KeepBookingsDto = {
  /** Whether the change is made although bookings lose their shift. */
  keep: boolean;
};
export type OfficeDraftDto = {
  id: string;
  therapist_id: string;
  therapist_name: string;
  /** The day, `yyyy-MM-dd`. */
  roster_date: string;
  shift_type: string;
  /** Hours as `09:00 - 17:00`. */
  shift_hours: string;
  /** Start time, `HH:mm`. */
  start_time: string;
  /** End time, `HH:mm`. */
  end_time: string;
  version: number;
};
export type PublicationRecipientDto = {
  therapist_id: string;
  therapist_name: string;
  shifts: number;
  /** Whether the therapist has an account to mail. */
  is_mailed: boolean;
};
export type PublicationPreviewDto = {
  added: ShiftOutcomeDto[];
  /** Number of added shifts that are drafts: nobody can book them until they are published. */
  drafted: number;
  removed: ShiftOutcomeDto[];
  /** Existing shifts that stay in place of additions: the same shift, or one that overlaps. */
  kept: ShiftOutcomeDto[];
  skipped: ShiftOutcomeDto[];
  /** Bookings of these days, from today on, that no shift would cover at their start. */
  uncovered: UncoveredBookingDto[];
  recipients: PublicationRecipientDto[];
};
export type PublicationDto = {
  from: string;
  to: string;
  /** Ids of the therapists; all when left out. */
  therapist_ids?: string[];
  /** Only these, as they were seen: what somebody else has added or changed since stays a draft. All when it is left out. */
  drafts?: ShiftRefDto[];
};
export type PublishedDto = {
  added: ShiftOutcomeDto[];
  /** Number of added shifts that are drafts: nobody can book them until they are published. */
  drafted: number;
  removed: ShiftOutcomeDto[];
  /** Existing shifts that stay in place of additions: the same shift, or one that overlaps. */
  kept: ShiftOutcomeDto[];
  skipped: ShiftOutcomeDto[];
  /** Bookings of these days, from today on, that no shift would cover at their start. */
  uncovered: UncoveredBookingDto[];
  recipients: PublicationRecipientDto[];
  /** The id for `POST /roster-changes/{id}/undo`; null when there was nothing to publish. */
  change_id: string | null;
};
export type RosterCopyDto = {
  /** First day of the source. */
  from: string;
  /** Last day of the source, inclusive. */
  to: string;
  /** First day of the target. */
  into_from: string;
  /** Last day of the target, inclusive: the source is repeated until it is full. */
  into_to: string;
  /** Ids of the therapists; all when left out. */
  therapist_ids?: string[];
  /** Whether the entered shifts are drafts until they are published. */
  draft: boolean;
};
export type RosterTemplateDto = {
  id: string;
  name: string;
  shifts: number;
  therapists: number;
  version: number;
};
export type NewRosterTemplateDto = {
  /** Any day of the week whose shifts and drafts the template takes. */
  week: string;
  name: string;
};
export type TemplateUseDto = {
  /** Any day of the first week that the template is entered in. */
  week: string;
  /** Number of consecutive weeks. */
  weeks: number;
  /** Whether the entered shifts are drafts until they are published. */
  draft: boolean;
};
export type PatternShiftDto = {
  start_time: string;
  end_time: string;
  /** Week of the pattern, 1 to the number of its weeks. */
  week: number;
  /** Monday 1 … Sunday 7. */
  weekday: number;
  shift_type: "morning" | "afternoon" | "evening" | "full" | "custom";
};
export type RosterPatternDto = {
  id: string;
  therapist_id: string;
  therapist_name: string;
  weeks: number;
  /** A Monday on which the first week begins, `yyyy-MM-dd`. */
  first_monday: string;
  /** First day, `yyyy-MM-dd`. */
  first_date: string;
  /** Last day, `yyyy-MM-dd`, inclusive; null for no end. */
  last_date: string | null;
  shifts: PatternShiftDto[];
  version: number;
};
export type RosterPatternsDto = {
  patterns: RosterPatternDto[];
  /** Day up to which the roster is entered, `yyyy-MM-dd`; it moves on day by day. */
  filled_until: string;
};
export type AppliedPatternsDto = {
  added: ShiftOutcomeDto[];
  /** Number of added shifts that are drafts: nobody can book them until they are published. */
  drafted: number;
  removed: ShiftOutcomeDto[];
  /** Existing shifts that stay in place of additions: the same shift, or one that overlaps. */
  kept: ShiftOutcomeDto[];
  skipped: ShiftOutcomeDto[];
  /** Bookings of these days, from today on, that no shift would cover at their start. */
  uncovered: UncoveredBookingDto[];
  /** The id for `POST /roster-changes/{id}/undo`. */
  change_id: string;
};
export type NewPatternDto = {
  /** First day; the first week is the one that it lies in, unless `first_monday` names another. */
  first_date: string;
  /** A Monday on which the first week begins. */
  first_monday?: string;
  /** Last day, inclusive; null for no end. */
  last_date: string | null;
  therapist_id: string;
  /** Number of weeks that repeat in turn. */
  weeks: number;
  shifts: PatternShiftDto[];
};
export type PatternRefDto = {
  /** The version that was shown. */
  version: number;
  id: string;
};
export type NewPatternsDto = {
  /** Whether the change is made although bookings lose their shift. */
  keep: boolean;
  patterns: NewPatternDto[];
  /** Patterns that end on the day before. */
  replaces: PatternRefDto[];
};
export type PatternEndDto = {
  /** The version that was shown. */
  version: number;
  /** Last day, inclusive; null for no end. */
  last_date: string | null;
  /** Whether the change is made although bookings lose their shift. */
  keep: boolean;
};
export type DeactivationDto = {
  /** Pending and confirmed upcoming bookings, earliest first: they stay until somebody moves them. */
  booking_ids: string[];
  /** Number of roster entries after today, which are removed. */
  roster_entries: number;
  /** Number of roster entries that come back when an inactive therapist is reactivated. */
  restorable_entries: number;
};
export type DeactivateTherapistDto = {
  /** The version that was shown. */
  version: number;
  /** Whether the therapist is deactivated although bookings are still to come. */
  keep: boolean;
};
export type TimeSlotOrderDto = {
  /** Ids of all time slots, in their new order. */
  ids: string[];
};
export type EditTimeSlotDto = {
  start_time: string;
  /** End time; 24:00 for midnight. */
  end_time: string;
  /** The version that was shown. */
  version: number;
  /** Position in the list; unchanged when left out. */
  display_order?: number;
  /** Shift type; when left out, the one of its start time. */
  shift_type?: "Morning" | "Afternoon" | "Evening";
};
export type ToggleTimeSlotDto = {
  /** The version that was shown. */
  version: number;
  is_active: boolean;
};
export type CustomerReceiptDto = {
  number: number;
  /** Opens the page of the receipt. */
  token: string;
};
export type MovedFromDto = {
  /** `yyyy-MM-dd` */
  booking_date: string;
  /** `HH:mm` */
  booking_time: string;
  therapist_name: string;
  /** True for Any Available. */
  is_unassigned: boolean;
};
export type CalendarLinksDto = {
  google: string;
  outlook: string;
};
export type VisitTreatmentDto = {
  status: "pending" | "confirmed" | "completed" | "cancelled" | "no_show";
  service_id: string;
  /** The treatment with its add-ons: `Swedish Massage + Hot stones`. */
  service_name: string;
  therapist_id: string;
  therapist_name: string;
  /** True for Any Available. */
  is_unassigned: boolean;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date: string;
  /** `HH:mm`, shop-local. */
  booking_time: string;
  /** Length in minutes. */
  booking_duration: number;
  total_price: number;
  booking_id: string;
  /** The guest: 1 is who booked, 2 who comes along. */
  guest: number;
};
export type BookedAddOnDto = {
  id: string;
  name: string;
  /** Minutes, of the length of the booking. */
  minutes: number;
  /** Dollars, of the list price of the booking. */
  price: number;
};
export type VisitPlaceDto = {
  id: string;
  /** The guest: 1 is who booked, 2 who comes along. */
  guest: number;
  /** Position in the visit, from 1. */
  part: number;
  /** Number of treatments that were booked together. */
  parts: number;
};
export type CustomerBookingDto = {
  status: "pending" | "confirmed" | "completed" | "cancelled" | "no_show";
  /** Recorded payments, in dollars. */
  total_paid: number;
  /** Money still to be paid for it with its visit, in dollars; nothing of a bill that was paid, whatever was given back of it. */
  total_due: number;
  /** The receipts of its visit, without those of voided sales. */
  receipts: CustomerReceiptDto[];
  /** The deadline until which the client may move or cancel it, shop time, `yyyy-MM-ddTHH:mm`. */
  changeable_until: string;
  /** The policy under which it was made. */
  cancellation_policy: CancellationPolicyDto;
  /** The deposit that confirms it, in dollars; null where none was due. */
  deposit: number | null;
  /** Whether the client has followed the link that proves the address. */
  is_email_verified: boolean;
  /** The end of the hold, until which the client can follow that link, or pay the deposit, to confirm it; shop time, `yyyy-MM-ddTHH:mm`. Null
    where the shop has to answer, or has. */
  held_until: string | null;
  /** The appointment before its last move; null where it was never moved. */
  moved_from: MovedFromDto | null;
  /** Whether it was a request that the shop has declined. */
  is_declined: boolean;
  /** Whether a reminder has asked the client to say that they will come at this time. */
  is_asked_to_come: boolean;
  calendar_links: CalendarLinksDto;
  /** All treatments of its visit, in order, cancelled ones included; empty where it was made alone. */
  treatments: VisitTreatmentDto[];
  id: string;
  /** The version, sent along with every change: a change of an older version is refused. */
  version: number;
  /** The reason for which it waits for the shop, or `unverified` or `unpaid` while it waits for its client, `deposit_lapsed` where the deposit of a request was not paid; null unless pending. */
  pending_reason: string | null;
  service_id: string;
  /** The treatment with its add-ons: `Swedish Massage + Hot stones`. */
  service_name: string;
  /** The add-ons, which are part of its length and price. */
  add_ons: BookedAddOnDto[];
  therapist_id: string;
  therapist_name: string;
  /** True for Any Available. */
  is_unassigned: boolean;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date: string;
  /** `HH:mm`, shop-local. */
  booking_time: string;
  /** Length in minutes. */
  booking_duration: number;
  client_name: string;
  client_email: string | null;
  client_phone: string;
  notes: string | null;
  cancellation_reason: string | null;
  total_price: number;
  currency: string;
  /** Whether the client has said that they will come at this time. */
  is_attendance_confirmed: boolean;
  /** Its place in a visit; null where nothing else was booked together with it. */
  visit: VisitPlaceDto | null;
};
export type RequestedBookingDto = {
  booking: CustomerBookingDto;
  /** `available`, or why the booking waits for the shop; `available` also where only its client keeps it waiting. */
  reason:
    | "error"
    | "fully_booked"
    | "no_room"
    | "not_rostered"
    | "time_conflict"
    | "unassigned"
    | "available";
  /** Token that opens the booking on /booking-success; its holder sees the contact details. */
  session_id: string;
};
export type CancellationTermsDto = {
  /** Hours before the start until which a client may move or cancel, 0 to 720. */
  notice_hours: number;
  /** Refund in percent, 0 to 100. */
  refund_percentage: number;
  /** The shop's own words; empty where it has none. */
  text: string;
};
export type BookingRequestDto = {
  client_email?: string | null;
  booking_date: string;
  booking_time: string;
  service_id: string;
  therapist_id: string;
  first_name: string;
  last_name: string;
  /** A mobile number of the shop's country, which the controller knows. */
  client_phone: string;
  /** The price that the visitor saw: 409 `price-changed` when it has changed since. Left out, it is not checked. */
  seen_price?: number;
  /** A field of the form that people do not see: only a program fills it in. */
  website?: string;
  notes?: string | null;
  /** The cancellation policy that the visitor saw: 409 `policy-changed` when it has changed since. Left out, it is not
    checked. */
  seen_policy?: CancellationTermsDto;
  /** The deposit that the visitor saw, 0 for none: 409 `deposit-changed` when another one is due. Left out, it is not
    checked. */
  seen_deposit?: number;
  /** The ids of its add-ons, which make it longer and dearer; each goes with the service. Left out: none, or of a booking
    that is edited those that it has. */
  add_ons?: string[];
};
export type AgreedPriceDto = {
  kind: "own" | "amount-off" | "percent-off";
  /** The list price of the service. */
  list_price: number;
  /** The price, the amount off, or the percents off. */
  value: number;
  /** The reason for it; null once its client was erased. */
  reason: string | null;
};
export type AwaitedDepositDto = {
  /** In dollars; of a visit for all of it. */
  amount: number;
  /** Until when it can be paid: `yyyy-MM-ddTHH:mm`, shop-local. */
  due_at: string;
};
export type OfficeBookingDto = {
  status: "pending" | "confirmed" | "completed" | "cancelled" | "no_show";
  /** The day state of the visit; null while nobody is here, and unless it is confirmed. */
  day_state:
    ("arrived" | "in_service" | null) | ("arrived" | "in_service" | null);
  /** How far it is paid; null while nothing is. */
  payment:
    | ("paid" | "partly_paid" | "given_back" | null)
    | ("paid" | "partly_paid" | "given_back" | null);
  /** Whether it is open at a time at which its therapist has no shift: the roster has changed, or never had one. */
  is_uncovered: boolean;
  /** The room in which it is given, or was; null while it holds no room. */
  room_id: string | null;
  room_name: string | null;
  /** The agreed price; null where the list price applies. */
  agreed_price: AgreedPriceDto | null;
  /** The deposit that confirms it; null where it waits for none. */
  awaited_deposit: AwaitedDepositDto | null;
  /** The id of the client; null for a walk-in without address and number, and once erased. */
  client_id: string | null;
  /** The line that everybody who books or treats the client has to know. */
  client_alert: string | null;
  user_id: string | null;
  created_at: string;
  updated_at: string;
  id: string;
  /** The version, sent along with every change: a change of an older version is refused. */
  version: number;
  /** The reason for which it waits for the shop, or `unverified` or `unpaid` while it waits for its client, `deposit_lapsed` where the deposit of a request was not paid; null unless pending. */
  pending_reason: string | null;
  service_id: string;
  /** The treatment with its add-ons: `Swedish Massage + Hot stones`. */
  service_name: string;
  /** The add-ons, which are part of its length and price. */
  add_ons: BookedAddOnDto[];
  therapist_id: string;
  therapist_name: string;
  /** True for Any Available. */
  is_unassigned: boolean;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date: string;
  /** `HH:mm`, shop-local. */
  booking_time: string;
  /** Length in minutes. */
  booking_duration: number;
  client_name: string;
  client_email: string | null;
  client_phone: string;
  notes: string | null;
  cancellation_reason: string | null;
  total_price: number;
  currency: string;
  /** Whether the client has said that they will come at this time. */
  is_attendance_confirmed: boolean;
  /** Its place in a visit; null where nothing else was booked together with it. */
  visit: VisitPlaceDto | null;
};
export type BookingPageDto = {
  items: OfficeBookingDto[];
  /** The `cursor` of the next page; null on the last page. */
  next_cursor: string | null;
  /** The `before` of the previous page; null on the first page. */
  previous_cursor: string | null;
};
export type CompletedBookingDto = {
  booking: CustomerBookingDto;
};
export type BookingSessionDto = {
  sessionId: string;
};
export type MailStateDto = {
  /** The worst state among all mails about the booking. */
  state: "unknown" | "none" | "refused" | "queued" | "sent" | "failing";
  /** The state of the last mail to the client. */
  client_state: "unknown" | "none" | "refused" | "queued" | "sent" | "failing";
};
export type BookingLinksDto = {
  email: string;
};
export type BookAgainStartDto = {
  price: number;
  /** Length in minutes. */
  duration: number;
  /** The day, `yyyy-MM-dd`. */
  date: string;
  /** Start time, `HH:mm`. */
  time: string;
  therapist_id: string;
  therapist_name: string;
};
export type BookAgainDto = {
  /** The name of the service in links: `/book?service=…`. */
  service_slug: string;
  /** The name of the therapist in links; null for Any Available. */
  therapist_slug: string | null;
  /** Whether the shop still offers it; without that there are no times. */
  is_offered: boolean;
  /** The next free times, with the same therapist, or with whoever is free after a booking with Any Available. */
  starts: BookAgainStartDto[];
};
export type BookAgainRequestDto = {
  booking_date: string;
  booking_time: string;
  /** The price that the client saw: 409 `price-changed` when it has changed since. */
  seen_price: number;
  sessionId: string;
  therapist_id: string;
  /** The cancellation policy that the visitor saw: 409 `policy-changed` when it has changed since. Left out, it is not
    checked. */
  seen_policy?: CancellationTermsDto;
  /** The deposit that the visitor saw, 0 for none: 409 `deposit-changed` when another one is due. Left out, it is not
    checked. */
  seen_deposit?: number;
};
export type OwnMoveDto = {
  /** The version that was shown; a change of an older one is refused. */
  version: number;
  booking_date: string;
  booking_time: string;
  /** Whether the client agrees that a confirmed booking waits for the shop again where the new time is not free. */
  as_request?: boolean;
  sessionId: string;
  therapist_id: string;
};
export type OwnCancellationDto = {
  /** The version that was shown; a change of an older one is refused. */
  version: number;
  /** The reason, which the shop reads. */
  reason?: string | null;
  sessionId: string;
};
export type OwnAttendanceDto = {
  /** The date that was shown; no other start is confirmed. */
  booking_date: string;
  booking_time: string;
  sessionId: string;
};
export type VisitStartPartDto = {
  service_id: string;
  therapist_id: string;
  therapist_name: string;
  /** The guest, from 1. */
  guest: number;
  /** `HH:mm` */
  time: string;
  /** Length in minutes, with the add-ons. */
  duration: number;
  /** Price with the add-ons, in dollars. */
  price: number;
};
export type VisitStartDto = {
  /** `HH:mm` */
  time: string;
  /** `HH:mm`; past midnight where that is the next day. */
  ends: string;
  total_price: number;
  parts: VisitStartPartDto[];
};
export type VisitStartsDto = {
  date: string;
  starts: VisitStartDto[];
};
export type RequestedVisitDto = {
  /** The first booking of the visit. */
  booking: CustomerBookingDto;
  /** Token that opens the visit on /booking-success; its holder sees the contact details. */
  session_id: string;
};
export type VisitPartDto = {
  service_id: string;
  therapist_id: string;
  /** The guest: 1 is who books, 2 who comes along. All begin together; the treatments of one guest follow one another. */
  guest: 1 | 2;
  /** The ids of its add-ons, which make it longer and dearer; each goes with the service. Left out: none, or of a booking
    that is edited those that it has. */
  add_ons?: string[];
};
export type VisitRequestDto = {
  client_email?: string | null;
  booking_date: string;
  booking_time: string;
  notes?: string | null;
  /** The cancellation policy that the visitor saw: 409 `policy-changed` when it has changed since. Left out, it is not
    checked. */
  seen_policy?: CancellationTermsDto;
  /** The deposit that the visitor saw, 0 for none: 409 `deposit-changed` when another one is due. Left out, it is not
    checked. */
  seen_deposit?: number;
  first_name: string;
  last_name: string;
  /** A mobile number of the shop's country, which the controller knows. */
  client_phone: string;
  /** The price that the visitor saw: 409 `price-changed` when it has changed since. Left out, it is not checked. */
  seen_price?: number;
  /** A field of the form that people do not see: only a program fills it in. */
  website?: string;
  parts: VisitPartDto[];
};
export type OwnPartDto = {
  booking_id: string;
  therapist_id: string;
};
export type OwnVisitMoveDto = {
  /** The version of the booking whose page is open; a change of an older one is refused. */
  version: number;
  booking_date: string;
  booking_time: string;
  /** The new therapists of treatments; those that are left out keep theirs. */
  therapists: OwnPartDto[];
  sessionId: string;
};
export type OfficeVisitDto = {
  id: string;
  /** Total of all bookings that were not cancelled. */
  total_price: number;
  currency: string;
  /** Bookings in the order of the visit, cancelled ones included. */
  bookings: OfficeBookingDto[];
};
export type ChangedVisitDto = {
  id: string;
  /** Total of all bookings that were not cancelled. */
  total_price: number;
  currency: string;
  /** Bookings in the order of the visit, cancelled ones included. */
  bookings: OfficeBookingDto[];
  /** Seconds until one mail goes to the client, unless the change is undone before; null if no mail goes. */
  client_told_in_seconds: number | null;
  /** The booking whose mail announces the change; undoing that one undoes all of it. */
  announcing_booking_id: string;
};
export type NewOfficeVisitDto = {
  booking_date: string;
  booking_time: string;
  client_email?: string | null;
  notes?: string | null;
  /** The id of the client who was chosen among those whom the shop knows; left out or null for one who was typed in: they
    are the client of this name and this address or number, else a new one. */
  client_id?: string | null;
  /** The room; 409 `room-taken` names the booking that has it. Left out or null: the current room, or else the first
    free one. */
  room_id?: string | null;
  /** First and last name in one field. */
  client_name: string;
  client_phone: string;
  /** Whether the client is asked for it: the time is held until it is paid, and the link to pay is mailed. */
  asks_deposit?: boolean;
  /** The reason to book without it. */
  without_deposit?: string;
  /** For a therapist, both mean the same: confirmed, or refused. */
  status: "pending" | "confirmed";
  parts: VisitPartDto[];
};
export type MovedPartDto = {
  /** The version that was shown. */
  version: number;
  /** The therapist who gives it from now on. */
  therapist_id: string;
  id: string;
};
export type MoveVisitDto = {
  /** The date on which the visit begins. */
  booking_date: string;
  booking_time: string;
  /** All open bookings of the visit. */
  bookings: MovedPartDto[];
  /** Whether the client is mailed about it; the shop always is. */
  notify_client?: boolean;
};
export type SeenPartDto = {
  /** The version that was shown. */
  version: number;
  id: string;
};
export type CancelVisitDto = {
  reason: string;
  /** All open bookings of the visit. */
  bookings: SeenPartDto[];
  /** Whether the client is mailed about it; the shop always is. */
  notify_client?: boolean;
  /** Whether the client wants it, who then gets back of a deposit what the policy says; else all of it goes back. */
  by_client?: boolean;
};
export type WalkInTherapistDto = {
  id: string;
  name: string;
  /** Whether the treatment can begin at once. */
  is_free: boolean;
  /** Minutes until something else begins or the shift ends; null for somebody who is not free. */
  free_minutes: number | null;
  /** The name of the next client, who ends that time; null for a block or the end of the shift. */
  next_client: string | null;
  /** The reason why not, in a few words such as `With Ann Lee until 10:45 AM`; null for somebody who is free. */
  reason: string | null;
  /** Minutes that the treatment takes. */
  duration: number;
};
export type ChangedWithDto = {
  id: string;
  version: number;
};
export type ChangedBookingDto = {
  status: "pending" | "confirmed" | "completed" | "cancelled" | "no_show";
  /** The day state of the visit; null while nobody is here, and unless it is confirmed. */
  day_state:
    ("arrived" | "in_service" | null) | ("arrived" | "in_service" | null);
  /** How far it is paid; null while nothing is. */
  payment:
    | ("paid" | "partly_paid" | "given_back" | null)
    | ("paid" | "partly_paid" | "given_back" | null);
  /** Whether it is open at a time at which its therapist has no shift: the roster has changed, or never had one. */
  is_uncovered: boolean;
  /** The room in which it is given, or was; null while it holds no room. */
  room_id: string | null;
  room_name: string | null;
  /** The agreed price; null where the list price applies. */
  agreed_price: AgreedPriceDto | null;
  /** The deposit that confirms it; null where it waits for none. */
  awaited_deposit: AwaitedDepositDto | null;
  /** The id of the client; null for a walk-in without address and number, and once erased. */
  client_id: string | null;
  /** The line that everybody who books or treats the client has to know. */
  client_alert: string | null;
  user_id: string | null;
  created_at: string;
  updated_at: string;
  id: string;
  /** The version, sent along with every change: a change of an older version is refused. */
  version: number;
  /** The reason for which it waits for the shop, or `unverified` or `unpaid` while it waits for its client, `deposit_lapsed` where the deposit of a request was not paid; null unless pending. */
  pending_reason: string | null;
  service_id: string;
  /** The treatment with its add-ons: `Swedish Massage + Hot stones`. */
  service_name: string;
  /** The add-ons, which are part of its length and price. */
  add_ons: BookedAddOnDto[];
  therapist_id: string;
  therapist_name: string;
  /** True for Any Available. */
  is_unassigned: boolean;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date: string;
  /** `HH:mm`, shop-local. */
  booking_time: string;
  /** Length in minutes. */
  booking_duration: number;
  client_name: string;
  client_email: string | null;
  client_phone: string;
  notes: string | null;
  cancellation_reason: string | null;
  total_price: number;
  currency: string;
  /** Whether the client has said that they will come at this time. */
  is_attendance_confirmed: boolean;
  /** Its place in a visit; null where nothing else was booked together with it. */
  visit: VisitPlaceDto | null;
  /** Seconds until a mail goes to the client, unless the change is undone before; null if no mail goes. */
  client_told_in_seconds: number | null;
  /** The other bookings of its visit that the same change has changed. */
  changed_with: ChangedWithDto[];
};
export type WalkInDto = {
  client_email?: string | null;
  /** A time slot of today; left out: the present minute. */
  booking_time?: string;
  service_id: string;
  therapist_id: string;
  /** First and last name in one field; left out or blank: `Walk-in`. */
  client_name?: string;
  /** Phone number; left out or blank where it was not given. */
  client_phone?: string;
  /** Whether the office was warned that this start has passed. */
  accepts_past?: boolean;
  /** The id of the client who was chosen among those whom the shop knows; left out or null for one who was typed in: they
    are the client of this name and this address or number, else a new one. */
  client_id?: string | null;
};
export type VerifiedBookingDto = {
  status: "pending" | "confirmed" | "completed" | "cancelled" | "no_show";
  service_name: string;
  therapist_name: string;
  booking_date: string;
  booking_time: string;
};
export type VerifiedEmailDto = {
  /** Whether the address was verified before. */
  is_already_verified: boolean;
  booking: VerifiedBookingDto;
};
export type VerifyEmailDto = {
  token: string;
};
export type VerificationMailDto = {
  sessionId?: string;
  token?: string;
};
export type RivalDto = {
  id: string;
  client_name: string;
  booking_time: string;
  /** True for a confirmed booking, which is in the way; false for one that waits as well. */
  is_confirmed: boolean;
};
export type ProposedTherapistDto = {
  therapist_id: string;
  therapist_name: string;
  /** The reason for proposing this therapist, in a sentence. */
  why: string;
};
export type RequestOutlookDto = {
  /** Whether confirming it as it is would be accepted. */
  is_free: boolean;
  /** The reason why it is not free, or `available`. */
  reason:
    | "error"
    | "fully_booked"
    | "no_room"
    | "not_rostered"
    | "time_conflict"
    | "unassigned"
    | "available";
  /** Other bookings and requests of its therapist at that time. */
  rivals: RivalDto[];
  /** Number of people on the waiting list whom the time would suit. */
  waiting: number;
  /** A therapist who could take it, where it has none or its own is not free; null where nobody could. */
  proposal: ProposedTherapistDto | null;
};
export type WaitingRequestDto = {
  status: "pending" | "confirmed" | "completed" | "cancelled" | "no_show";
  /** The day state of the visit; null while nobody is here, and unless it is confirmed. */
  day_state:
    ("arrived" | "in_service" | null) | ("arrived" | "in_service" | null);
  /** How far it is paid; null while nothing is. */
  payment:
    | ("paid" | "partly_paid" | "given_back" | null)
    | ("paid" | "partly_paid" | "given_back" | null);
  /** Whether it is open at a time at which its therapist has no shift: the roster has changed, or never had one. */
  is_uncovered: boolean;
  /** The room in which it is given, or was; null while it holds no room. */
  room_id: string | null;
  room_name: string | null;
  /** The agreed price; null where the list price applies. */
  agreed_price: AgreedPriceDto | null;
  /** The deposit that confirms it; null where it waits for none. */
  awaited_deposit: AwaitedDepositDto | null;
  /** The id of the client; null for a walk-in without address and number, and once erased. */
  client_id: string | null;
  /** The line that everybody who books or treats the client has to know. */
  client_alert: string | null;
  user_id: string | null;
  created_at: string;
  updated_at: string;
  id: string;
  /** The version, sent along with every change: a change of an older version is refused. */
  version: number;
  /** The reason for which it waits for the shop, or `unverified` or `unpaid` while it waits for its client, `deposit_lapsed` where the deposit of a request was not paid; null unless pending. */
  pending_reason: string | null;
  service_id: string;
  /** The treatment with its add-ons: `Swedish Massage + Hot stones`. */
  service_name: string;
  /** The add-ons, which are part of its length and price. */
  add_ons: BookedAddOnDto[];
  therapist_id: string;
  therapist_name: string;
  /** True for Any Available. */
  is_unassigned: boolean;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date: string;
  /** `HH:mm`, shop-local. */
  booking_time: string;
  /** Length in minutes. */
  booking_duration: number;
  client_name: string;
  client_email: string | null;
  client_phone: string;
  notes: string | null;
  cancellation_reason: string | null;
  total_price: number;
  currency: string;
  /** Whether the client has said that they will come at this time. */
  is_attendance_confirmed: boolean;
  /** Its place in a visit; null where nothing else was booked together with it. */
  visit: VisitPlaceDto | null;
  /** Minutes since it was made; since the reminder where the client is to be called. */
  waiting_minutes: number;
  /** Whether every address of the client was refused, so that nobody was reminded. */
  is_unreachable: boolean;
  /** The outlook of a request that waits; null for all others. */
  outlook: RequestOutlookDto | null;
};
export type RequestInboxDto = {
  /** Requests, the oldest first; by their start where clients are to be called. */
  items: WaitingRequestDto[];
  /** Number of requests of this kind, those beyond `limit` included. */
  total: number;
};
export type RoomChoiceDto = {
  id: string;
  name: string;
  /** Whether no other booking has it then. */
  is_free: boolean;
};
export type SlotReviewDto = {
  /** Whether saving would be accepted: only confirmed bookings, blocks, the cap and other treatments of the guest count against it. */
  available: boolean;
  reason:
    | "error"
    | "fully_booked"
    | "no_room"
    | "not_rostered"
    | "time_conflict"
    | "unassigned"
    | "available";
  /** Confirmed bookings that are in the way. */
  in_the_way: OfficeBookingDto[];
  /** The other treatment of the same guest of a visit at that time: saving is refused with `guest-busy`. Null while
    there is none. */
  guest_conflict: string | null;
  /** Requests of others for the same time. */
  other_requests: OfficeBookingDto[];
  /** End of the therapist's shift, `HH:mm`; null outside of every shift. */
  shift_ends_at: string | null;
  /** Whether the service would end after the shift: allowed, worth a warning. */
  runs_past_shift: boolean;
  /** Whether the slot is outside the opening hours or on a closure: allowed for the office, worth a warning. */
  is_closed: boolean;
  /** Whether the therapist gives this service; another one is refused with 422. */
  gives_service: boolean;
  /** The room that a booking gets when none is chosen; null for none. */
  room_id: string | null;
  /** Rooms in their order; empty where no room is needed. */
  rooms: RoomChoiceDto[];
};
export type PendingCountDto = {
  count: number;
};
export type ConfirmBookingDto = {
  /** The version that was shown. */
  version: number;
  /** The reason to confirm it without the deposit that is due, or is waited for. */
  without_deposit?: string;
};
export type DepositLinkDto = {
  url: string;
};
export type CancelBookingDto = {
  /** The version that was shown. */
  version: number;
  reason: string;
  /** Whether the client is mailed about it; the shop always is. */
  notify_client?: boolean;
  /** Whether the client wants it, who then gets back of a deposit what the policy says; else all of it goes back. */
  by_client?: boolean;
};
export type DueDepositDto = {
  /** The deposit in dollars, of a visit for all of it; 0 where none is due. */
  amount: number;
};
export type HeldOfferDto = {
  /** Id of the waiting entry. */
  id: string;
  therapist_id: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm` */
  time: string;
  duration_minutes: number;
  client_name: string;
  service_name: string;
  /** End of the offer, `HH:mm`, shop time. */
  expires_at_local: string;
};
export type BookingDaysDto = {
  /** Every booking of the days that was not cancelled, by date and time. */
  items: OfficeBookingDto[];
  /** Every booking of the days that was cancelled, by date and time. */
  cancelled: OfficeBookingDto[];
  /** Held offers, by date and time. */
  offers: HeldOfferDto[];
};
export type SlotCauseDto = {
  kind:
    | "not_offered"
    | "inactive"
    | "on_leave"
    | "unreadable_hours"
    | "not_rostered"
    | "outside_shift"
    | "booking"
    | "offer"
    | "block"
    | "own_calendar"
    | "fully_booked"
    | "no_room"
    | "closure"
    | "outside_hours"
    | "request"
    | "past";
  /** The client of a booking, request or offer; the name of a closure; the reason of a block. */
  name: string | null;
  /** Start of what is in the way, of leave, of the shift or of the business hours, `HH:mm`. */
  from: string | null;
  /** End of what is in the way, of leave, of the shift or of the business hours, `HH:mm`. */
  to: string | null;
  /** End of what is in the way with its cleanup, `HH:mm`; null where there is none. */
  until: string | null;
};
export type SlotExplanationDto = {
  /** Whether the office could begin a booking there. */
  is_free: boolean;
  /** Reasons why not, the deciding one first, and warnings. */
  causes: SlotCauseDto[];
  /** End of the time for which the therapist is free from there on, `HH:mm`. */
  free_until: string | null;
  /** Name of the shortest treatment, which has to fit in. */
  shortest_treatment: string | null;
  /** Minutes that the shortest treatment takes with its cleanup. */
  shortest_minutes: number | null;
};
export type PastSpanDto = {
  /** Start, `HH:mm`. */
  from: string;
  /** End, `HH:mm`. */
  to: string;
};
export type PastBookingDto = {
  id: string;
  version: number;
  therapist_id: string;
  /** Start, `HH:mm`, shop-local. */
  booking_time: string;
  /** End with the minutes that the booking has. */
  ends_at: string;
  client_name: string;
  service_name: string;
  status: string;
  total_price: number;
};
export type PastTherapistDto = {
  /** Id of the therapist; null for Any Available. */
  id: string | null;
  name: string;
  is_active: boolean;
  shifts: PastSpanDto[];
  blocks: PastSpanDto[];
  leave: PastSpanDto[];
  bookings: PastBookingDto[];
};
export type PastDayDto = {
  date: string;
  closure: string | null;
  is_open: boolean;
  opens_at: string | null;
  closes_at: string | null;
  therapists: PastTherapistDto[];
  /** The moment on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
  /** Sequence number of the last event that had happened. */
  seq: number;
};
export type PastSlotDto = {
  /** Whether the office could have begun a booking there. */
  is_free: boolean;
  /** Reasons why not, in sentences, and warnings: requests for the same time, and that the shop was closed. */
  causes: string[];
  /** The moment on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
  /** Sequence number of the last event that had happened. */
  seq: number;
};
export type PastRosterDayDto = {
  date: string;
  closure: string | null;
  is_open: boolean;
  opens_at: string | null;
  closes_at: string | null;
};
export type PastWorkDto = {
  date: string;
  shifts: PastSpanDto[];
  blocks: PastSpanDto[];
  leave: PastSpanDto[];
};
export type PastRosterTherapistDto = {
  id: string;
  /** The therapist's name of today. */
  name: string;
  is_active: boolean;
  /** One entry for each day of the week. */
  days: PastWorkDto[];
};
export type PastRosterDto = {
  days: PastRosterDayDto[];
  /** Therapists who worked here; a deactivated one only with something in that week. */
  therapists: PastRosterTherapistDto[];
  /** The moment on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
  /** Sequence number of the last event that had happened. */
  seq: number;
};
export type WaitingWindowDto = {
  date: string;
  from: string;
  to: string;
};
export type PastOfferDto = {
  therapist_name: string;
  date: string;
  /** `HH:mm` */
  time: string;
  /** End of the offer on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  expires_at_local: string;
};
export type PastWaitingEntryDto = {
  id: string;
  /** Place in line, 1 for who had come first, among all who waited. */
  place: number;
  service_name: string;
  /** The therapist's name of today; null for anybody who gives the service. */
  therapist_name: string | null;
  windows: WaitingWindowDto[];
  /** The client's name; empty once erased, as the number is. */
  client_name: string;
  client_phone: string;
  client_email: string | null;
  /** Time of joining on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  joined_at_local: string;
  offer: PastOfferDto | null;
};
export type PastWaitingListDto = {
  /** Entries, first come first. */
  items: PastWaitingEntryDto[];
  /** The moment on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
  /** Sequence number of the last event that had happened. */
  seq: number;
};
export type PastFieldDto = {
  field: string;
  value: string;
};
export type FieldChangeDto = {
  before: string | number | null;
  after: string | number | null;
  /** The field of the booking, under its name in the API. */
  field: string;
};
export type TimelineEventDto = {
  event_id: string;
  /** The event's type, such as `BookingRescheduled`. */
  type: string;
  /** The version of the booking after the event. */
  version: number;
  /** Instant, ISO 8601. */
  at: string;
  /** The same time on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
  actor: "user" | "key" | "visitor" | "system";
  admin_email: string | null;
  /** The reason why the shop chose that therapist, in a sentence; null where nothing was to be decided. */
  why: string | null;
  /** The browser in which it was done by the private link; null where it was not done that way. */
  link_used_in: string | null;
  /** Whether a later event took it back. */
  is_undone: boolean;
  /** The changed fields; empty where nothing of what is shown changed. */
  changes: FieldChangeDto[];
};
export type PastBookingStateDto = {
  version: number;
  /** Fields under the names that the history uses; empty ones are left out. */
  fields: PastFieldDto[];
  /** Events up to then, oldest first. */
  events: TimelineEventDto[];
  /** The moment on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
  /** Sequence number of the last event that had happened. */
  seq: number;
};
export type ChangedBookingsDto = {
  /** The bookings that were changed, as they are now. */
  bookings: OfficeBookingDto[];
};
export type SeenBookingDto = {
  /** The version that was shown. */
  version: number;
  id: string;
};
export type UndoCompletionsDto = {
  bookings: SeenBookingDto[];
};
export type PersonWeekDto = {
  therapist_id: string;
  therapist_name: string;
  /** `yyyy-MM-dd`, a Monday. */
  week: string;
  rostered_minutes: number;
  booked_minutes: number;
};
export type CoverageHourDto = {
  /** `yyyy-MM-dd` */
  date: string;
  /** 0 to 23. */
  hour: number;
  rostered: number;
  booked: number;
  /** Rostered minutes without a booking, its cleanup or a block. */
  free: number;
  /** Whether a booking that no shift covers lies in it. */
  is_uncovered: boolean;
};
export type CoverageBookingDto = {
  id: string;
  therapist_id: string;
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm` */
  start_time: string;
  /** `HH:mm`; 24:00 for one that goes on past midnight. */
  end_time: string;
  /** Whether it begins outside every shift of its therapist, or falls into leave. */
  is_uncovered: boolean;
};
export type CoverageDto = {
  /** Weeks by name and date; a therapist with neither a shift nor a booking in one is left out. */
  weeks: PersonWeekDto[];
  /** Hours by date, without empty ones. */
  hours: CoverageHourDto[];
  /** Bookings by date and time, without cancelled ones and no-shows. */
  bookings: CoverageBookingDto[];
};
export type CalendarLinkDto = {
  /** Instant at which the link was made, ISO 8601; null while there is none. */
  created_at: string | null;
};
export type NewCalendarLinkDto = {
  /** Instant at which the link was made, ISO 8601; null while there is none. */
  created_at: string | null;
  /** The address that calendar programs subscribe to. */
  url: string;
};
export type BookingFilterDto = {
  /** First day to be listed. */
  from?: string;
  /** Last day to be listed. */
  to?: string;
  date?: string;
  /** `active` is every status except cancelled. */
  status:
    | "active"
    | "all"
    | "pending"
    | "confirmed"
    | "completed"
    | "cancelled"
    | "no_show";
  /** Part of the client's name, email address or phone number, however they are spelt; words in any order. */
  name?: string;
  /** The therapist whose bookings are listed; all when left out. */
  therapist_id?: string;
  /** The day state of the confirmed bookings that are listed; `late` are those of today that have begun while nobody is
    here. */
  day_state?: "expected" | "late" | "arrived" | "in_service";
  /** Order by date and time: the earliest first, or the latest. */
  order: "earliest" | "latest";
};
export type EditedBookingDto = {
  booking_date: string;
  booking_time: string;
  client_email?: string | null;
  /** A price of its own, an amount or percents off the list price, or the list price again. Left out: the current price. */
  price_kind?: "list" | "own" | "amount-off" | "percent-off";
  therapist_id: string;
  /** The ids of its add-ons, which make it longer and dearer; each goes with the service. Left out: none, or of a booking
    that is edited those that it has. */
  add_ons?: string[];
  notes?: string | null;
  /** The id of the client who was chosen among those whom the shop knows; left out or null for one who was typed in: they
    are the client of this name and this address or number, else a new one. */
  client_id?: string | null;
  /** The price, the amount that is off, or whole percents; required unless it is the list price. */
  price_value?: number;
  /** The reason for the price; required with it. */
  price_reason?: string;
  service_id: string;
  /** The room; 409 `room-taken` names the booking that has it. Left out or null: the current room, or else the first
    free one. */
  room_id?: string | null;
  /** First and last name in one field. */
  client_name: string;
  /** The version that was shown. */
  version: number;
  /** Pending and confirmed mean the same for a therapist: confirmed, or refused. */
  status: "pending" | "confirmed" | "completed" | "cancelled" | "no_show";
  client_phone: string;
};
export type NewOfficeBookingDto = {
  booking_date: string;
  booking_time: string;
  client_email?: string | null;
  /** A price of its own, an amount or percents off the list price, or the list price again. Left out: the current price. */
  price_kind?: "list" | "own" | "amount-off" | "percent-off";
  /** For a therapist, both mean the same: confirmed, or refused. */
  status: "pending" | "confirmed";
  therapist_id: string;
  /** The ids of its add-ons, which make it longer and dearer; each goes with the service. Left out: none, or of a booking
    that is edited those that it has. */
  add_ons?: string[];
  notes?: string | null;
  /** The id of the client who was chosen among those whom the shop knows; left out or null for one who was typed in: they
    are the client of this name and this address or number, else a new one. */
  client_id?: string | null;
  /** The price, the amount that is off, or whole percents; required unless it is the list price. */
  price_value?: number;
  /** The reason for the price; required with it. */
  price_reason?: string;
  service_id: string;
  /** The room; 409 `room-taken` names the booking that has it. Left out or null: the current room, or else the first
    free one. */
  room_id?: string | null;
  /** First and last name in one field. */
  client_name: string;
  client_phone: string;
  /** Length in minutes; left out: the current one; for a new booking that of the treatment. */
  booking_duration?: number;
  /** Whether the client is asked for it: the time is held until it is paid, and the link to pay is mailed. */
  asks_deposit?: boolean;
  /** The reason to book without it. */
  without_deposit?: string;
};
export type AppointmentDto = {
  booking_date: string;
  booking_time: string;
  /** The version that was shown. */
  version: number;
  /** Whether the client is mailed about it; the shop always is. */
  notify_client?: boolean;
  /** Whether a request stays one although its therapist is free; left out, it is confirmed. */
  stays_request?: boolean;
  therapist_id: string;
  /** Length in minutes; left out: the current one; for a new booking that of the treatment. */
  booking_duration?: number;
};
export type DayStateDto = {
  /** The version that was shown. */
  version: number;
  /** Whether the client is expected, has arrived, is being treated, or did not come. */
  state: "expected" | "arrived" | "in_service" | "no_show";
};
export type ReopenBookingDto = {
  /** The version that was shown. */
  version: number;
  /** The status of a booking with Any Available; for a therapist both mean the same: confirmed, or refused. */
  status: "pending" | "confirmed";
};
export type BookingMailDto = {
  event_id: string;
  /** The type of the event that the mail is about. */
  event_type: string;
  recipient: "client" | "shop";
  channel: "text" | "mail";
  /** `sent`: the mail server has taken it. `failing`: it was tried and will be tried again. `unknown`: the mail server has
    got it, but has not said whether it takes it. `refused`: the mail server never takes it. `limited`: its address had
    had too many that day. */
  state: "unknown" | "refused" | "queued" | "sent" | "failing" | "limited";
  /** The reason why it was not sent, in words that end the sentence `The mail server refused it: …`, or `Not sent: …`;
    null when it was sent. */
  reason: string | null;
  attempts: number;
  /** Instant at which it was sent, last tried or queued, ISO 8601. */
  at: string;
  at_local: string;
};
export type LinkOpensDto = {
  opens: number;
  first_at: string;
  first_at_local: string;
  last_at_local: string;
};
export type BookingTimelineDto = {
  /** Events, oldest first. */
  events: TimelineEventDto[];
  /** The version to send to undo the latest change; null where it cannot be undone. */
  undoable_version: number | null;
  /** Whether undoing it takes back the changes to the other treatments of its visit as well. */
  is_undone_with_visit: boolean;
  /** Mails and texts, oldest first. */
  mails: BookingMailDto[];
  /** Openings of the private link; null where nobody has opened it. */
  link_opens: LinkOpensDto | null;
};
export type ReminderPreviewDto = {
  subject: string;
  /** The mail as plain text. */
  mail: string;
  /** The text message. */
  text: string;
  /** Number of messages in which a network sends it. */
  text_parts: number;
  /** Whether texts can be sent at all. */
  has_text_gateway: boolean;
};
export type OwnOfferDto = {
  /** Id of the booking that accepting it makes. An answer that names it answers this offer alone. */
  booking_id: string;
  duration_minutes: number;
  /** The price that the booking will have, in dollars. */
  price: number;
  currency: string;
  /** The policy under which accepting it books. */
  cancellation_policy: CancellationPolicyDto;
  /** End of the offer, ISO 8601. */
  expires_at: string;
  /** End of the offer, `HH:mm`, shop time. */
  expires_at_local: string;
  therapist_id: string;
  therapist_name: string;
  date: string;
  time: string;
};
export type WaitingStartDto = {
  therapist_id: string;
  therapist_name: string;
  date: string;
  time: string;
};
export type OwnWaitingEntryDto = {
  status:
    | "waiting"
    | "offered"
    | "booked"
    | "declined"
    | "lapsed"
    | "expired"
    | "withdrawn";
  first_name: string;
  service_id: string;
  service_name: string;
  therapist_id: string | null;
  /** The therapist; null for anybody who gives the service. */
  therapist_name: string | null;
  windows: WaitingWindowDto[];
  /** The offer while the status is `offered`, and the last one of an entry that ended when that lapsed. */
  offer: OwnOfferDto | null;
  /** The offer that the shop took back, until another time is on offer. */
  withdrawn_offer: OwnOfferDto | null;
  /** The last offer, which was not answered in time: its client waits on, until another time is on offer. */
  lapsed_offer: OwnOfferDto | null;
  /** Whether the shop took them off the list; false unless the status is `withdrawn`. */
  is_withdrawn_by_shop: boolean;
  /** Opens the booking on /booking-success; null until it is booked. */
  session_id: string | null;
  /** The next start that could be booked at once, where there is nothing to wait for any more. */
  next_free: WaitingStartDto | null;
  /** Opens the booking dialog with service, therapist, day and time of `next_free`: `/book?service=…`. */
  book_path: string;
};
export type JoinedWaitingListDto = {
  entry: OwnWaitingEntryDto;
  /** Token that opens the entry on /waiting-list; its holder answers the offer. */
  token: string;
};
export type JoinWaitingListDto = {
  first_name: string;
  last_name: string;
  /** A mobile number of the shop's country, which the controller knows. */
  client_phone: string;
  /** A field of the form that people do not see: only a program fills it in. */
  website?: string;
  /** Address to which offers are sent. */
  client_email: string;
  service_id: string;
  /** The therapist; null for anybody who gives the service. */
  therapist_id?: string | null;
  /** Windows of start times that would suit, in shop time. */
  windows: WaitingWindowDto[];
};
export type WaitingTokenDto = {
  token: string;
  /** The booking of the offer that is answered, as the client saw it; left out: whatever is on offer. */
  booking_id?: string;
};
export type AcceptedOfferDto = {
  /** The cancellation policy that the visitor saw: 409 `policy-changed` when it has changed since. Left out, it is not
    checked. */
  seen_policy?: CancellationTermsDto;
  /** The deposit that the visitor saw, 0 for none: 409 `deposit-changed` when another one is due. Left out, it is not
    checked. */
  seen_deposit?: number;
  token: string;
  /** The booking of the offer that is answered, as the client saw it; left out: whatever is on offer. */
  booking_id?: string;
};
export type OfficeOfferDto = {
  therapist_id: string;
  therapist_name: string;
  date: string;
  time: string;
  /** End of the offer, ISO 8601. */
  expires_at: string;
  /** End of the offer, `HH:mm`, shop time. */
  expires_at_local: string;
};
export type WaitingFreeStartDto = {
  therapist_id: string;
  therapist_name: string;
  date: string;
  time: string;
  /** Whether it starts too soon to be offered: the desk calls. */
  is_soon: boolean;
};
export type OfficeWaitingEntryDto = {
  status: "waiting" | "offered";
  reason:
    | "offered"
    | "free"
    | "starts_soon"
    | "no_address"
    | "quiet_hours"
    | "desk_picks"
    | "taken"
    | "fully_booked"
    | "no_room"
    | "not_rostered"
    | "service_not_given"
    | "not_offered"
    | "therapist_inactive"
    | "closed";
  id: string;
  /** Place in line, 1 for who came first, among all who wait. */
  place: number;
  service_id: string;
  service_name: string;
  therapist_id: string | null;
  therapist_name: string | null;
  windows: WaitingWindowDto[];
  client_name: string;
  client_phone: string;
  client_email: string | null;
  /** Instant of joining, ISO 8601. */
  joined_at: string;
  offer: OfficeOfferDto | null;
  /** At most five starts that could be booked for them at once, the earliest first. */
  free: WaitingFreeStartDto[];
};
export type OfficeWaitingListDto = {
  items: OfficeWaitingEntryDto[];
  /** Number of all who wait, on whatever day. */
  total: number;
};
export type OfficeJoinWaitingListDto = {
  client_email?: string | null;
  /** The id of the client who was chosen among those whom the shop knows; left out or null for one who was typed in: they
    are the client of this name and this address or number, else a new one. */
  client_id?: string | null;
  /** First and last name in one field. */
  client_name: string;
  client_phone: string;
  service_id: string;
  /** The therapist; null for anybody who gives the service. */
  therapist_id?: string | null;
  /** Windows of start times that would suit, in shop time. */
  windows: WaitingWindowDto[];
};
export type WaitingOpeningsDto = {
  /** At most five starts that could be booked at once, the earliest first. */
  free: WaitingFreeStartDto[];
  /** Whether the first of them that does not start too soon is offered as soon as somebody who can be reached is added. */
  is_offered_at_once: boolean;
};
export type WaitingSlotDto = {
  booking_date: string;
  booking_time: string;
  therapist_id: string;
};
export type WaitingBookingDto = {
  booking_date: string;
  booking_time: string;
  therapist_id: string;
  /** Whether the client is asked for it: the time is held until it is paid, and the link to pay is mailed. */
  asks_deposit?: boolean;
  /** The reason to book without it. */
  without_deposit?: string;
};
export type RoomlessBookingDto = {
  id: string;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date: string;
  /** `HH:mm`, shop-local. */
  booking_time: string;
  service_name: string;
  therapist_name: string;
};
export type RoomDto = {
  id: string;
  name: string;
  /** Number of bookings of one party that it takes at a time. */
  places: number;
  /** Whether bookings are given this room. */
  is_active: boolean;
  /** Number of confirmed upcoming bookings in it. */
  upcoming_bookings: number;
  /** Whether it can be deleted: no booking has or had it, and no offer to somebody who waits has it. */
  is_unused: boolean;
  /** The version, sent along with an edit; 409 `modified` when somebody else was faster. */
  version: number;
};
export type ServiceRoomsDto = {
  service_id: string;
  name: string;
  needs_no_room: boolean;
  /** Rooms in which it is given; empty for any room, unless it needs none. */
  room_ids: string[];
  /** The version of the service. */
  version: number;
};
export type RoomListDto = {
  /** The first 50 bookings without a room, by their start. */
  bookings_without_room: RoomlessBookingDto[];
  /** Rooms in the order in which they are given away. */
  rooms: RoomDto[];
  /** Services that are sold, by name. */
  services: ServiceRoomsDto[];
  /** Number of all bookings without a room, those beyond the first 50 included. */
  bookings_without_room_total: number;
};
export type NewRoomDto = {
  name: string;
  /** Number of bookings of one party that the room takes at a time. */
  places: number;
};
export type NewRoomsDto = {
  rooms: NewRoomDto[];
};
export type RoomOrderDto = {
  /** Ids of all rooms, in the order in which they are given away. */
  ids: string[];
};
export type EditServiceRoomsDto = {
  /** The version that was shown. */
  version: number;
  needs_no_room: boolean;
  /** Rooms in which the service is given; empty for any room. */
  room_ids: string[];
};
export type EditRoomDto = {
  /** The version that was shown. */
  version: number;
  name?: string;
  places?: number;
  is_active?: boolean;
  /** Whether the change is made although upcoming bookings find no other room: they stay in it. */
  keep: boolean;
};
export type DisplacedBookingDto = {
  status: "pending" | "confirmed" | "completed" | "cancelled" | "no_show";
  id: string;
  version: number;
  client_name: string;
  client_phone: string;
  /** Whether there is an address to write to. */
  has_email: boolean;
  service_name: string;
  /** Length in minutes. */
  booking_duration: number;
  total_price: number;
  /** Whether the client asked for this therapist, and did not leave it to the shop. */
  is_therapist_chosen: boolean;
  visit: VisitPlaceDto | null;
  therapist_id: string;
  therapist_name: string;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date: string;
  /** `HH:mm`, shop-local. */
  booking_time: string;
};
export type PlaceDto = {
  therapist_id: string;
  therapist_name: string;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date: string;
  /** `HH:mm`, shop-local. */
  booking_time: string;
};
export type RelocationDto = {
  /** The reason why it cannot stay; null for one that only moves because others of its visit do. */
  cause:
    | ("closed" | "inactive" | "no_shift" | "away" | "overlap" | null)
    | ("closed" | "inactive" | "no_shift" | "away" | "overlap" | null);
  /** `taken`: the place that was chosen by hand is not free. */
  outcome: "same_time" | "other_time" | "taken" | "keep" | "call" | "cancel";
  booking: DisplacedBookingDto;
  /** The new place; null where there is none. */
  place: PlaceDto | null;
};
export type ClosedShiftDto = {
  id: string;
  therapist_name: string;
  /** `yyyy-MM-dd`, shop-local. */
  roster_date: string;
  /** `HH:mm`, shop-local; null where its hours cannot be read. */
  start_time: string | null;
  end_time: string | null;
};
export type RelocationPlanDto = {
  /** Number of bookings that would lose their place. */
  displaced: number;
  /** Number of displaced bookings that have another place. */
  fit: number;
  /** Number of bookings that fit nowhere and for which no other time was looked for, because that would have taken too
    long. */
  unsearched: number;
  /** Number of offers to people who wait that would lose their place besides: they are no bookings, and cost nothing. */
  offers: number;
  /** Total price of all displaced bookings. */
  total_price: number;
  /** Total price of the bookings that fit nowhere. */
  at_risk: number;
  currency: string;
  /** The first 200 bookings, by date and time. */
  rows: RelocationDto[];
  /** Number of upcoming shifts that would run outside the opening hours, in part or wholly; they stay. */
  closed_shifts: number;
  /** The first 200 of these shifts, by date and name. */
  shifts: ClosedShiftDto[];
};
export type AbsenceDto = {
  first_date: string;
  /** Last day, included. */
  last_date: string;
  /** Start of the absence on its first day; left out or null: the start of that day. */
  start_time?: string | null;
  /** End of the absence on its last day; left out or null: the end of that day. */
  end_time?: string | null;
  therapist_id: string;
};
export type LeaveDaysDto = {
  first_date: string;
  /** The last day, inclusive. */
  last_date: string;
  /** Start time on each day; without hours the leave takes whole days. */
  start_time?: string | null;
  end_time?: string | null;
  /** The last day on which it may fall when it repeats each week. */
  repeats_until?: string | null;
  therapist_id: string;
};
export type HypotheticalBlockDto = {
  start_time: string;
  end_time: string;
  blocked_date: string;
  therapist_id: string;
};
export type ClosedDaysDto = {
  first_date: string;
  /** Last day, included. */
  last_date: string;
};
export type ClosedTimesDto = {
  first_date?: string;
  /** Last day, included. */
  last_date?: string;
};
export type NamedTherapistDto = {
  therapist_id: string;
};
export type HypotheticalShiftDto = {
  start_time: string;
  end_time: string;
  roster_date: string;
  /** The shift that is changed to this one; a draft covers no booking, neither before nor after. */
  id: string;
  therapist_id: string;
};
export type AddedShiftDto = {
  start_time: string;
  end_time: string;
  roster_date: string;
  therapist_id: string;
};
export type ShiftChangesDto = {
  /** Ids of shifts that are removed. */
  removed: string[];
  changed: HypotheticalShiftDto[];
  added: AddedShiftDto[];
};
export type RosterPlanRefDto = {
  /** Name as in the path under `/roster-plans`. */
  name: "copied-week" | "generated-week";
};
export type UsedTemplateDto = {
  /** Any day of the first week that the template is entered in. */
  week: string;
  /** Number of consecutive weeks. */
  weeks: number;
  /** Whether the entered shifts are drafts until they are published. */
  draft: boolean;
  template_id: string;
};
export type EndedPatternDto = {
  /** Last day, inclusive; null for no end. */
  last_date: string | null;
  pattern_id: string;
};
export type UndoneRosterChangeRefDto = {
  change_id: string;
};
export type HypotheticalChangeDto = {
  absence?: AbsenceDto;
  /** Leave as it would be entered. */
  leave?: LeaveDaysDto;
  block?: HypotheticalBlockDto;
  closure?: ClosedDaysDto;
  /** Several closures at once, such as public holidays. */
  closures?: ClosedDaysDto[];
  /** Changes nothing: asks for the bookings at times when the shop is closed already. */
  closed_times?: ClosedTimesDto;
  /** A therapist who takes no bookings any more. */
  deactivation?: NamedTherapistDto;
  roster?: ShiftChangesDto;
  business_hours?: BusinessHours;
  booking_rules?: BookingRules;
  /** A quick action to make. */
  roster_plan?: RosterPlanRefDto;
  roster_copy?: RosterCopyDto;
  roster_template?: UsedTemplateDto;
  roster_patterns?: NewPatternsDto;
  pattern_end?: EndedPatternDto;
  publication?: PublicationDto;
  /** A change to take back. */
  roster_undo?: UndoneRosterChangeRefDto;
};
export type RelocationChoiceDto = {
  /** The booking moves to another place, stays, waits for a call to its client, or is cancelled. */
  kind: "place" | "keep" | "call" | "cancel";
  /** The date of the new place. */
  booking_date?: string;
  /** The start of the new place, in shop time. */
  booking_time?: string;
  booking_id: string;
  /** The therapist of the new place. */
  therapist_id?: string;
};
export type ChangePreviewDto = {
  change: HypotheticalChangeDto;
  /** Decisions that are made already: the others are planned around them. */
  choices: RelocationChoiceDto[];
};
export type FreePlaceTherapistDto = {
  id: string;
  name: string;
};
export type FreePlaceDto = {
  /** `HH:mm`, shop-local. */
  booking_time: string;
  /** Therapists who are free then, the best fit first. */
  therapists: FreePlaceTherapistDto[];
};
export type FreePlacesDto = {
  times: FreePlaceDto[];
};
export type FreePlacesQueryDto = {
  date: string;
  booking_id: string;
  change: HypotheticalChangeDto;
  /** Decisions that are made already: the others are planned around them. */
  choices: RelocationChoiceDto[];
};
export type LeftBookingDto = {
  booking_id: string;
  /** The name of the rule that refused it. */
  code: string;
};
export type RelocationResultDto = {
  id: string;
  /** Ids of the bookings that have moved. */
  moved: string[];
  cancelled: string[];
  left: LeftBookingDto[];
  /** Seconds until the clients are mailed; null where they are not. */
  client_told_in_seconds: number | null;
  /** Ids of the bookings that are as they were before; null while nobody has taken the relocation back. */
  undone: string[] | null;
  /** Bookings that could not be taken back; null while nobody has tried. */
  left_moved: LeftBookingDto[] | null;
};
export type LeaveTermsDto = {
  first_date: string;
  /** The last day, inclusive. */
  last_date: string;
  /** Start time on each day; without hours the leave takes whole days. */
  start_time?: string | null;
  end_time?: string | null;
  /** The last day on which it may fall when it repeats each week. */
  repeats_until?: string | null;
  therapist_id: string;
  kind: "annual" | "sick" | "training" | "other";
  note?: string | null;
};
export type RelocationMoveDto = {
  booking_date: string;
  booking_time: string;
  /** The version that was shown. */
  version: number;
  therapist_id: string;
  booking_id: string;
};
export type RelocatedBookingDto = {
  /** The version that was shown. */
  version: number;
  booking_id: string;
};
export type NewRelocationDto = {
  /** The absence, entered as sick leave of the therapist. */
  absence?: AbsenceDto;
  /** Leave that is entered as approved, instead of an absence. */
  leave?: LeaveTermsDto;
  /** The bookings to move. Treatments of one visit are moved together. */
  moves: RelocationMoveDto[];
  cancellations: RelocatedBookingDto[];
  /** The reason that clients of cancelled bookings read; required where there are any. */
  reason: string;
  /** Whether clients are mailed that their booking has moved; left out means true. */
  notify_client?: boolean;
  /** Whether clients are mailed that their booking is cancelled; left out means true. */
  notify_cancelled?: boolean;
};
export type BookingRelocationDto = {
  /** The latest relocation that can be undone and changed the booking; null without one. */
  relocation: RelocationResultDto | null;
};
export type RecurringBookingDto = {
  status: "pending" | "confirmed" | "completed" | "cancelled" | "no_show";
  id: string;
  version: number;
  /** Position in the series, from 1. */
  position: number;
  /** Weeks since the one before it, as it was booked. */
  weeks: number;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date: string;
  /** `HH:mm`, shop-local. */
  booking_time: string;
  therapist_id: string;
  therapist_name: string;
};
export type RecurrenceDto = {
  /** All bookings of the series, cancelled ones too, by date; none where the booking does not repeat. */
  bookings: RecurringBookingDto[];
};
export type SlotFields = {
  booking_date: string;
  booking_time: string;
  therapist_id: string;
};
export type RepeatBookingDto = {
  /** The version that was shown. */
  version: number;
  /** Weeks from one booking to the next, from 1 to 12. */
  weeks: number;
  /** Where the bookings go, by their days, each of which is a whole number of repetitions after the first. */
  places: SlotFields[];
};
export type RecurringPlaceDto = {
  therapist_id: string;
  therapist_name: string;
  /** `yyyy-MM-dd`, shop-local. */
  booking_date: string;
  /** `HH:mm`, shop-local. */
  booking_time: string;
};
export type RecurringDayDto = {
  /** Why the wanted start is not free; null where it is. */
  reason:
    | (
        | "past"
        | "skipped"
        | "closed"
        | "no_roster"
        | "nobody_free"
        | "service_not_given"
        | "inactive"
        | "not_offered"
        | "on_leave"
        | "unreadable_hours"
        | "not_rostered"
        | "outside_shift"
        | "taken"
        | "fully_booked"
        | "no_room"
        | null
      )
    | (
        | "past"
        | "skipped"
        | "closed"
        | "no_roster"
        | "nobody_free"
        | "service_not_given"
        | "inactive"
        | "not_offered"
        | "on_leave"
        | "unreadable_hours"
        | "not_rostered"
        | "outside_shift"
        | "taken"
        | "fully_booked"
        | "no_room"
        | null
      );
  /** The booking that would be moved there; null for a new one. */
  booking: RecurringBookingDto | null;
  /** The wanted day, `yyyy-MM-dd`, shop-local. */
  booking_date: string;
  /** The wanted start, where it is free; null where it is not. */
  place: RecurringPlaceDto | null;
  /** The name of the closure on that day. */
  closure: string | null;
  /** Starts that could be taken instead, at most two, the best first; empty where the wanted start is free, or nothing is. */
  proposals: RecurringPlaceDto[];
};
export type RecurrencePreviewDto = {
  days: RecurringDayDto[];
};
export type RepetitionDto = {
  /** The last day on which one may be. */
  until?: string;
  /** Another therapist, or Any Available for whoever is free on each day; left out: that of the booking. */
  therapist_id?: string;
  /** Number of bookings with the first one, from 2 to 26; either this or `until`. */
  count?: number;
  /** Weeks from one booking to the next, from 1 to 12. */
  weeks: number;
};
export type NewRepetitionDto = {
  booking_date: string;
  booking_time: string;
  /** The last day on which one may be. */
  until?: string;
  service_id: string;
  /** Length in minutes; left out: that of the treatment. */
  booking_duration?: number;
  therapist_id: string;
  /** Weeks from one booking to the next, from 1 to 12. */
  weeks: number;
  /** Number of bookings with the first one, from 2 to 26; either this or `until`. */
  count?: number;
};
export type NewRecurringDto = {
  booking_date: string;
  booking_time: string;
  client_email?: string | null;
  /** A price of its own, an amount or percents off the list price, or the list price again. Left out: the current price. */
  price_kind?: "list" | "own" | "amount-off" | "percent-off";
  therapist_id: string;
  notes?: string | null;
  /** The id of the client who was chosen among those whom the shop knows; left out or null for one who was typed in: they
    are the client of this name and this address or number, else a new one. */
  client_id?: string | null;
  /** The price, the amount that is off, or whole percents; required unless it is the list price. */
  price_value?: number;
  /** The reason for the price; required with it. */
  price_reason?: string;
  service_id: string;
  /** First and last name in one field. */
  client_name: string;
  client_phone: string;
  /** Length in minutes; left out: the current one; for a new booking that of the treatment. */
  booking_duration?: number;
  /** Whether the client is asked for it: the time is held until it is paid, and the link to pay is mailed. */
  asks_deposit?: boolean;
  /** The reason to book without it. */
  without_deposit?: string;
  /** Weeks from one booking to the next, from 1 to 12. */
  weeks: number;
  /** Where the bookings go, by their days, each of which is a whole number of repetitions after the first. */
  places: SlotFields[];
};
export type MovedRecurringDto = {
  /** The version that was shown. */
  version: number;
  booking_date: string;
  booking_time: string;
  id: string;
  therapist_id: string;
};
export type MoveRecurringDto = {
  /** The bookings that move, of those from this one on; the others stay where they are. */
  bookings: MovedRecurringDto[];
  /** Whether the client is mailed about it; the shop always is. */
  notify_client?: boolean;
};
export type SeenRecurringDto = {
  /** The version that was shown. */
  version: number;
  id: string;
};
export type CancelRecurringDto = {
  reason: string;
  /** All open bookings of the series from this one on. */
  bookings: SeenRecurringDto[];
  /** Whether the client wants it, who then gets back of a deposit what the policy says; else all of it goes back. */
  by_client?: boolean;
  /** Whether the client is mailed about it; the shop always is. */
  notify_client?: boolean;
};
export type SaleLineDto = {
  kind: "treatment" | "tip" | "adjustment";
  /** In dollars; negative where an adjustment takes off. */
  amount: number;
  /** The booking of a treatment; null for other lines. */
  booking_id: string | null;
  /** The treatment's name; null for other lines. */
  service_name: string | null;
  /** Who gave the treatment, or whose tip it is; null for an adjustment. */
  therapist_id: string | null;
  /** The reason for an adjustment; null for other lines, and once erased. */
  reason: string | null;
};
export type PaymentDto = {
  method: "cash" | "card" | "online" | "deposit" | "gift_certificate" | "other";
  /** The method that was noted first, where it was corrected; else null. */
  noted_as:
    | (
        | "cash"
        | "card"
        | "online"
        | "deposit"
        | "gift_certificate"
        | "other"
        | null
      )
    | (
        | "cash"
        | "card"
        | "online"
        | "deposit"
        | "gift_certificate"
        | "other"
        | null
      );
  id: string;
  /** The money that was taken, in dollars. */
  amount: number;
  /** The amount that counts as paid beyond that, because there are no smaller coins; negative where less is. */
  rounding: number;
  /** The cash that was handed over; null for other methods. */
  tendered: number | null;
  /** The cash that went back at once; null for other methods. */
  change: number | null;
  /** The money that was given back since. */
  refunded: number;
  day: string;
};
export type RefundDto = {
  method: "cash" | "card" | "online" | "deposit" | "gift_certificate" | "other";
  id: string;
  payment_id: string;
  amount: number;
  /** The reason; null once erased. */
  reason: string | null;
  day: string;
};
export type PaperDto = {
  kind: "receipt" | "credit_note";
  /** Without gaps in each kind. */
  number: number;
  total: number;
  /** The tax within the total. */
  tax: number;
  day: string;
};
export type SellerDto = {
  name: string;
  address_lines: string[];
  phone: string;
};
export type SaleDto = {
  status: "open" | "paid" | "voided";
  id: string;
  version: number;
  /** The accounting day on which it was opened. */
  day: string;
  currency: string;
  client_id: string | null;
  lines: SaleLineDto[];
  total: number;
  /** Tax rate in percent. */
  tax_rate: number;
  /** The tax within the lines. */
  tax: number;
  /** The money that was paid and not given back. */
  paid: number;
  /** The money that is still to be paid. */
  remaining: number;
  payments: PaymentDto[];
  refunds: RefundDto[];
  papers: PaperDto[];
  /** The reason for voiding it; null where it was not, and once erased. */
  void_reason: string | null;
  /** Whether a therapist with a provider number gave a treatment of it, for which a health fund may pay. */
  has_health_fund_receipt: boolean;
  /** Who sells, as the receipt says. */
  seller: SellerDto;
};
export type TipProposalDto = {
  percent: number;
  amount: number;
};
export type CheckoutDto = {
  /** Sum of the bookings of the sale as they are now, without those that were cancelled; null before there is a sale. */
  booked: number | null;
  /** Methods that the shop accepts. */
  methods: ("cash" | "card" | "other")[];
  /** The sale, once something was paid; null before. */
  sale: SaleDto | null;
  /** Sales of the booking that were voided, with their papers. */
  voided_sales: SaleDto[];
  /** The lines of the sale; before there is one those that it will have. */
  lines: SaleLineDto[];
  currency: string;
  total: number;
  paid: number;
  remaining: number;
  /** The amount in cash, where all of it is paid so. */
  cash_due: number;
  /** The smallest coin: cash is rounded to it. */
  smallest_coin: number;
  /** Number of guests of the visit with treatments that are in no sale. */
  guests: number;
  /** A booking of the visit that is in no sale, where this one is: another guest's. Null without one. */
  next_booking_id: string | null;
  tips: TipProposalDto[];
  /** Whether the shop completes a visit once it is paid. */
  completes_visit: boolean;
};
export type AdjustmentDto = {
  /** In dollars; negative to take off. */
  amount: number;
  reason: string;
};
export type NewPaymentDto = {
  method: "cash" | "card" | "other" | "gift_certificate";
  /** The code of the gift certificate that pays; left out for other methods. */
  code?: string;
  /** The cash that was handed over; left out: exactly what is due. */
  tendered?: number;
  /** A tip on top of what is to be paid, part of the amount. */
  tip?: number;
  /** Whether the desk was asked about a tip of more than $100 that is more than the bill, too. */
  tip_confirmed?: boolean;
  adjustment?: AdjustmentDto;
  /** Whether each guest of the visit pays for themselves; counts with the first payment. */
  apart?: boolean;
  /** Made by whoever sends it, before the first try: one id, one movement of money. */
  id: string;
  /** In dollars. */
  amount: number;
};
export type PrintedPaperDto = {
  kind: "receipt" | "credit_note";
  format: "a4" | "80mm";
  number: number;
};
export type NewRefundDto = {
  /** `online` and `gift_certificate` for what was paid so, and for nothing else. */
  method: "cash" | "card" | "online" | "deposit" | "gift_certificate" | "other";
  /** The payment that it is given from. */
  payment_id: string;
  reason: string;
  /** Made by whoever sends it, before the first try: one id, one movement of money. */
  id: string;
  /** In dollars. */
  amount: number;
};
export type ReasonDto = {
  reason: string;
};
export type PaymentMethodDto = {
  method: "cash" | "card" | "other";
  reason: string;
};
export type MethodMoneyDto = {
  method: "cash" | "card" | "online" | "deposit" | "gift_certificate" | "other";
  currency: string;
  /** In dollars. */
  taken: number;
  /** Given back, voided, or corrected to another method. */
  returned: number;
  net: number;
};
export type AccountBalanceDto = {
  account:
    | "cash"
    | "cash_float"
    | "cash_banked"
    | "cash_over_short"
    | "card_terminal"
    | "other_payments"
    | "gateway"
    | "online_refunds_due"
    | "disputes"
    | "dispute_losses"
    | "gateway_fees"
    | "gateway_payouts"
    | "deposits_held"
    | "unpaid_sales"
    | "treatment_sales"
    | "fees"
    | "adjustments"
    | "refunds"
    | "rounding"
    | "gift_certificates_owed"
    | "tips_owed"
    | "tax_owed"
    | "opening_balances";
  currency: string;
  /** The balance as of the end of the day, in dollars; negative for what is owed or was earned. */
  balance: number;
};
export type DayMoneyDto = {
  day: string;
  methods: MethodMoneyDto[];
  balances: AccountBalanceDto[];
};
export type PaperSellerDto = {
  name: string;
  /** Empty where it is the name. */
  legal_name: string;
  tax_number_name: string;
  tax_number: string;
  address_lines: string[];
  phone: string;
};
export type PaperLineDto = {
  /** Whether it bears tax where not all lines do. */
  is_marked: boolean;
  text: string;
  amount: number;
};
export type PaperRowDto = {
  text: string;
  amount: number;
};
export type CorrectedPaperDto = {
  number: number;
  day: string;
};
export type ReceiptPaperDto = {
  kind: "receipt" | "credit_note";
  title: string;
  number: number;
  day: string;
  currency: string;
  seller: PaperSellerDto;
  /** The name of who bought, where the law asks for it; else null. */
  buyer: string | null;
  lines: PaperLineDto[];
  total: number;
  /** The tax within the total; null where there is none. */
  tax: PaperRowDto | null;
  /** How the money moved. */
  money: PaperRowDto[];
  /** The receipt that a credit note corrects; null for a receipt. */
  corrects: CorrectedPaperDto | null;
  /** The reason for a credit; null for a receipt, and once erased. */
  reason: string | null;
  /** The code by which anybody can check the paper. */
  check_code: string;
};
export type ReceiptDto = {
  is_voided: boolean;
  /** The receipt, then its credit notes. */
  papers: ReceiptPaperDto[];
  /** Whether a therapist with a provider number gave a treatment of it, for which a health fund may pay. */
  has_health_fund_receipt: boolean;
};
export type ReceiptTokenDto = {
  token: string;
};
export type OwnPaperDto = {
  kind: "receipt" | "credit_note";
  number: number;
  token: string;
};
export type SealDto = {
  /** The sequence number of the paper's entry in the action log. */
  seq: number;
  /** SHA-256 in hexadecimal. */
  hash: string;
};
export type CheckedPaperDto = {
  kind: "receipt" | "credit_note";
  title: string;
  number: number;
  day: string;
  currency: string;
  total: number;
  /** Whether its sale was voided since. */
  is_voided: boolean;
  /** The amount that credit notes have taken off a receipt since; 0 for a credit note. */
  credited: number;
  /** The seal of its entry in the action log; null in the first seconds. */
  seal: SealDto | null;
};
export type PaperCheckDto = {
  number: number;
  /** The check code, in whatever case, with or without its hyphens. */
  code: string;
};
export type DrawerCountDto = {
  /** The cash that was counted, in dollars. */
  counted: number;
  /** The cash that the books say: the float and the cash of the day. */
  expected: number;
  /** The cash counted less the cash expected: negative where some is missing. */
  difference: number;
  /** The total that the card terminal itself gave. */
  terminal: number;
  expected_terminal: number;
  terminal_difference: number;
};
export type DrawerCloseDto = {
  /** The cash that was counted, in dollars. */
  counted: number;
  /** The cash that the books say: the float and the cash of the day. */
  expected: number;
  /** The cash counted less the cash expected: negative where some is missing. */
  difference: number;
  /** The total that the card terminal itself gave. */
  terminal: number;
  expected_terminal: number;
  terminal_difference: number;
  banked: number;
  /** The cash that stayed as a float. */
  left: number;
  /** The reason for a difference; null without one. */
  reason: string | null;
  /** Whether it was taken back later. */
  is_reopened: boolean;
  reopen_reason: string | null;
  /** The number of its Z-report; null for a close of before there were any. */
  z_report: number | null;
};
export type DrawerDayDto = {
  status: "open" | "closed";
  id: string;
  version: number;
  day: string;
  currency: string;
  float: number;
  /** Coins and notes to count, in dollars, the largest first. */
  coins: number[];
  /** Whether it was counted since it was opened, or opened again. */
  is_counted: boolean;
  /** All counts, the last one last. */
  counts: DrawerCountDto[];
  /** All closes; those that were taken back stay. */
  closes: DrawerCloseDto[];
};
export type NewDrawerDto = {
  /** Made by whoever sends it, before the first try. */
  id: string;
  /** The cash that is put in, in dollars. */
  float: number;
};
export type CountedBookingsDto = {
  items: OfficeBookingDto[];
  total: number;
};
export type DayWorkDto = {
  /** Confirmed bookings of the day, by their time. */
  unfinished: CountedBookingsDto;
  /** Completed bookings of the day that are not paid. */
  unpaid: CountedBookingsDto;
  /** The cash that stayed in the last drawer before, in dollars; null where none was closed. */
  left: number | null;
};
export type ClosedDrawersDto = {
  items: DrawerDayDto[];
  total: number;
  pages: number;
};
export type CountedCoinDto = {
  /** The value of the coin or note, in dollars. */
  value: number;
  count: number;
};
export type NewCountDto = {
  /** How many of each coin and note there are; those of which there is none can be left out. */
  coins: CountedCoinDto[];
  /** The total of the day that the card terminal itself gives; negative where it gave back more than it took. */
  terminal_total: number;
};
export type DrawerCloseInputDto = {
  /** The cash that goes to the bank, in dollars; the rest stays as a float. */
  banked: number;
  /** How a difference came about; needed where there is one. */
  reason?: string;
};
export type PrintedZReportDto = {
  format: "a4" | "80mm";
  number: number;
};
export type JournalFilesDto = {
  format: "general" | "xero";
  /** Number of files: Xero takes 300 lines in each. */
  parts: number;
};
export type JournalExportDto = {
  start_date: string;
  end_date: string;
  /** Other currencies with movements on these days that no export has taken: each is exported by itself. */
  other_currencies: ("USD" | "EUR" | "GBP" | "CAD" | "AUD")[];
  number: number;
  id: string;
  currency: string;
  /** Sum of all debits, which is that of all credits, in dollars. */
  total: number;
  /** ISO 8601. */
  exported_at: string;
  files: JournalFilesDto[];
};
export type NewJournalExportDto = {
  start_date: string;
  /** At most 92 days from the first one, and no later than today. */
  end_date: string;
  /** The only currency that is exported; that of the shop when left out. */
  currency?: "USD" | "EUR" | "GBP" | "CAD" | "AUD";
  /** Made by whoever sends it, before the first try: one id, one export. */
  id: string;
};
export type OpeningBalanceDto = {
  account:
    | "cash_float"
    | "cash_banked"
    | "card_terminal"
    | "other_payments"
    | "gateway"
    | "tax_owed";
  /** In dollars; what the shop owes is negative. */
  amount: number;
};
export type BookEntryDto = {
  kind: "gateway_payout" | "opening_balances";
  /** The accounting day. */
  day: string;
  id: string;
  currency: string;
  /** Dollars that came to the bank, or that the opening balances come to. */
  amount: number;
  /** Fees of the gateway, in dollars; 0 for opening balances. */
  fees: number;
  /** Opening balances by account; empty for a payout. */
  balances: OpeningBalanceDto[];
  /** Whether the gateway itself has told of it. */
  is_from_gateway: boolean;
  is_voided: boolean;
};
export type NewPayoutDto = {
  /** When it was on the statement; no later than today. */
  date: string;
  /** The fees that the gateway kept, in dollars; they are no part of the amount. */
  fees: number;
  /** Made by whoever sends it, before the first try: one id, one movement of money. */
  id: string;
  /** In dollars. */
  amount: number;
};
export type NewOpeningBalancesDto = {
  /** The day at whose end the accounts held this; no later than today. */
  date: string;
  balances: OpeningBalanceDto[];
  /** Made by whoever sends it, before the first try: one id, one entry. */
  id: string;
  reason: string;
};
export type TherapistPayDto = {
  therapist_id: string;
  name: string;
  /** The commission of today in percent; null where none was set. */
  rate: number | null;
  /** Number of treatments sold. */
  treatments: number;
  /** The price that they were sold for, adjustments and refunds included, without the tax. */
  base: number;
  commission: number;
  /** Tips of the period less what refunds took back. */
  tips_earned: number;
  /** Tips that were paid out in the period. */
  tips_paid_out: number;
  /** Tips of all days that were not paid out yet; negative where more was. */
  tips_owed: number;
};
export type PaySumsDto = {
  /** Number of treatments sold. */
  treatments: number;
  /** The price that they were sold for, adjustments and refunds included, without the tax. */
  base: number;
  commission: number;
  /** Tips of the period less what refunds took back. */
  tips_earned: number;
  /** Tips that were paid out in the period. */
  tips_paid_out: number;
  /** Tips of all days that were not paid out yet; negative where more was. */
  tips_owed: number;
};
export type PayReportDto = {
  currency: string;
  /** Other currencies in which something was sold in the period, which the amounts leave out. */
  other_currencies: string[];
  therapists: TherapistPayDto[];
  total: PaySumsDto;
};
export type PayLineDto = {
  kind: "treatment" | "adjustment" | "tip" | "refund";
  day: string;
  sale_id: string;
  /** The number of the receipt; null while there is none. */
  receipt_number: number | null;
  /** The treatment that it is about; that of a tip is the first one of the sale. */
  booking_id: string;
  service_name: string;
  base: number;
  /** In percent, of the day of the sale; null where there was none. */
  rate: number | null;
  commission: number;
  tip: number;
};
export type TipPayoutDto = {
  method: "cash" | "other";
  id: string;
  day: string;
  amount: number;
  is_voided: boolean;
};
export type CommissionRateDto = {
  id: string;
  /** Null for all treatments without a rate of their own. */
  service_id: string | null;
  service_name: string | null;
  /** In percent; null where a treatment has none of its own any more. */
  rate: number | null;
  from: string;
};
export type TherapistPayDetailDto = {
  currency: string;
  sums: TherapistPayDto;
  /** The earliest first. */
  lines: PayLineDto[];
  payouts: TipPayoutDto[];
  /** All rates that were ever set, in the order in which they were. */
  rates: CommissionRateDto[];
  /** The smallest coin in dollars: tips that are paid out in cash are a multiple of it. */
  smallest_coin: number;
};
export type NewCommissionRateDto = {
  /** The day from which it holds. */
  from: string;
  /** Made by whoever sends it, before the first try. */
  id: string;
  /** The treatment that has a rate of its own; null for all others. */
  service_id: string | null;
  /** In percent; null where a treatment has no rate of its own any more. */
  rate: number | null;
};
export type NewTipPayoutDto = {
  method: "cash" | "other";
  /** Made by whoever sends it, before the first try. */
  id: string;
  /** In dollars. */
  amount: number;
};
export type VoidReasonDto = {
  reason: string;
};
export type KeptDepositsDto = {
  /** `no_show`: nobody came; `late`: cancelled by the client after the deadline; `in_time`: before it, less the refund. */
  cause: "no_show" | "late" | "in_time";
  bookings: number;
  /** In the shop's currency. */
  amount: number;
};
export type DepositPreviewDto = {
  /** First day of three whole months. */
  start_date: string;
  /** Their last day. */
  end_date: string;
  currency: string;
  /** Visits that clients booked online in those months, a couple's or a series' treatments of a day as one. */
  booked: number;
  /** Number of them that would have paid a deposit. */
  asked: number;
  /** The deposits that they would have paid. */
  asked_amount: number;
  /** The part of it that would have stayed with the shop under today's cancellation policy. */
  kept: KeptDepositsDto[];
};
export type DepositPreviewQueryDto = {
  /** Deposit in percent. */
  depositPercentage: number;
  /** Deposit in dollars for a whole booking, in place of the percentage; 0 for the percentage. */
  depositAmount: number;
  /** The total in dollars from which on a deposit is asked for. */
  depositFromPrice: number;
  /** Whether clients who have been here before pay no deposit. */
  depositNewClientsOnly: boolean;
  /** The services that are booked with a deposit; empty for all. */
  depositServiceIds: string[];
};
export type OnlineRefundDto = {
  /** `asked` until the gateway has answered; a pending one may fail days later. */
  outcome: "asked" | "pending" | "succeeded" | "failed";
  /** That of the sale's refund, where there is one. */
  id: string;
  /** In dollars. */
  amount: number;
};
export type DisputeDto = {
  /** `answer_due` until the shop has answered; `closed` without a decision, as an inquiry that was no more; what was taken then is lost. */
  stage: "answer_due" | "under_review" | "won" | "lost" | "closed";
  /** The gateway's name of it. */
  id: string;
  /** Amount that is disputed, in dollars. */
  amount: number;
  /** The gateway's word for why, such as `product_not_received`. */
  reason: string;
  /** Until when the shop may answer: `yyyy-MM-ddTHH:mm`, shop-local; null where no answer is asked for. */
  answer_by: string | null;
  /** Amount that the gateway has taken and not put back, in dollars. */
  taken: number;
  /** The gateway's fees for it, in dollars. */
  fee: number;
};
export type OnlinePaymentDto = {
  /** `asked` until the gateway has opened its page. */
  status: "asked" | "open" | "paid" | "expired";
  id: string;
  /** In dollars. */
  amount: number;
  currency: string;
  /** The page to pay on; null unless it is open. */
  url: string | null;
  /** Whether the desk has asked for the end of the page. */
  is_ending: boolean;
  /** Whether it became part of the bill; false too for one that goes back, because the bill was paid meanwhile. */
  is_in_sale: boolean;
  /** Whether it confirms the booking, and is held until the visit. */
  is_deposit: boolean;
  /** Amount that is held of a deposit, in dollars: neither applied to the bill, given back nor charged. */
  held: number;
  refunds: OnlineRefundDto[];
  /** The last one last. */
  disputes: DisputeDto[];
  /** When it was asked for: ISO 8601, UTC. */
  asked_at: string;
};
export type OnlinePaymentsDto = {
  /** Whether the shop accepts online payments, and a gateway is set up. */
  can_pay_online: boolean;
  /** Amount still to be paid, in dollars, of a booking that waits for it the deposit; 0 too for what cannot be paid yet. */
  due: number;
  currency: string;
  payments: OnlinePaymentDto[];
};
export type NewOnlinePaymentDto = {
  /** Whether each guest of the visit pays for themselves; counts where it opens the sale. */
  apart?: boolean;
  /** Made by whoever sends it, before the first try: one id, one movement of money. */
  id: string;
  /** In dollars. */
  amount: number;
};
export type DepositDecisionDto = {
  /** `charge` keeps what is held as a fee, `waive` gives it back. */
  decision: "charge" | "waive";
  reason: string;
};
export type OwnPaymentsQueryDto = {
  sessionId: string;
};
export type OwnPaymentDto = {
  sessionId: string;
  /** Made by the browser before the first try: one id, one payment. */
  id: string;
};
export type RedemptionDto = {
  sale_id: string;
  day: string;
  amount: number;
  /** The part that the sale gave back to it. */
  returned: number;
};
export type CertificateRefundDoneDto = {
  method: "cash" | "card" | "online" | "deposit" | "other";
  id: string;
  day: string;
  amount: number;
};
export type GiftCertificateDto = {
  /** `ordered` until it is paid for on the gateway's page. */
  status: "ordered" | "issued" | "voided";
  method:
    | ("cash" | "card" | "online" | "deposit" | "other" | null)
    | ("cash" | "card" | "online" | "deposit" | "other" | null);
  id: string;
  /** Without gaps; null until it is issued. */
  number: number | null;
  /** The amount that it was sold for, in dollars. */
  amount: number;
  balance: number;
  currency: string;
  /** The treatment that it was bought for; null for an amount. */
  service_name: string | null;
  issued_on: string | null;
  /** The last day on which it can be used; null without one. */
  expires_on: string | null;
  is_expired: boolean;
  /** The day on which it is mailed; null where the buyer took it along. */
  deliver_on: string | null;
  is_mailed: boolean;
  /** The end of its code; null while it has none. */
  last_four: string | null;
  buyer_name: string | null;
  buyer_email: string | null;
  recipient_name: string | null;
  recipient_email: string | null;
  message: string | null;
  redemptions: RedemptionDto[];
  refunds: CertificateRefundDoneDto[];
};
export type GiftCertificatesDto = {
  /** The latest first. */
  items: GiftCertificateDto[];
  total: number;
  pages: number;
  /** All that is owed to holders in the shop's currency, in dollars. */
  owed: number;
  currency: string;
};
export type CodedCertificateDto = {
  certificate: GiftCertificateDto;
  /** Null where it is mailed, and where it was shown before. */
  code: string | null;
};
export type NewGiftCertificateDto = {
  /** Where the certificate is mailed; left out where the buyer hands it over. */
  recipient_email?: string | null;
  /** The day on which it is mailed; left out: today, where there is an address. */
  deliver_on?: string | null;
  /** Where the receipt goes; left out for none. */
  buyer_email?: string | null;
  method: "cash" | "card" | "other";
  /** The treatment that it is for, whose price the amount is; left out for an amount. */
  service_id?: string | null;
  buyer_name?: string | null;
  recipient_name?: string | null;
  message?: string | null;
  /** Made by whoever sends it, before the first try: one id, one movement of money. */
  id: string;
  /** In dollars. */
  amount: number;
};
export type CertificateCodeDto = {
  code: string;
};
export type CertificateRefundDto = {
  /** `online` for a certificate that was paid so, and for no other. */
  method: "cash" | "card" | "online" | "deposit" | "other";
  reason: string;
  /** Made by whoever sends it, before the first try: one id, one movement of money. */
  id: string;
  /** In dollars. */
  amount: number;
};
export type CertificateBalanceDto = {
  balance: number;
  currency: string;
  last_four: string;
  /** The last day on which it can be used; null without one. */
  expires_on: string | null;
  is_expired: boolean;
};
export type GiftCertificateOfferDto = {
  /** Whether the shop accepts online payments, and a gateway is set up. */
  can_pay_online: boolean;
  currency: string;
  /** The first day on which one can be mailed. */
  today: string;
};
export type OwnOrderDto = {
  /** `asked` until the gateway has opened its page; `paid` once the certificate is issued. */
  status: "asked" | "open" | "paid" | "expired";
  /** The token by which it is seen again. */
  token: string;
  /** The page to pay on; null unless it is open. */
  url: string | null;
  /** In dollars. */
  amount: number;
  currency: string;
  /** The number of the certificate; null until it is paid. */
  number: number | null;
  /** The day on which it is mailed. */
  deliver_on: string | null;
};
export type OrderedCertificateDto = {
  /** Where the certificate is mailed; left out where the buyer hands it over. */
  recipient_email?: string | null;
  /** The day on which it is mailed; left out: today, where there is an address. */
  deliver_on?: string | null;
  /** Where the receipt goes. */
  buyer_email: string;
  /** The treatment that it is for, whose price the amount is; left out for an amount. */
  service_id?: string | null;
  buyer_name?: string | null;
  recipient_name?: string | null;
  message?: string | null;
  /** Made by whoever sends it, before the first try: one id, one movement of money. */
  id: string;
  /** In dollars. */
  amount: number;
};
export type OrderTokenDto = {
  token: string;
};
export type SpentDto = {
  currency: string;
  amount: number;
};
export type CustomerDto = {
  latest_status:
    | ("pending" | "confirmed" | "completed" | "cancelled" | "no_show" | null)
    | ("pending" | "confirmed" | "completed" | "cancelled" | "no_show" | null);
  id: string;
  name: string;
  email: string | null;
  phone: string;
  first_booking_date: string | null;
  last_booking_date: string | null;
  total_bookings: number;
  /** Amount of confirmed and completed bookings, in the shop's currency. */
  total_spent: number;
  currency: string;
  /** Amounts of confirmed and completed bookings in every currency that the shop has had. */
  spent: SpentDto[];
};
export type AsOfDto = {
  /** Sequence number up to which everything is counted. */
  seq: number;
  /** Instant of that event, ISO 8601; null in an empty shop. */
  at: string | null;
  /** The same instant on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string | null;
  /** Whether nothing newer is still to be counted; if false, ask again soon. */
  is_current: boolean;
};
export type CustomerPageDto = {
  /** Customers by latest booking, newest first; those without one at the end. */
  items: CustomerDto[];
  next_cursor: string | null;
  as_of: AsOfDto;
};
export type CustomerClientDto = {
  id: string;
  name: string;
};
export type CustomerDetailDto = {
  customer: CustomerDto;
  /** The people who booked with this address or number; several share it. */
  clients: CustomerClientDto[];
  as_of: AsOfDto;
};
export type BirthdayDto = {
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  day: number;
  /** From 1900 on; null where the client gave the day alone. */
  year: number | null;
};
export type ListedClientDto = {
  preferred_pressure:
    ("light" | "medium" | "firm" | null) | ("light" | "medium" | "firm" | null);
  birthday: BirthdayDto | null;
  id: string;
  name: string;
  email: string | null;
  phone: string;
  tags: string[];
  preferred_therapist_name: string | null;
  /** Date of the latest booking that has begun and was neither cancelled nor a no-show, `yyyy-MM-dd`. */
  last_visit_date: string | null;
  /** Date of the next booking or request, `yyyy-MM-dd`. */
  next_visit_date: string | null;
  /** Bookings that have begun and were neither cancelled nor a no-show. */
  visits: number;
  no_shows: number;
  /** Amount that was paid and not given back, in the shop's currency; null for who does not see sums of money. */
  paid: number | null;
};
export type ListedClientsDto = {
  items: ListedClientDto[];
  next_cursor: string | null;
  as_of: AsOfDto;
};
export type ClientTagsDto = {
  /** The tags in use, most used first, at most 200. */
  items: string[];
};
export type ClientFilterDto = {
  /** Part of a name, an email address or a phone number, however they are spelt, former ones too. */
  text?: string;
  /** Least number of days since the last visit. Who was never here is left out. */
  not_seen_days?: number;
  /** Whether the client has missed a booking. */
  no_show?: boolean;
  /** `this-month`: the birthday lies in the present month of the shop. */
  birthday?: "this-month";
  /** One of the client's tags, whatever its capitals. */
  tag?: string;
  /** Id of the preferred therapist. */
  therapist_id?: string;
  /** Whether a booking or request is to come. */
  upcoming?: boolean;
  /** `name` from A on, the others from the latest or largest on. `paid` is for administrators. */
  sort: "name" | "last_visit" | "visits" | "paid";
};
export type NextBookingDto = {
  /** Date of the appointment, `yyyy-MM-dd`. */
  booking_date: string;
  /** Start of the appointment, `HH:mm`. */
  booking_time: string;
  service_name: string;
};
export type ClientMatchDto = {
  next_booking: NextBookingDto | null;
  id: string;
  name: string;
  email: string | null;
  phone: string;
  /** The former identity by which they were found; null when it is a current one. */
  former: string | null;
  /** One line that everybody who books or treats the client has to know. */
  alert: string | null;
  last_booking_date: string | null;
};
export type ClientMatchesDto = {
  /** The people found, best match first, at most 8. */
  items: ClientMatchDto[];
};
export type ClientPreferencesDto = {
  pressure:
    ("light" | "medium" | "firm" | null) | ("light" | "medium" | "firm" | null);
  /** The name of the preferred therapist; null without one. */
  therapist_name: string | null;
};
export type ContactOwnerDto = {
  preferences: ClientPreferencesDto | null;
  id: string;
  name: string;
  email: string | null;
  alert: string | null;
};
export type SharingClientDto = {
  /** Kinds of contact that both have. */
  shares: ("email" | "phone")[];
  id: string;
  name: string;
  email: string | null;
  phone: string;
  bookings: number;
};
export type ContactOwnersDto = {
  /** The client with this name and this address or number; null where a booking would make a new one. */
  client: ContactOwnerDto | null;
  /** Other people who are known by the address or number. At most 5. */
  sharing: SharingClientDto[];
};
export type SharedClientDto = {
  id: string;
  name: string;
  /** The other names. */
  others: string[];
  email: string | null;
  phone: string;
};
export type SharedClientsDto = {
  /** The clients, by name; at most 500. */
  items: SharedClientDto[];
};
export type OwnIdentityDto = {
  kind: "name" | "email" | "phone";
  /** Whether it is another name than that of the record, else the one shown: those of this name may be somebody else. */
  is_other_name: boolean;
  value: string;
  /** Whether it occurs in earlier bookings only. */
  is_former: boolean;
};
export type ClientProfileDto = {
  preferred_pressure:
    ("light" | "medium" | "firm" | null) | ("light" | "medium" | "firm" | null);
  birthday: BirthdayDto | null;
  /** At most 12 of 1 to 30 characters, no two of which differ in capitals alone; merged records may together have more, which
    are seen. */
  tags: string[];
  /** Id of the therapist whom the client likes best, who may have left the shop. */
  preferred_therapist_id: string | null;
};
export type ClientNoteDto = {
  kind: "note" | "health";
  /** `import` where a file of another system brought it; null where it was written here. */
  source: ("import" | null) | ("import" | null);
  id: string;
  text: string;
  /** Email address of the account that wrote or imported it; null when no account did. */
  author: string | null;
  /** Time at which it was written, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
};
export type MergedClientDto = {
  /** Id of the client that it was merged into, which may be a merged one itself. */
  merged_into: string;
  id: string;
  name: string;
  email: string | null;
  phone: string;
  bookings: number;
};
export type ClientDto = {
  next_booking: NextBookingDto | null;
  id: string;
  name: string;
  email: string | null;
  phone: string;
  /** All identities of the person, current ones first. */
  identities: OwnIdentityDto[];
  /** Keys by which files of another system know the person. */
  external_ids: string[];
  alert: string | null;
  /** Tags, preferences and birthday. */
  profile: ClientProfileDto;
  /** The name of the preferred therapist; null without one. */
  preferred_therapist_name: string | null;
  /** Notes on the client, newest first. */
  notes: ClientNoteDto[];
  bookings: number;
  completed: number;
  no_shows: number;
  /** Number of bookings cancelled after the moment until which clients may change them. */
  late_cancellations: number;
  first_booking_date: string | null;
  /** Id of the booking of their last visit, completed or not closed yet; null before the first one. */
  last_visit_id: string | null;
  merged: MergedClientDto[];
  /** Other people who are known by one of the same numbers or addresses: a family, or the same person twice. At most 5. */
  sharing: SharingClientDto[];
};
export type ClientAlertDto = {
  /** One line that everybody who books or treats the client has to know; null or missing removes it. */
  alert?: string | null;
  /** The alert that this one replaces, as it was shown; null for none. Left out, whatever is there is replaced. */
  seen_alert?: string | null;
};
export type EditClientProfileDto = {
  preferred_pressure:
    ("light" | "medium" | "firm" | null) | ("light" | "medium" | "firm" | null);
  birthday: BirthdayDto | null;
  /** At most 12 of 1 to 30 characters, no two of which differ in capitals alone; merged records may together have more, which
    are seen. */
  tags: string[];
  /** Id of the therapist whom the client likes best, who may have left the shop. */
  preferred_therapist_id: string | null;
  /** The profile that this one replaces, as it was shown. Left out, whatever is there is replaced. */
  seen?: ClientProfileDto;
};
export type NewClientNoteDto = {
  kind: "note" | "health";
  text: string;
};
export type MergeClientsDto = {
  /** Id of the client who is the same person. */
  other_id: string;
};
export type SeparateClientDto = {
  /** One of the names in the client's identities. */
  name: string;
  /** Ids of the notes that go along; the others stay. */
  notes: string[];
  /** Whether the alert is with both from then on. */
  copy_alert: boolean;
};
export type ErasableClientDto = {
  id: string;
  /** All names in their bookings, entries and records. */
  names: string[];
  /** All email addresses, as they were written. */
  emails: string[];
  /** All phone numbers, as they were written. */
  phones: string[];
  bookings: number;
  /** Number of pending or confirmed bookings that have not begun. */
  upcoming: number;
  /** Number of notes on them, health notes included. */
  notes: number;
  /** Number of their places on the waiting list, former ones included. */
  waiting: number;
  /** Number of mails that were sent about the bookings; their recipients keep these. */
  sent_mails: number;
  /** Whether it is the client who is to be erased. */
  is_own: boolean;
  /** Whether they share a name as well: most likely the same person. */
  is_suggested: boolean;
};
export type ErasurePreviewDto = {
  /** The client first, then others who share a number or address with them. At most 50. */
  clients: ErasableClientDto[];
  /** Whether all are listed; false when there are more, so that the number probably belongs to several people. */
  is_complete: boolean;
  /** Time of the last backup, which still has the person's data, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  backup_at_local: string | null;
};
export type ErasureDto = {
  /** Number of bookings in which the client was erased. */
  bookings: number;
  /** Number of the client's records. */
  clients: number;
  /** Number of places on the waiting list from which the client was erased. */
  waiting: number;
  /** Number of future appointments among the bookings, which are cancelled. */
  cancelled: number;
  /** Number of mails that were sent about them; their recipients keep these. */
  sent_mails: number;
  /** Time of the last backup, which still has the person's data, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  backup_at_local: string | null;
};
export type EraseClientDto = {
  /** The client's name, typed by the person who erases: 422 when it is another. */
  confirm_name: string;
  /** Ids of other clients of the preview who are erased as well; none by default. */
  also?: string[];
  /** Whether future appointments keep their time, without a name, or are cancelled, without any mail. */
  upcoming?: "keep" | "cancel";
};
export type RefusedClientMailDto = {
  event_id: string;
  booking_id: string;
  service_name: string;
  /** `yyyy-MM-dd` */
  booking_date: string;
  /** `refused`: the mail server never takes it. `limited`: its address had had too many that day. `unknown`: it may have
    arrived, the mail server never said so. */
  state: "unknown" | "refused" | "limited";
  /** The reason, in words that end a sentence; null when nothing is known. */
  reason: string | null;
  /** Time of the last try in shop time, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
};
export type RefusedClientMailsDto = {
  /** Mails, latest first. */
  mails: RefusedClientMailDto[];
};
export type PastListedBookingDto = {
  id: string;
  version: number;
  booking_date: string;
  /** Start of the appointment, `HH:mm`. */
  booking_time: string;
  booking_duration: number;
  /** Name of the client; empty once erased. */
  client_name: string;
  service_name: string;
  /** Current name of the therapist. */
  therapist_name: string;
  status: string;
  /** Day state: `arrived` or `in_service`; null while expected, and for bookings that are not confirmed. */
  day_state: string | null;
  total_price: number;
};
export type PastBookingPageDto = {
  items: PastListedBookingDto[];
  next_cursor: string | null;
  /** The moment on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
  /** Sequence number of the last event that had happened. */
  seq: number;
};
export type PastCustomerDto = {
  latest_status:
    | ("pending" | "confirmed" | "completed" | "cancelled" | "no_show" | null)
    | ("pending" | "confirmed" | "completed" | "cancelled" | "no_show" | null);
  id: string;
  name: string;
  email: string | null;
  phone: string;
  first_booking_date: string | null;
  last_booking_date: string | null;
  total_bookings: number;
  /** Amount of confirmed and completed bookings, in the shop's currency. */
  total_spent: number;
  currency: string;
  /** Amounts of confirmed and completed bookings in every currency that the shop has had. */
  spent: SpentDto[];
  client_id: string;
};
export type PastCustomerPageDto = {
  items: PastCustomerDto[];
  next_cursor: string | null;
  /** The moment on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
  /** Sequence number of the last event that had happened. */
  seq: number;
};
export type PastRequestDto = {
  id: string;
  version: number;
  booking_date: string;
  /** Start of the appointment, `HH:mm`. */
  booking_time: string;
  booking_duration: number;
  /** Name of the client; empty once erased. */
  client_name: string;
  service_name: string;
  /** Current name of the therapist. */
  therapist_name: string;
  status: string;
  /** Day state: `arrived` or `in_service`; null while expected, and for bookings that are not confirmed. */
  day_state: string | null;
  total_price: number;
  /** Phone number of the client; empty once erased. */
  client_phone: string;
  /** Minutes since it was made. */
  waiting_minutes: number;
};
export type PastRequestListDto = {
  /** The requests, oldest first, at most 100. */
  items: PastRequestDto[];
  /** Number of all of them, including those beyond the 100. */
  total: number;
};
export type PastRequestsDto = {
  /** Requests whose time was still to come. */
  waiting: PastRequestListDto;
  /** Requests whose time had passed. */
  unanswered: PastRequestListDto;
  /** The moment on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
  /** Sequence number of the last event that had happened. */
  seq: number;
};
export type MoneySumsDto = {
  /** Money that came in; a corrected method counts where the money is. */
  payments: number;
  /** Money that refunds and voids gave back. */
  refunds: number;
  /** `payments` less `refunds`. */
  net: number;
  /** Part of `net` that is owed to therapists. */
  tips: number;
};
export type MethodMoneyTakenDto = {
  method: "cash" | "card" | "online" | "deposit" | "gift_certificate" | "other";
  /** Money that came in; a corrected method counts where the money is. */
  payments: number;
  /** Money that refunds and voids gave back. */
  refunds: number;
  /** `payments` less `refunds`. */
  net: number;
  /** Part of `net` that is owed to therapists. */
  tips: number;
};
export type MoneyTotalsDto = {
  total: MoneySumsDto;
  /** Methods that were used. */
  methods: MethodMoneyTakenDto[];
  currency: string;
  /** Currencies of money that the amounts leave out. */
  other_currencies: string[];
};
export type BookedValueDto = {
  /** Amount of completed bookings. */
  done: number;
  /** Amount of confirmed bookings. */
  to_come: number;
  currency: string;
  /** Currencies in which there are bookings that the amounts leave out. */
  other_currencies: string[];
};
export type ArrivalsDto = {
  /** Number of confirmed bookings whose client has not arrived. */
  expected: number;
  arrived: number;
  in_service: number;
  completed: number;
  no_shows: number;
};
export type GapDto = {
  therapist_id: string;
  therapist_name: string;
  /** Start of the gap, `HH:mm`. */
  start_time: string;
  /** End of the gap, `HH:mm`; 24:00 for midnight. */
  end_time: string;
  minutes: number;
};
export type PastCountedBookingsDto = {
  items: PastListedBookingDto[];
  total: number;
};
export type PastOpenWorkDto = {
  /** Number of requests to come without an answer. */
  requests: number;
  /** Number of requests whose time has passed without an answer. */
  missed_requests: number;
  waiting_list: number;
  /** Open bookings from then on that no shift of their therapist covered. */
  uncovered: PastCountedBookingsDto;
  /** Confirmed bookings of earlier days, latest first. */
  unfinished: PastCountedBookingsDto;
};
export type PastTodayDto = {
  /** The day, `yyyy-MM-dd`. */
  date: string;
  /** The minute, `HH:mm`. */
  time: string;
  /** Minutes of all shifts, less leave and blocks. */
  rostered_minutes: number;
  /** Minutes of confirmed and completed bookings, including the cleanup. */
  booked_minutes: number;
  /** The money that was taken today. */
  paid: MoneyTotalsDto;
  booked_value: BookedValueDto;
  arrivals: ArrivalsDto;
  /** Gaps at least as long as the shortest treatment, by their start. */
  gaps: GapDto[];
  /** Minutes of the shortest treatment. */
  shortest_treatment: number;
  /** Confirmed bookings that had begun before anybody arrived, longest delay first. */
  late: PastListedBookingDto[];
  /** The bookings expected next. */
  next: PastListedBookingDto[];
  open_work: PastOpenWorkDto;
  /** The bookings that had been made last. */
  latest: PastListedBookingDto[];
  /** The moment on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
  /** Sequence number of the last event that had happened. */
  seq: number;
};
export type ClientIdentityDto = {
  kind: "name" | "email" | "phone";
  value: string;
  /** Whether it occurs in earlier bookings only. */
  is_former: boolean;
};
export type PastNoteDto = {
  kind: "note" | "health";
  /** `import` where a file of another system brought it; null where it was written here. */
  source: ("import" | null) | ("import" | null);
  /** Email address of the account that wrote or imported it; null when no account did. */
  author: string | null;
  /** Time at which it was written, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
};
export type PastClientDto = {
  next_booking: NextBookingDto | null;
  id: string;
  name: string;
  email: string | null;
  phone: string;
  alert: string | null;
  bookings: number;
  completed: number;
  no_shows: number;
  /** Number of bookings cancelled after the moment until which clients may change them. */
  late_cancellations: number;
  first_booking_date: string | null;
  /** All identities that the person had until then, those current at the moment first. */
  identities: ClientIdentityDto[];
  /** Notes, newest first. */
  notes: PastNoteDto[];
  /** Bookings, latest first, at most 200. */
  items: PastListedBookingDto[];
  /** The moment on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  at_local: string;
  /** Sequence number of the last event that had happened. */
  seq: number;
};
export type DueDisputeDto = {
  payment_id: string;
  /** The booking that was paid; null for a gift certificate. */
  booking_id: string | null;
  /** Amount that was paid, in dollars. */
  amount: number;
  /** Until when the shop may answer: `yyyy-MM-ddTHH:mm`, shop-local. */
  answer_by: string;
};
export type DueDisputesDto = {
  items: DueDisputeDto[];
  total: number;
};
export type OpenWorkDto = {
  /** Number of requests to come without an answer. */
  requests: number;
  /** Number of requests whose time has passed without an answer. */
  missed_requests: number;
  /** Number of requests for leave that nobody has decided. */
  leave_requests: number;
  /** Number of clients who have not confirmed that they come. */
  to_call: number;
  /** Open bookings from now on that no shift of their therapist covers. */
  uncovered: CountedBookingsDto;
  /** Confirmed bookings of earlier days, latest first. */
  unfinished: CountedBookingsDto;
  /** Completed bookings of the last 30 days that are not paid, by date and time: those of the latest. */
  unpaid: CountedBookingsDto;
  /** Disputed payments for which the shop still has to answer the client's bank. */
  disputes: DueDisputesDto;
  waiting_list: number;
  /** Number of mails and texts that were refused for good, or fail and are retried. */
  failed_messages: number;
};
export type TodayDto = {
  /** The day, `yyyy-MM-dd`. */
  date: string;
  /** The minute, `HH:mm`. */
  time: string;
  /** Minutes of all shifts, less leave and blocks. */
  rostered_minutes: number;
  /** Minutes of confirmed and completed bookings, including the cleanup. */
  booked_minutes: number;
  /** The money that was taken today. */
  paid: MoneyTotalsDto;
  booked_value: BookedValueDto;
  arrivals: ArrivalsDto;
  /** Confirmed bookings that have begun before anybody arrived, longest delay first. */
  late: OfficeBookingDto[];
  /** The bookings expected next: all that are still to come, at most 50. */
  next: OfficeBookingDto[];
  /** Gaps at least as long as the shortest treatment, by their start. */
  gaps: GapDto[];
  /** Minutes of the shortest treatment. */
  shortest_treatment: number;
  open_work: OpenWorkDto;
  /** The bookings that were made last. */
  latest: OfficeBookingDto[];
  as_of: AsOfDto;
};
export type PerformanceFiguresDto = {
  /** Number of confirmed and completed bookings. */
  bookings: number;
  completed: number;
  no_shows: number;
  /** Number of bookings cancelled after clients could do so themselves, no matter who cancelled. */
  late_cancellations: number;
  /** Number of completed bookings of clients who had never been here. */
  new_clients: number;
  /** Number of completed bookings of clients who had been here in the 90 days before. */
  returning: number;
  /** Number of completed bookings whose client had booked another, later day by 24 hours after it was done. */
  rebooked: number;
  /** Minutes of confirmed and completed bookings, including the cleanup. */
  booked_minutes: number;
  /** Minutes of shifts, less blocks, closures and leave; null where nobody is rostered for the group, such as a
    treatment. */
  rostered_minutes: number | null;
  /** Amount of confirmed and completed bookings. */
  revenue: number;
  /** Booked minutes as a share of rostered ones, 0.25 for a quarter; null without rostered ones. */
  utilisation: number | null;
  /** No-shows as a share of completed bookings and no-shows; null without any. */
  no_show_rate: number | null;
  /** Rebooked bookings as a share of completed ones; null without any. */
  rebooked_rate: number | null;
  /** Number of confirmed and completed bookings that were booked here, not imported. */
  lead_bookings: number;
  /** Average minutes from booking to start of those; null without any. */
  average_lead_minutes: number | null;
};
export type ComparedPeriodDto = {
  start_date: string;
  end_date: string;
  figures: PerformanceFiguresDto;
};
export type PerformanceRowDto = {
  /** Number of confirmed and completed bookings. */
  bookings: number;
  completed: number;
  no_shows: number;
  /** Number of bookings cancelled after clients could do so themselves, no matter who cancelled. */
  late_cancellations: number;
  /** Number of completed bookings of clients who had never been here. */
  new_clients: number;
  /** Number of completed bookings of clients who had been here in the 90 days before. */
  returning: number;
  /** Number of completed bookings whose client had booked another, later day by 24 hours after it was done. */
  rebooked: number;
  /** Minutes of confirmed and completed bookings, including the cleanup. */
  booked_minutes: number;
  /** Minutes of shifts, less blocks, closures and leave; null where nobody is rostered for the group, such as a
    treatment. */
  rostered_minutes: number | null;
  /** Amount of confirmed and completed bookings. */
  revenue: number;
  /** Booked minutes as a share of rostered ones, 0.25 for a quarter; null without rostered ones. */
  utilisation: number | null;
  /** No-shows as a share of completed bookings and no-shows; null without any. */
  no_show_rate: number | null;
  /** Rebooked bookings as a share of completed ones; null without any. */
  rebooked_rate: number | null;
  /** Number of confirmed and completed bookings that were booked here, not imported. */
  lead_bookings: number;
  /** Average minutes from booking to start of those; null without any. */
  average_lead_minutes: number | null;
  /** The id of a therapist or a service, `1` (Monday) to `7`, or the hour of the start `0` to `23`. */
  key: string;
  /** Name of the therapist or service; else null. */
  name: string | null;
};
export type PerformanceCellDto = {
  /** Monday 1 … Sunday 7. */
  weekday: number;
  hour: number;
  booked_minutes: number;
  rostered_minutes: number;
};
export type PerformanceReportDto = {
  start_date: string;
  end_date: string;
  total: PerformanceFiguresDto;
  /** The period of the same length right before; whole months, quarters and years are compared with whole ones. */
  previous: ComparedPeriodDto;
  /** The period 52 weeks earlier, so that weekdays match. */
  last_year: ComparedPeriodDto;
  /** Rows of the therapists, most booked first. */
  therapists: PerformanceRowDto[];
  /** Rows of the services, most booked first. */
  services: PerformanceRowDto[];
  /** Rows of the weekdays, Monday first, each with its share of the cells. */
  weekdays: PerformanceRowDto[];
  /** Rows of the hours. Bookings count in the hour of their start, minutes in the hour in which they lie. */
  hours: PerformanceRowDto[];
  /** Cells with booked or rostered minutes. */
  cells: PerformanceCellDto[];
  currency: string;
  /** Currencies in which there are bookings that the amounts leave out. */
  other_currencies: string[];
  as_of: AsOfDto;
};
export type PerformanceBookingsDto = {
  /** Bookings by date and time, 200 a page. */
  items: OfficeBookingDto[];
  /** Number of bookings on all pages; 0 after the last page. */
  total: number;
  pages: number;
};
export type WeeklyCardsDto = {
  week_start: string;
  week_end: string;
  /** Number of pending, confirmed and completed bookings of the week. */
  week_bookings: number;
  next_week_bookings: number;
  /** Amount of confirmed and completed bookings, less that of cancelled ones. */
  weekly_revenue: number;
  confirmed: number;
  completed: number;
  cancelled: number;
  /** Number of customers with two or more confirmed or completed bookings in the last 90 days. */
  recurring_customers: number;
  currency: string;
  /** Currencies in which there are bookings that the amounts leave out. */
  other_currencies: string[];
  as_of: AsOfDto;
};
export type RevenueSummaryDto = {
  total_revenue: number;
  booking_count: number;
  /** Revenue divided by the number of bookings in the report's currency, to the cent; 0 without any. */
  average_booking_value: number;
};
export type ServiceRevenueDto = {
  service_id: string;
  service_name: string;
  booking_count: number;
  total_revenue: number;
};
export type TherapistRevenueDto = {
  therapist_id: string;
  therapist_name: string;
  booking_count: number;
  total_revenue: number;
};
export type DayRevenueDto = {
  day: string;
  booking_count: number;
  total_revenue: number;
  /** Part of `total_revenue` that is pending; the next fields have the other parts. */
  pending: number;
  confirmed: number;
  completed: number;
};
export type RevenueReportDto = {
  summary: RevenueSummaryDto;
  /** Services, most revenue first. */
  services: ServiceRevenueDto[];
  /** Therapists, most revenue first. */
  therapists: TherapistRevenueDto[];
  /** Days with bookings, oldest first. */
  days: DayRevenueDto[];
  currency: string;
  /** Currencies in which there are bookings that the amounts leave out. */
  other_currencies: string[];
  as_of: AsOfDto;
};
export type RevenueReportQueryDto = {
  /** First day. Bookings count by date of the appointment, money by accounting day. */
  start_date: string;
  /** Last day. */
  end_date: string;
  /** Statuses that are counted: `all` for pending, confirmed and completed; `pending`; anything else for confirmed and
    completed. */
  status?: "all" | "pending" | "confirmed";
  therapist_id?: string;
};
export type DayMoneyTakenDto = {
  /** Money that came in; a corrected method counts where the money is. */
  payments: number;
  /** Money that refunds and voids gave back. */
  refunds: number;
  /** `payments` less `refunds`. */
  net: number;
  /** Part of `net` that is owed to therapists. */
  tips: number;
  /** Accounting day. */
  day: string;
};
export type PersonMoneyTakenDto = {
  /** Money that came in; a corrected method counts where the money is. */
  payments: number;
  /** Money that refunds and voids gave back. */
  refunds: number;
  /** `payments` less `refunds`. */
  net: number;
  /** Part of `net` that is owed to therapists. */
  tips: number;
  /** Address of the account that took the money or gave it back; null for the system. */
  person: string | null;
};
export type MoneyTakenDto = {
  total: MoneySumsDto;
  /** Methods that were used. */
  methods: MethodMoneyTakenDto[];
  currency: string;
  /** Currencies of money that the amounts leave out. */
  other_currencies: string[];
  /** Days on which money moved, oldest first. */
  days: DayMoneyTakenDto[];
  people: PersonMoneyTakenDto[];
};
export type MoneyDifferenceDto = {
  /** `unpaid`: left to pay of completed bookings; `to_come`: of confirmed ones; `paid_on_other_days`: paid of these
    bookings outside the period; `other_visits`: paid in it for bookings that the booked value does not count;
    `changed_since`: billed beyond the prices that a visit's bookings have now; `tips`, `adjustments`, `refunds` by
    credit note, `rounding` of cash: those of the period;
    `gift_certificates`: sold in it, less those that paid in it. */
  cause:
    | "unpaid"
    | "to_come"
    | "paid_on_other_days"
    | "other_visits"
    | "changed_since"
    | "tips"
    | "adjustments"
    | "refunds"
    | "rounding"
    | "gift_certificates";
  /** Part of the difference, in dollars; negative where less was taken than booked. */
  amount: number;
};
export type BookedAndTakenDto = {
  booked_value: number;
  /** Amounts that lead from the booked value to the money that was taken, to the cent. */
  differences: MoneyDifferenceDto[];
};
export type MoneyOwedDto = {
  /** Tips that therapists have yet to get, of all days. */
  tips: number;
  /** Balances of gift certificates, of all days. */
  gift_certificates: number;
  /** Tax of the period. */
  tax: number;
};
export type MoneyDisputedDto = {
  /** Money that the gateway has taken, and about which no bank has decided, of all days. */
  open: number;
  /** Money that was lost for good in the period. */
  lost: number;
  /** The gateway's fees of the period: for disputes, and those kept of payouts. */
  fees: number;
};
export type MoneyReportDto = {
  taken: MoneyTakenDto;
  /** The booked value, and why it differs. */
  booked: BookedAndTakenDto;
  owed: MoneyOwedDto;
  disputed: MoneyDisputedDto;
  /** The moment up to which an earlier report counts; null for the current one, which counts everything. */
  as_of: AsOfDto | null;
};
export type MoneyBookingsDto = {
  items: OfficeBookingDto[];
  total: number;
  pages: number;
};
export type PerformanceFileDto = {
  /** First day. Bookings count by date of the appointment, money by accounting day. */
  start_date: string;
  /** Last day. */
  end_date: string;
  /** Minute at whose end the report is read, shop-local; the current report when left out. */
  as_of?: string;
  format: "csv" | "pdf";
};
export type RevenueFileDto = {
  /** First day. Bookings count by date of the appointment, money by accounting day. */
  start_date: string;
  /** Last day. */
  end_date: string;
  /** Statuses that are counted: `all` for pending, confirmed and completed; `pending`; anything else for confirmed and
    completed. */
  status?: "all" | "pending" | "confirmed";
  /** Minute at whose end the report is read, shop-local; the current report when left out. */
  as_of?: string;
  format: "csv" | "pdf";
  therapist_id?: string;
};
export type MoneyFileDto = {
  /** First day. Bookings count by date of the appointment, money by accounting day. */
  start_date: string;
  /** Last day. */
  end_date: string;
  /** Minute at whose end the report is read, shop-local; the current report when left out. */
  as_of?: string;
  format: "csv" | "pdf";
};
export type MonthlyReportMailStateDto = {
  address: string | null;
  /** First day of the last month that was mailed, `yyyy-MM-dd`; null before the first mail. */
  mailed_month: string | null;
  version: number;
};
export type MonthlyReportMailDto = {
  /** The version that was shown. */
  version: number;
  /** The address; null for none. */
  address: string | null;
};
export type HeadMailStateDto = {
  address: string | null;
  /** The day of the last mail, `yyyy-MM-dd`; null before the first. */
  last_date: string | null;
  version: number;
};
export type HeadMailDto = {
  /** The version that was shown. */
  version: number;
  /** The address; null for none. */
  address: string | null;
};
export type SentencePartDto = {
  text: string;
  /** Kind of thing that the text names: `booking`, `client`, `therapist`, `service`, `room` or `waiting_entry`; null for
    plain words. */
  kind: string | null;
  id: string | null;
};
export type ActionLogDto = {
  id: string;
  /** Gapless sequence number in the log. */
  seq: number;
  /** Instant, ISO 8601. */
  created_at: string;
  /** The same instant on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  created_at_local: string;
  actor: "user" | "key" | "visitor" | "system";
  /** Email address of the user, or name of the API key; null for others. */
  admin_email: string | null;
  action_type: string;
  kind: "create" | "update" | "delete" | "export";
  details: {
    [key: string]: unknown;
  };
  /** The sentence that says what happened, to whom and when, in parts: their texts, joined, make the sentence. */
  sentence: SentencePartDto[];
};
export type ActionLogPageDto = {
  items: ActionLogDto[];
  /** Value of `before` for the next older page; null on the last page. */
  next_before: number | null;
};
export type ChainStateDto = {
  /** Sequence number up to which entries are sealed. */
  sealed_seq: number;
  /** The seal of that entry, SHA-256 in hexadecimal. */
  head: string;
  /** The last sequence number; entries after `sealed_seq` are sealed within seconds. */
  log_seq: number;
  /** Sequence number up to which the chain was found intact; 0 before the first check. */
  verified_seq: number;
  /** The time of the last check, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`; null before the first check. */
  checked_at_local: string | null;
  /** The first entry that the last check found changed; null when it found none. */
  broken_seq: number | null;
  /** The fault of that entry; null when there is none. */
  complaint: string | null;
};
export type ChainCheckDto = {
  /** Sequence number up to which everything is as it was sealed. */
  verified_seq: number;
  /** The seal of the last sealed entry, SHA-256 in hexadecimal. */
  head: string;
  /** The first entry that is not as it was sealed; null when all are. */
  broken_seq: number | null;
  /** The fault of that entry; null when there is none. */
  complaint: string | null;
};
export type ActionLogFilterDto = {
  /** First day to be listed. */
  from?: string;
  /** Last day to be listed. */
  to?: string;
  /** Part of an admin's email, of the action type, of the words that all entries of a type have, of the details, of a
    client's name, or of a cancellation reason. A complete action type is compared with action types only. */
  search?: string;
  kind: "all" | "create" | "update" | "delete" | "export";
  /** Kind of people whose actions are listed; admins when absent. */
  who?: "admins" | "keys" | "visitors" | "system" | "everyone";
  /** The account whose actions are listed; `who` is ignored then. */
  account_id?: string;
  /** The client whose bookings, records and waiting entries the listed entries are about. */
  client_id?: string;
};
export type ProjectionLagDto = {
  name: string;
  /** Number of events that it has yet to read. */
  behind: number;
  /** Age of the oldest of them in whole seconds. */
  seconds: number;
};
export type JobCountsDto = {
  waiting: number;
  active: number;
  /** Jobs that have failed before and wait for their next attempt. */
  delayed: number;
  /** Jobs that are not tried again. */
  failed: number;
};
export type QueueOutageDto = {
  /** Time since which it does not answer, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  since_local: string;
  /** The reason, in words that end the sentence `The mail server …`, `The text gateway …` or `The payment gateway …`. */
  explanation: string;
  /** The reason in codes. */
  reason: string;
  /** Whether it refused the sign-in. It is then asked after 1, 2, 4, 8 and later every 15 minutes only, and will refuse
    until somebody corrects the settings. */
  is_sign_in_refused: boolean;
};
export type QueueStatusDto = {
  name: string;
  /** Counts of jobs; null while the queue does not answer. */
  jobs: JobCountsDto | null;
  /** Number of deliveries that were not tried yet. */
  open: number;
  /** Number of deliveries whose last attempt failed. */
  failing: number;
  /** Number of deliveries that their server has got, without having said whether it takes them. */
  unknown: number;
  /** Age in whole seconds of the event that has waited longest; 0 when nothing waits. */
  oldest_seconds: number;
  outage: QueueOutageDto | null;
};
export type FailingDeliveryDto = {
  subscriber: string;
  /** Whether it is a mail, a text or a request to the payment gateway, and not work within the shop. */
  is_message: boolean;
  event_id: string;
  /** The event's type. */
  event: string;
  /** The event's sequence number. */
  seq: number;
  state: "unknown" | "failing";
  attempts: number;
  /** Time of the last attempt, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  tried_at_local: string;
  /** Reason of the failure, in codes and our own words; null when an older version tried it. */
  reason: string | null;
  /** The reason as a sentence, where its server is the reason; else null. */
  explanation: string | null;
  /** Time at which an unknown one is sent again if its server has said nothing by then, `yyyy-MM-ddTHH:mm:ss`; null for a
    failing one. */
  again_at_local: string | null;
};
export type RefusedMailDto = {
  channel: "text" | "mail";
  subscriber: string;
  event_id: string;
  /** The event's type. */
  event: string;
  /** The recipient's email address or number; null when it is no longer known, such as after an erasure. */
  address: string | null;
  /** The booking whose editor changes the address; null for mails to the shop and to accounts. */
  booking_id: string | null;
  /** Whether it was over the limit of mails per address and day. */
  is_limited: boolean;
  /** Whether it may have arrived: its server got it several times, and never said whether it took it. */
  is_unknown: boolean;
  /** The reason, in words that end the sentence `The mail server (text gateway) refused <address>: …`, or `Not sent to
    <address>: …`. */
  reason: string;
  /** The server's reply, without addresses, numbers and names. */
  reply: string;
  /** Time of the refusal, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  refused_at_local: string;
};
export type ComplaintDto = {
  text: string;
  /** Path of the page that shows it; null where there is none. */
  path: string | null;
};
export type NightlyProofDto = {
  /** Name of the data: `Books`. */
  name: string;
  /** The day on which it was proved, `yyyy-MM-dd`. */
  day: string;
  /** The comparison and its result, in a sentence. */
  text: string;
  /** Empty where all agrees. */
  complaints: ComplaintDto[];
};
export type UnreadSourceDto = {
  /** The source, and since when and why it cannot be read, in sentences. */
  text: string;
};
export type VersionsDto = {
  product: string;
  /** Name of the last migration. */
  schema: string;
  node: string;
  postgresql: string;
};
export type SystemStatusDto = {
  /** The last sequence number. */
  log_seq: number;
  /** Number of committed events that wait for the relay. */
  relay_behind: number;
  /** Age of the oldest of them in whole seconds. */
  relay_seconds: number;
  projections: ProjectionLagDto[];
  queues: QueueStatusDto[];
  /** The 50 mails, texts and requests to the gateway that have failed or been unknown longest, and as many deliveries within the shop. */
  failing: FailingDeliveryDto[];
  /** The latest 50 refused mails that were neither sent again nor dismissed. */
  refused: RefusedMailDto[];
  /** Time of the last `npm run backup`, on the shop's wall clock, `yyyy-MM-ddTHH:mm:ss`; null when there was none. */
  backup_at_local: string | null;
  /** Findings of the latest nights about the data. */
  proofs: NightlyProofDto[];
  /** Sources outside the shop that cannot be read at present. */
  unread: UnreadSourceDto[];
  /** The system that stores the queues. */
  queue_backend: "PostgreSQL" | "Redis";
  versions: VersionsDto;
};
export type RetryDto = {
  subscriber: string;
  event_id: string;
};
export type CrashReportDto = {
  /** Name of the error, such as `TypeError`; `ReactError31` for one that React knows by number. */
  error: string;
  /** The innermost stack frames in our scripts: file, line, column. */
  places: string[];
  /** Path of the page, without its query. */
  path: string;
};
export type FileColumnDto = {
  title: string;
  /** The column of this shop; empty for one that is left out. */
  meaning: string;
  /** Cells of the first lines that have one. */
  examples: string[];
};
export type ImportAnswerDto = {
  /** Value of `date_order`, or one of `defaults`. */
  value: string;
  text: string;
};
export type ImportQuestionDto = {
  /** The parameter of the answer: `date_order`; for a column that is missing, `defaults`; where no column is known to have
    what is needed, `columns`. */
  parameter: "date_order" | "defaults" | "columns";
  text: string;
  answers: ImportAnswerDto[];
};
export type RefusedLineDto = {
  /** Line in the file at which the record begins; the header is line 1. */
  line: number;
  /** The column at fault, null for the line as a whole. */
  column: string | null;
  reason: string;
};
export type UnknownNameDto = {
  column: "service" | "therapist";
  name: string;
  /** Number of lines that have it. */
  lines: number;
};
export type SharedContactDto = {
  /** Kinds of contact that both have. */
  shares: ("email" | "phone")[];
  /** Line of the one in the file. */
  line: number;
  name: string;
  other_name: string;
  /** Line of the other in the file, if it is there. */
  other_line: number | null;
  /** Id of the other, if they are a client of the shop. */
  other_id: string | null;
};
export type ImportStepDto = {
  kind: "clients" | "bookings" | "services" | "therapists" | "roster";
  /** Columns of the file that are not imported. */
  ignored_columns: string[];
  /** All columns of the file, in their order. */
  columns: FileColumnDto[];
  /** Meanings that a column may be given. */
  meanings: string[];
  /** Questions to answer before any line is judged; where there are some, no other step follows. */
  questions: ImportQuestionDto[];
  /** Sentences about the file as a whole: what is taken for empty cells. */
  notices: string[];
  lines: number;
  new: number;
  /** Number of clients of earlier imports that were updated. */
  changed: number;
  unchanged: number;
  refused: number;
  /** Lines refused since the step before, one entry for each fault of a line. */
  refused_lines: RefusedLineDto[];
  /** Number of lines that are taken, though not all in them as it is written. */
  doubtful: number;
  /** Cells taken otherwise than written or left out since the step before, of lines that are taken. */
  doubtful_lines: RefusedLineDto[];
  /** Names of bookings that the shop does not have, so far; their lines are refused until a name is chosen. */
  unknown_names: UnknownNameDto[];
  /** Names of this shop that may be chosen for them; empty for other kinds. */
  service_names: string[];
  therapist_names: string[];
  /** Pairs of people who share a contact, found since the step before; of a dry run of clients. */
  shared_contacts: SharedContactDto[];
};
export type PastImportDto = {
  kind: "clients" | "bookings" | "services" | "therapists" | "roster";
  state: "imported" | "undoing" | "undone";
  id: string;
  /** Shop-local date and time. */
  started_at_local: string;
  /** Address of the administrator in whose name it ran. */
  started_by: string | null;
  /** Number of records that it made. */
  made: number;
  /** Number of these that are undone by now. */
  undone: number;
  /** Number of these that an undo left, because they had changed since. */
  kept: number;
};
export type KeptRecordsDto = {
  reason:
    "booked" | "used" | "changed" | "merged" | "billed" | "reminded" | "erased";
  count: number;
};
export type ImportUndoPreviewDto = {
  kind: "clients" | "bookings" | "services" | "therapists" | "roster";
  /** Number of records that would go. */
  going: number;
  /** The records that would stay, by the reason. */
  kept: KeptRecordsDto[];
};
export type LastShopExportDto = {
  /** Shop-local date and time. */
  exported_at_local: string;
  /** Address of the account that exported; null for the command line. */
  exported_by: string | null;
  client_count: number;
  booking_count: number;
};
export type LastShopExportAnswerDto = {
  /** Null before the first one. */
  last: LastShopExportDto | null;
};
export type SetupStepDto = {
  step:
    | "details"
    | "hours"
    | "closures"
    | "times"
    | "treatment"
    | "therapists"
    | "roster"
    | "mail"
    | "booking";
  is_done: boolean;
};
export type SetupChecklistDto = {
  /** Whether the checklist is shown: until everything is done or somebody has hidden it, and never in the demo shop. */
  is_shown: boolean;
  /** The shop's IANA time zone, which is configured on its server. */
  time_zone: string;
  /** Number of the next 14 days on which the shop is open; the next field counts those with a roster. */
  open_days: number;
  rostered_days: number;
  steps: SetupStepDto[];
};
export type TestMailReceiptDto = {
  mail_id: string;
};
export type WebhookDto = {
  id: string;
  url: string;
  types: string[];
  /** On the shop's wall clock, as the other times, `yyyy-MM-ddTHH:mm:ss`. */
  created_at_local: string;
  /** When it answered that it is gone; null while it is told. */
  ended_at_local: string | null;
  /** Number of its messages that wait to be tried again. */
  waiting: number;
};
export type WebhooksDto = {
  items: WebhookDto[];
};
export type AddedWebhookDto = {
  id: string;
  /** By which the endpoint checks signatures; shown this once. */
  secret: string;
};
export type NewWebhookDto = {
  /** The types of messages that it gets. */
  types: (
    | "booking.requested"
    | "booking.confirmed"
    | "booking.moved"
    | "booking.changed"
    | "booking.reopened"
    | "booking.completed"
    | "booking.no_show"
    | "booking.cancelled"
    | "payment.taken"
    | "payment.refunded"
    | "payment.voided"
  )[];
  /** The address, which begins with https:// and is one of the internet. */
  url: string;
};
export type WebhookSecretDto = {
  /** By which the endpoint checks signatures; shown this once. */
  secret: string;
};
export type WebhookMessageDto = {
  state: "waiting" | "delivered" | "failed";
  /** The id of the message, the same however often it is sent. */
  event_id: string;
  type: string;
  attempts: number;
  /** The status of the last answer; null without one. */
  status: number | null;
  /** The beginning of that answer, or what went wrong. */
  reply: string | null;
  /** The last attempt. */
  updated_at_local: string;
  /** The next attempt; null when there is none. */
  due_at_local: string | null;
};
export type WebhookMessagesDto = {
  /** The latest 100, newest first. */
  items: WebhookMessageDto[];
};
export type AnnouncedClosureDto = {
  name: string;
  /** The first day, `yyyy-MM-dd`. */
  first_date: string;
  /** The last day, `yyyy-MM-dd`, inclusive. */
  last_date: string;
};
export type NextFreeDto = {
  /** The day, `yyyy-MM-dd`. */
  date: string;
  /** Start time, `HH:mm`. */
  time: string;
  therapist_id: string;
  therapist_name: string;
};
export type LandingDto = {
  shop: ShopDto;
  services: ServiceDto[];
  therapists: TherapistCardDto[];
  /** Days within the booking window on which the shop is closed, the next ones first. */
  closures: AnnouncedClosureDto[];
  /** Up to three starts that would be confirmed at once, on the first day from today on that has any. */
  next_free: NextFreeDto[];
  /** The id of Any Available, whose days the booking dialog reads first. */
  unassigned_therapist_id: string;
};
export const {
  useSignInMutation,
  usePassSecondFactorMutation,
  useRefreshSessionMutation,
  useSignOutMutation,
  useGetSessionQuery,
  useLazyGetSessionQuery,
  useRequestPasswordResetMutation,
  useReadPasswordLinkQuery,
  useLazyReadPasswordLinkQuery,
  useSetPasswordByLinkMutation,
  useChangePasswordMutation,
  useListOwnSessionsQuery,
  useLazyListOwnSessionsQuery,
  useEndOwnSessionMutation,
  useSignOutElsewhereMutation,
  useSignOutEverywhereMutation,
  useGetOwnSecondFactorQuery,
  useLazyGetOwnSecondFactorQuery,
  useBeginSecondFactorMutation,
  useEnableSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useDisableSecondFactorMutation,
  useInviteAgainMutation,
  useSetAccountAccessMutation,
  useResetSecondFactorMutation,
  useSignAccountOutMutation,
  useListApiKeysQuery,
  useLazyListApiKeysQuery,
  useCreateApiKeyMutation,
  useRevokeApiKeyMutation,
  useResolveBookingLinkQuery,
  useLazyResolveBookingLinkQuery,
  useListServicesQuery,
  useLazyListServicesQuery,
  useCreateServiceMutation,
  useGetUnassignedTherapistQuery,
  useLazyGetUnassignedTherapistQuery,
  useListOfficeServicesQuery,
  useLazyListOfficeServicesQuery,
  useUpdateServiceMutation,
  useRemoveServiceMutation,
  useRestoreServiceMutation,
  useListAddOnsQuery,
  useLazyListAddOnsQuery,
  useCreateAddOnMutation,
  useListOfficeAddOnsQuery,
  useLazyListOfficeAddOnsQuery,
  useUpdateAddOnMutation,
  useCreateTherapistMutation,
  useListTherapistsQuery,
  useLazyListTherapistsQuery,
  useUpdateTherapistMutation,
  useGetProfileQuery,
  useLazyGetProfileQuery,
  useUpdateProfileMutation,
  useListTreatmentsQuery,
  useLazyListTreatmentsQuery,
  useSetTreatmentsMutation,
  useUploadPhotoMutation,
  useGetSettingsQuery,
  useLazyGetSettingsQuery,
  useSaveShopDetailsMutation,
  useSaveBusinessHoursMutation,
  useSaveCancellationPolicyMutation,
  useSavePaymentSettingsMutation,
  useSaveSalesSettingsMutation,
  useSaveAccountCodesMutation,
  useSaveSecuritySettingsMutation,
  useSaveEmbedSettingsMutation,
  useSaveReminderSettingsMutation,
  useSaveShiftTypesMutation,
  useGetUserRoleQuery,
  useLazyGetUserRoleQuery,
  useListAccountsQuery,
  useLazyListAccountsQuery,
  useInviteUserMutation,
  useGetAccessAsOfQuery,
  useLazyGetAccessAsOfQuery,
  useEditAccountMutation,
  useGetDayAvailabilityQuery,
  useLazyGetDayAvailabilityQuery,
  useGetMonthAvailabilityQuery,
  useLazyGetMonthAvailabilityQuery,
  useListTimeSlotsQuery,
  useLazyListTimeSlotsQuery,
  useAddTimeSlotMutation,
  useListRosterQuery,
  useLazyListRosterQuery,
  useListOfferedTherapistsQuery,
  useLazyListOfferedTherapistsQuery,
  useListNextStartsQuery,
  useLazyListNextStartsQuery,
  useListBlocksQuery,
  useLazyListBlocksQuery,
  useBlockTherapistDayMutation,
  useEditBlockMutation,
  useUnblockTherapistDayMutation,
  useListOfficeStartsQuery,
  useLazyListOfficeStartsQuery,
  useListOfficeTherapistsQuery,
  useLazyListOfficeTherapistsQuery,
  useListOfficeTimesQuery,
  useLazyListOfficeTimesQuery,
  useListFreeTherapistsQuery,
  useLazyListFreeTherapistsQuery,
  useListOfficeDaysQuery,
  useLazyListOfficeDaysQuery,
  useSaveBookingRulesMutation,
  useListClosuresQuery,
  useLazyListClosuresQuery,
  useAddClosureMutation,
  useListPublicHolidaysQuery,
  useLazyListPublicHolidaysQuery,
  useEditClosureMutation,
  useRemoveClosureMutation,
  useGetShopQuery,
  useLazyGetShopQuery,
  useListLeaveQuery,
  useLazyListLeaveQuery,
  useAddLeaveMutation,
  useCountLeaveRequestsQuery,
  useLazyCountLeaveRequestsQuery,
  useListLeaveBookingsQuery,
  useLazyListLeaveBookingsQuery,
  useApproveLeaveMutation,
  useDeclineLeaveMutation,
  useWithdrawLeaveMutation,
  useReopenLeaveMutation,
  useGetOwnCalendarQuery,
  useLazyGetOwnCalendarQuery,
  useConnectOwnCalendarMutation,
  useRemoveOwnCalendarMutation,
  useReadOwnCalendarMutation,
  useListRosterEntriesQuery,
  useLazyListRosterEntriesQuery,
  useAddRosterEntryMutation,
  useEditRosterEntryMutation,
  useRemoveRosterEntryMutation,
  usePreviewWeekCopyQuery,
  useLazyPreviewWeekCopyQuery,
  useApplyWeekCopyMutation,
  usePreviewGeneratedWeekQuery,
  useLazyPreviewGeneratedWeekQuery,
  useApplyGeneratedWeekMutation,
  useListRosterChangesQuery,
  useLazyListRosterChangesQuery,
  useChangeRosterMutation,
  usePreviewRosterUndoQuery,
  useLazyPreviewRosterUndoQuery,
  useUndoRosterChangeMutation,
  useListRosterDraftsQuery,
  useLazyListRosterDraftsQuery,
  usePreviewPublicationQuery,
  useLazyPreviewPublicationQuery,
  usePublishDraftsMutation,
  usePreviewRosterCopyQuery,
  useLazyPreviewRosterCopyQuery,
  useCopyRosterMutation,
  useListRosterTemplatesQuery,
  useLazyListRosterTemplatesQuery,
  useSaveRosterTemplateMutation,
  useRemoveRosterTemplateMutation,
  usePreviewTemplateUseQuery,
  useLazyPreviewTemplateUseQuery,
  useEnterRosterTemplateMutation,
  useListRosterPatternsQuery,
  useLazyListRosterPatternsQuery,
  useAddRosterPatternsMutation,
  usePreviewRosterPatternsQuery,
  useLazyPreviewRosterPatternsQuery,
  useEndRosterPatternMutation,
  usePreviewDeactivationQuery,
  useLazyPreviewDeactivationQuery,
  useDeactivateTherapistMutation,
  useReactivateTherapistMutation,
  useListOfficeTimeSlotsQuery,
  useLazyListOfficeTimeSlotsQuery,
  useOrderTimeSlotsMutation,
  useEditTimeSlotMutation,
  useRemoveTimeSlotMutation,
  useToggleTimeSlotMutation,
  useRequestBookingMutation,
  useListBookingsQuery,
  useLazyListBookingsQuery,
  useCompleteBookingQuery,
  useLazyCompleteBookingQuery,
  useGetMailStateQuery,
  useLazyGetMailStateQuery,
  useDownloadCalendarQuery,
  useLazyDownloadCalendarQuery,
  useRequestBookingLinksMutation,
  useGetOwnNextTimesQuery,
  useLazyGetOwnNextTimesQuery,
  useBookOwnAgainMutation,
  useMoveOwnBookingMutation,
  useCancelOwnBookingMutation,
  useConfirmOwnAttendanceMutation,
  useListVisitStartsQuery,
  useLazyListVisitStartsQuery,
  useListNextVisitStartsQuery,
  useLazyListNextVisitStartsQuery,
  useRequestVisitMutation,
  useMoveOwnVisitMutation,
  useGetVisitQuery,
  useLazyGetVisitQuery,
  useListOfficeVisitStartsQuery,
  useLazyListOfficeVisitStartsQuery,
  useAddVisitMutation,
  useMoveVisitMutation,
  useCancelVisitMutation,
  useListWalkInTherapistsQuery,
  useLazyListWalkInTherapistsQuery,
  useAddWalkInMutation,
  useUndoWalkInMutation,
  useVerifyBookingEmailMutation,
  useResendVerificationMailMutation,
  useListRequestsQuery,
  useLazyListRequestsQuery,
  useReviewSlotQuery,
  useLazyReviewSlotQuery,
  useCountPendingBookingsQuery,
  useLazyCountPendingBookingsQuery,
  useConfirmBookingMutation,
  useGetDepositLinkQuery,
  useLazyGetDepositLinkQuery,
  useConfirmAttendanceMutation,
  useCancelBookingMutation,
  useGetDueDepositQuery,
  useLazyGetDueDepositQuery,
  useGetDueDepositOfRequestQuery,
  useLazyGetDueDepositOfRequestQuery,
  useListBookingsOfDaysQuery,
  useLazyListBookingsOfDaysQuery,
  useExplainSlotQuery,
  useLazyExplainSlotQuery,
  useGetPastDayQuery,
  useLazyGetPastDayQuery,
  useExplainPastSlotQuery,
  useLazyExplainPastSlotQuery,
  useGetPastRosterQuery,
  useLazyGetPastRosterQuery,
  useGetPastWaitingListQuery,
  useLazyGetPastWaitingListQuery,
  useGetPastBookingQuery,
  useLazyGetPastBookingQuery,
  useCompleteTodayMutation,
  useUndoCompletionsMutation,
  useGetCoverageQuery,
  useLazyGetCoverageQuery,
  useGetCalendarLinkQuery,
  useLazyGetCalendarLinkQuery,
  useResetCalendarLinkMutation,
  useRemoveCalendarLinkMutation,
  useExportBookingsMutation,
  useGetBookingQuery,
  useLazyGetBookingQuery,
  useEditBookingMutation,
  useAddBookingMutation,
  useMoveBookingMutation,
  useChangeDayStateMutation,
  useCompleteOfficeBookingMutation,
  useReopenBookingMutation,
  useChangeOwnDayStateMutation,
  useCompleteOwnAppointmentMutation,
  useUndoOwnStepMutation,
  useGetBookingTimelineQuery,
  useLazyGetBookingTimelineQuery,
  useUndoBookingChangeMutation,
  useResendLetterMutation,
  useGetReminderPreviewQuery,
  useLazyGetReminderPreviewQuery,
  useJoinWaitingListMutation,
  useShowOwnWaitingEntryQuery,
  useLazyShowOwnWaitingEntryQuery,
  useAcceptOfferMutation,
  useDeclineOfferMutation,
  useLeaveWaitingListMutation,
  useListWaitingQuery,
  useLazyListWaitingQuery,
  useAddToWaitingListMutation,
  useListWaitingOpeningsQuery,
  useLazyListWaitingOpeningsQuery,
  useOfferToWaitingMutation,
  useBookForWaitingMutation,
  useWithdrawFromWaitingListMutation,
  useRestoreToWaitingListMutation,
  useListRoomsQuery,
  useLazyListRoomsQuery,
  useAddRoomsMutation,
  useOrderRoomsMutation,
  useSetServiceRoomsMutation,
  useEditRoomMutation,
  useRemoveRoomMutation,
  usePreviewChangeQuery,
  useLazyPreviewChangeQuery,
  useListFreePlacesQuery,
  useLazyListFreePlacesQuery,
  useRelocateBookingsMutation,
  useUndoRelocationMutation,
  useGetBookingRelocationQuery,
  useLazyGetBookingRelocationQuery,
  useGetRecurrenceQuery,
  useLazyGetRecurrenceQuery,
  useRepeatBookingMutation,
  usePreviewRecurrenceQuery,
  useLazyPreviewRecurrenceQuery,
  usePreviewNewRecurrenceQuery,
  useLazyPreviewNewRecurrenceQuery,
  useAddRecurrenceMutation,
  usePreviewRecurrenceMoveQuery,
  useLazyPreviewRecurrenceMoveQuery,
  useMoveRecurrenceMutation,
  useCancelRecurrenceMutation,
  useGetCheckoutQuery,
  useLazyGetCheckoutQuery,
  useTakePaymentMutation,
  useGetSaleQuery,
  useLazyGetSaleQuery,
  usePrintPaperMutation,
  usePrintHealthFundReceiptMutation,
  useGiveRefundMutation,
  useVoidSaleMutation,
  useWaiveRestMutation,
  useCorrectPaymentMethodMutation,
  useUndoPaymentMutation,
  useGetDayMoneyQuery,
  useLazyGetDayMoneyQuery,
  useGetOwnReceiptQuery,
  useLazyGetOwnReceiptQuery,
  usePrintOwnPaperMutation,
  usePrintOwnHealthFundReceiptMutation,
  useCheckPaperMutation,
  useListDrawersQuery,
  useLazyListDrawersQuery,
  useOpenDrawerMutation,
  useGetDayWorkQuery,
  useLazyGetDayWorkQuery,
  useListClosedDrawersQuery,
  useLazyListClosedDrawersQuery,
  useCountDrawerMutation,
  useCloseDrawerMutation,
  useReopenDrawerMutation,
  usePrintZReportMutation,
  useListJournalExportsQuery,
  useLazyListJournalExportsQuery,
  useExportJournalMutation,
  useListBookEntriesQuery,
  useLazyListBookEntriesQuery,
  useNotePayoutMutation,
  useEnterOpeningBalancesMutation,
  useVoidBookEntryMutation,
  useGetPayQuery,
  useLazyGetPayQuery,
  useGetTherapistPayQuery,
  useLazyGetTherapistPayQuery,
  useSetCommissionRateMutation,
  usePayOutTipsMutation,
  useVoidTipPayoutMutation,
  usePreviewDepositsQuery,
  useLazyPreviewDepositsQuery,
  useGetOnlinePaymentsQuery,
  useLazyGetOnlinePaymentsQuery,
  useAskToPayOnlineMutation,
  useEndOnlinePaymentMutation,
  useDecideDepositMutation,
  useRetryOnlineRefundMutation,
  useGetOwnPaymentsQuery,
  useLazyGetOwnPaymentsQuery,
  usePayOwnBookingMutation,
  useLeaveOwnPaymentsMutation,
  useCheckOwnPaymentsMutation,
  usePrintDisputeEvidenceMutation,
  useListGiftCertificatesQuery,
  useLazyListGiftCertificatesQuery,
  useSellGiftCertificateMutation,
  useFindGiftCertificateByCodeMutation,
  useGetGiftCertificateQuery,
  useLazyGetGiftCertificateQuery,
  useRemakeCertificateCodeMutation,
  useVoidGiftCertificateMutation,
  useRefundGiftCertificateMutation,
  useEraseCertificatePeopleMutation,
  useGetCertificateBalanceMutation,
  useGetGiftCertificateOfferQuery,
  useLazyGetGiftCertificateOfferQuery,
  useOrderGiftCertificateMutation,
  useCheckGiftCertificateOrderMutation,
  useListCustomersQuery,
  useLazyListCustomersQuery,
  useGetCustomerQuery,
  useLazyGetCustomerQuery,
  useListClientsQuery,
  useLazyListClientsQuery,
  useListClientTagsQuery,
  useLazyListClientTagsQuery,
  useExportClientsMutation,
  useFindClientsQuery,
  useLazyFindClientsQuery,
  useFindContactOwnersQuery,
  useLazyFindContactOwnersQuery,
  useListSharedClientsQuery,
  useLazyListSharedClientsQuery,
  useGetClientQuery,
  useLazyGetClientQuery,
  useChangeClientAlertMutation,
  useChangeClientProfileMutation,
  useAddClientNoteMutation,
  useRemoveClientNoteMutation,
  useMergeClientsMutation,
  useSeparateClientMutation,
  useConfirmClientNamesMutation,
  useReopenClientNamesMutation,
  useUnmergeClientMutation,
  useListHealthNotesQuery,
  useLazyListHealthNotesQuery,
  usePreviewErasureQuery,
  useLazyPreviewErasureQuery,
  useEraseClientMutation,
  useListRefusedMailsQuery,
  useLazyListRefusedMailsQuery,
  useListPastBookingsQuery,
  useLazyListPastBookingsQuery,
  useListPastCustomersQuery,
  useLazyListPastCustomersQuery,
  useListPastRequestsQuery,
  useLazyListPastRequestsQuery,
  useGetPastTodayQuery,
  useLazyGetPastTodayQuery,
  useGetPastClientQuery,
  useLazyGetPastClientQuery,
  useGetTodayQuery,
  useLazyGetTodayQuery,
  useGetPerformanceReportQuery,
  useLazyGetPerformanceReportQuery,
  useListPerformanceBookingsQuery,
  useLazyListPerformanceBookingsQuery,
  useGetWeeklyCardsQuery,
  useLazyGetWeeklyCardsQuery,
  useGetRevenueReportQuery,
  useLazyGetRevenueReportQuery,
  useExportRevenueReportMutation,
  useGetMoneyReportQuery,
  useLazyGetMoneyReportQuery,
  useListMoneyBookingsQuery,
  useLazyListMoneyBookingsQuery,
  useExportPerformanceFiguresMutation,
  useExportRevenueFiguresMutation,
  useExportMoneyFiguresMutation,
  useGetMonthlyReportMailQuery,
  useLazyGetMonthlyReportMailQuery,
  useChangeMonthlyReportMailMutation,
  useGetHeadMailQuery,
  useLazyGetHeadMailQuery,
  useChangeHeadMailMutation,
  useListActionLogsQuery,
  useLazyListActionLogsQuery,
  useGetActionLogChainQuery,
  useLazyGetActionLogChainQuery,
  useGetActionLogQuery,
  useLazyGetActionLogQuery,
  useGetEarlierDetailsQuery,
  useLazyGetEarlierDetailsQuery,
  useCheckActionLogChainMutation,
  useExportActionLogMutation,
  useGetSystemStatusQuery,
  useLazyGetSystemStatusQuery,
  useRetryDeliveryMutation,
  useRetryRefusedMailsMutation,
  useDismissRefusedMailMutation,
  useReportCrashMutation,
  useImportFileMutation,
  useListImportsQuery,
  useLazyListImportsQuery,
  usePreviewImportUndoQuery,
  useLazyPreviewImportUndoQuery,
  useStartImportUndoMutation,
  useGetLastShopExportQuery,
  useLazyGetLastShopExportQuery,
  useGetSetupChecklistQuery,
  useLazyGetSetupChecklistQuery,
  useHideSetupChecklistMutation,
  useSendTestMailMutation,
  useConfirmTestMailMutation,
  useListWebhooksQuery,
  useLazyListWebhooksQuery,
  useAddWebhookMutation,
  useRemoveWebhookMutation,
  useRotateWebhookSecretMutation,
  useTestWebhookMutation,
  useListWebhookMessagesQuery,
  useLazyListWebhookMessagesQuery,
  useResendWebhookMessageMutation,
  useGetLandingQuery,
  useLazyGetLandingQuery,
} = injectedRtkApi;
/** Codes of refusals by operation. */
export interface RefusalCodes {
  general: 'bad-request' | 'foreign-origin' | 'idempotency-key-reused' | 'invalid-input' | 'method-not-allowed' | 'modified' | 'not-found' | 'payload-too-large' | 'request-timeout' | 'too-many-requests' | 'unavailable' | 'unexpected' | 'unsupported-media-type';
  signIn: 'invalid-credentials';
  passSecondFactor: 'challenge-over';
  refreshSession: 'session-over';
  requestPasswordReset: never;
  readPasswordLink: 'link-invalid';
  setPasswordByLink: 'link-invalid';
  requestBooking: 'deposit-changed' | 'payments-unavailable' | 'too-many-unpaid' | 'policy-changed' | 'price-changed';
  completeBooking: never;
  getMailState: never;
  downloadCalendar: never;
  requestBookingLinks: never;
  getOwnNextTimes: never;
  bookOwnAgain: 'deposit-changed' | 'payments-unavailable' | 'too-many-unpaid' | 'policy-changed' | 'price-changed';
  moveOwnBooking: 'error' | 'fully_booked' | 'no_room' | 'not_rostered' | 'time_conflict' | 'unassigned' | 'booking-closed' | 'booking-modified' | 'cut-off-passed' | 'not-verified-yet' | 'part-of-visit' | 'payment-awaited' | 'too-many-unpaid';
  cancelOwnBooking: 'already-cancelled' | 'cannot-cancel' | 'booking-closed' | 'booking-modified' | 'cut-off-passed' | 'not-verified-yet' | 'part-of-visit' | 'payment-awaited';
  confirmOwnAttendance: 'booking-closed' | 'booking-modified' | 'has-started' | 'not-confirmed-yet';
  listVisitStarts: 'visits-not-offered';
  listNextVisitStarts: 'visits-not-offered';
  requestVisit: 'error' | 'fully_booked' | 'no_room' | 'not_rostered' | 'time_conflict' | 'unassigned' | 'guest-busy' | 'deposit-changed' | 'payments-unavailable' | 'too-many-unpaid' | 'policy-changed' | 'price-changed' | 'visits-not-offered';
  moveOwnVisit: 'error' | 'fully_booked' | 'no_room' | 'not_rostered' | 'time_conflict' | 'unassigned' | 'booking-closed' | 'booking-modified' | 'cut-off-passed' | 'not-verified-yet' | 'part-of-visit' | 'payment-awaited' | 'guest-busy' | 'too-many-unpaid';
  verifyBookingEmail: 'hold-lapsed' | 'link-expired' | 'link-invalid';
  resendVerificationMail: 'has-started' | 'no-address' | 'nothing-to-verify';
  joinWaitingList: 'already-waiting' | 'too-many-waits';
  showOwnWaitingEntry: never;
  acceptOffer: 'error' | 'fully_booked' | 'no_room' | 'not_rostered' | 'time_conflict' | 'unassigned' | 'deposit-changed' | 'payments-unavailable' | 'too-many-unpaid' | 'no-offer' | 'offer-lapsed' | 'person-erased' | 'policy-changed';
  declineOffer: 'no-offer' | 'offer-lapsed';
  leaveWaitingList: 'not-waiting';
  getOwnReceipt: never;
  printOwnPaper: never;
  printOwnHealthFundReceipt: never;
  checkPaper: never;
  getOwnPayments: never;
  payOwnBooking: 'method-not-accepted' | 'sale-paid' | 'not-confirmed' | 'payment-id-reused';
  leaveOwnPayments: never;
  checkOwnPayments: never;
  takeGatewayEvent: 'signature-invalid';
  getCertificateBalance: never;
  getGiftCertificateOffer: never;
  orderGiftCertificate: 'method-not-accepted' | 'payment-id-reused';
  checkGiftCertificateOrder: never;
}
