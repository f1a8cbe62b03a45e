import { api } from './generated.js';
import { ANY_DAY, BOOKINGS, CLIENTS, dayTag, SHOP_TAGS, type Tag } from './tags.js';
import { UNLIMITED_SLOTS } from '../server-rules.js';

type ById = { id: string };

const provides = (...providesTags: Tag[]) => ({ providesTags });
const invalidates = (...invalidatesTags: Tag[]) => ({ invalidatesTags });

/** Free times as the office sees them, of bookings, offers and shifts as well. */
const officeTimes = provides(...SHOP_TAGS, BOOKINGS, 'Schedule', 'Waiting');
const schedule = provides('Schedule');
const changesSchedule = invalidates('Schedule');
const changesSettings = invalidates('Settings');

/** What would happen, and whom a link is for, is only true when it is asked. */
const askedAnew = { keepUnusedDataFor: 0 };

const readsBooking = {
  providesTags: (_: unknown, _error: unknown, { id }: ById): Tag[] => [{ type: 'Booking', id }],
};

/** One booking, those that changed along with it, and every list of bookings and free times. */
const changesBooking = {
  invalidatesTags: (answer: (ById & { changed_with?: ById[] }) | undefined, _error: unknown, arg: ById): Tag[] => [
    BOOKINGS,
    ...[arg, ...(answer?.changed_with ?? [])].map(({ id }) => ({ type: 'Booking', id }) as const),
  ],
};
const changesBookings = invalidates('Booking');

/** What was paid, which bookings tell, too. */
const changesPaid = invalidates('Sale', 'Booking');

const readsClient = { providesTags: (_: unknown, _error: unknown, { id }: ById): Tag[] => [{ type: 'Client', id }] };
const changesClient = {
  invalidatesTags: (_: unknown, _error: unknown, { id }: ById): Tag[] => [{ type: 'Client', id }, CLIENTS],
};
/** What is known of people; bookings show their names and alerts. */
const changesPeople = invalidates('Client', 'Booking');

const ownCalendar = (_: unknown, _error: unknown, { id }: ById): Tag[] => [{ type: 'OwnCalendar', id }, 'Schedule'];

const calendarLink = (_: unknown, _error: unknown, { id }: ById): Tag[] => [{ type: 'CalendarLink', id }];

/**
 * The tags of all endpoints: reads say what their answers are made of, changes what they change. The store imports this
 * file, so the tags are the same whichever pages have loaded. Reads without tags are read when they are asked for:
 * previews, the past, and what is read once.
 */
api.enhanceEndpoints({
  endpoints: {
    listAccounts: provides('Account'),
    inviteUser: invalidates('Account'),
    editAccount: invalidates('Account'),
    inviteAgain: invalidates('Account'),
    setAccountAccess: invalidates('Account'),
    resetSecondFactor: invalidates('Account'),
    signAccountOut: invalidates('Account'),
    listApiKeys: provides('ApiKey'),
    createApiKey: invalidates('ApiKey'),
    revokeApiKey: invalidates('ApiKey'),

    listWebhooks: provides('Webhook'),
    listWebhookMessages: provides('Webhook'),
    addWebhook: invalidates('Webhook'),
    removeWebhook: invalidates('Webhook'),
    testWebhook: invalidates('Webhook'),
    resendWebhookMessage: invalidates('Webhook'),

    listOwnSessions: provides('OwnAccount'),
    getOwnSecondFactor: provides('OwnAccount'),
    changePassword: invalidates('OwnAccount'),
    endOwnSession: invalidates('OwnAccount'),
    signOutElsewhere: invalidates('OwnAccount'),
    beginSecondFactor: invalidates('OwnAccount'),
    enableSecondFactor: invalidates('OwnAccount'),
    renewRecoveryCodes: invalidates('OwnAccount'),
    disableSecondFactor: invalidates('OwnAccount'),

    getShop: provides('Settings', 'Closure'),
    getSettings: provides('Settings'),
    getReminderPreview: provides('Settings'),
    saveShopDetails: changesSettings,
    saveBusinessHours: changesSettings,
    saveCancellationPolicy: changesSettings,
    savePaymentSettings: changesSettings,
    saveSecuritySettings: changesSettings,
    saveEmbedSettings: changesSettings,
    saveReminderSettings: changesSettings,
    saveShiftTypes: changesSettings,
    saveBookingRules: changesSettings,

    resolveBookingLink: provides('Service', 'Therapist'),
    listServices: provides('Service'),
    listAddOns: provides('Service'),
    listOfficeAddOns: provides('Service'),
    createAddOn: invalidates('Service'),
    updateAddOn: invalidates('Service'),
    listOfficeServices: provides('Service'),
    listTreatments: provides('Service', 'Therapist'),
    createService: invalidates('Service'),
    updateService: invalidates('Service'),
    removeService: invalidates('Service'),
    restoreService: invalidates('Service'),
    setTreatments: invalidates('Service', 'Therapist'),

    listTherapists: provides('Therapist', 'Schedule'),
    listOfficeTherapists: provides('Therapist', 'Service', 'Schedule'),
    getUnassignedTherapist: provides('Therapist'),
    getProfile: provides('Therapist'),
    previewDeactivation: provides(BOOKINGS, 'Schedule'),
    createTherapist: invalidates('Therapist'),
    updateTherapist: invalidates('Therapist'),
    updateProfile: invalidates('Therapist'),
    deactivateTherapist: invalidates('Therapist', 'Schedule'),
    reactivateTherapist: invalidates('Therapist', 'Schedule'),
    getCalendarLink: { providesTags: calendarLink },
    resetCalendarLink: { invalidatesTags: calendarLink },
    removeCalendarLink: { invalidatesTags: calendarLink },
    getOwnCalendar: { providesTags: ownCalendar },
    connectOwnCalendar: { invalidatesTags: ownCalendar },
    readOwnCalendar: { invalidatesTags: ownCalendar },
    removeOwnCalendar: { invalidatesTags: ownCalendar },

    listTimeSlots: provides('TimeSlot'),
    listOfficeTimeSlots: provides('TimeSlot'),
    addTimeSlot: invalidates('TimeSlot'),
    editTimeSlot: invalidates('TimeSlot'),
    orderTimeSlots: invalidates('TimeSlot'),
    removeTimeSlot: invalidates('TimeSlot'),
    toggleTimeSlot: invalidates('TimeSlot'),

    // They count the bookings and shifts of their days.
    listClosures: provides('Closure', BOOKINGS, 'Schedule'),
    listPublicHolidays: provides('Closure'),
    addClosure: invalidates('Closure'),
    editClosure: invalidates('Closure'),
    removeClosure: invalidates('Closure'),

    listRooms: provides('Room', 'Service', BOOKINGS),
    addRooms: invalidates('Room', 'Booking'),
    editRoom: invalidates('Room', 'Booking'),
    orderRooms: invalidates('Room', 'Booking'),
    removeRoom: invalidates('Room', 'Booking'),
    setServiceRooms: invalidates('Room', 'Booking'),

    listRoster: schedule,
    listRosterEntries: schedule,
    listRosterChanges: schedule,
    listRosterDrafts: schedule,
    listRosterPatterns: schedule,
    previewWeekCopy: schedule,
    previewGeneratedWeek: schedule,
    addRosterEntry: changesSchedule,
    editRosterEntry: changesSchedule,
    removeRosterEntry: changesSchedule,
    applyWeekCopy: changesSchedule,
    applyGeneratedWeek: changesSchedule,
    changeRoster: changesSchedule,
    undoRosterChange: changesSchedule,
    publishDrafts: changesSchedule,
    copyRoster: changesSchedule,
    enterRosterTemplate: changesSchedule,
    addRosterPatterns: changesSchedule,
    endRosterPattern: changesSchedule,
    listRosterTemplates: provides('RosterTemplate'),
    saveRosterTemplate: invalidates('RosterTemplate'),
    removeRosterTemplate: invalidates('RosterTemplate'),

    listBlocks: schedule,
    blockTherapistDay: changesSchedule,
    editBlock: changesSchedule,
    unblockTherapistDay: changesSchedule,
    listLeave: schedule,
    countLeaveRequests: schedule,
    listLeaveBookings: provides('Schedule', BOOKINGS),
    addLeave: changesSchedule,
    approveLeave: changesSchedule,
    declineLeave: changesSchedule,
    withdrawLeave: changesSchedule,
    reopenLeave: changesSchedule,
    getCoverage: provides('Schedule', BOOKINGS),

    getDayAvailability: {
      // Any Available has no number of slots.
      providesTags: (day, _error, { therapistId, date }) => [
        ...SHOP_TAGS,
        day?.slots_remaining === UNLIMITED_SLOTS ? ANY_DAY : dayTag(therapistId, date),
      ],
    },
    getMonthAvailability: {
      providesTags: (_, _error, { month }) => [...SHOP_TAGS, ANY_DAY, { type: 'Day', id: month }],
    },
    listVisitStarts: {
      providesTags: (_, _error, { part, date }) => [
        ...SHOP_TAGS,
        ANY_DAY,
        ...part.map((each) => dayTag(each.split(',')[1], date)),
      ],
    },
    listOfferedTherapists: provides(...SHOP_TAGS),
    listNextStarts: provides(...SHOP_TAGS, ANY_DAY),
    listNextVisitStarts: provides(...SHOP_TAGS, ANY_DAY),
    listOfficeStarts: officeTimes,
    listOfficeTimes: officeTimes,
    listOfficeVisitStarts: officeTimes,
    listFreeTherapists: officeTimes,
    listWalkInTherapists: officeTimes,
    reviewSlot: officeTimes,
    explainSlot: officeTimes,

    // Without an answer it is read again after a reconnect alone. What clients change is shown from the answer.
    completeBooking: {
      providesTags: (answer) => [answer ? dayTag(answer.booking.therapist_id, answer.booking.booking_date) : 'Day'],
    },
    getOwnNextTimes: provides(...SHOP_TAGS, ANY_DAY),

    previewChange: askedAnew,
    listFreePlaces: askedAnew,
    previewRecurrence: askedAnew,
    previewNewRecurrence: askedAnew,
    previewRecurrenceMove: askedAnew,
    previewPublication: askedAnew,
    previewRosterCopy: askedAnew,
    previewRosterPatterns: askedAnew,
    previewRosterUndo: askedAnew,
    previewTemplateUse: askedAnew,
    readPasswordLink: askedAnew,

    listBookings: provides(BOOKINGS),
    listRequests: provides(BOOKINGS),
    countPendingBookings: provides(BOOKINGS),
    // A therapist watches the first day: a booking that moves to somebody else is pushed to that one alone.
    listOfficeDays: {
      providesTags: (_, _error, { from }) => [...SHOP_TAGS, 'Schedule', { type: 'Day', id: from }],
    },
    listBookingsOfDays: {
      providesTags: (_, _error, { from }) => [BOOKINGS, 'Schedule', 'Waiting', 'Room', { type: 'Day', id: from }],
    },
    getBooking: {
      // Of a visit that moves as a whole only the first booking is pushed.
      providesTags: (booking, _error, { id }) => [{ type: 'Booking', id }, ...(booking?.visit ? [BOOKINGS] : [])],
    },
    getBookingTimeline: readsBooking,
    getBookingRelocation: readsBooking,
    getVisit: provides(BOOKINGS),
    getRecurrence: provides(BOOKINGS),
    addRecurrence: invalidates(BOOKINGS),
    repeatBooking: changesBookings,
    moveRecurrence: changesBookings,
    cancelRecurrence: changesBookings,
    addBooking: invalidates(BOOKINGS),
    addVisit: invalidates(BOOKINGS),
    addWalkIn: invalidates(BOOKINGS),
    editBooking: changesBooking,
    moveBooking: changesBooking,
    confirmBooking: changesBooking,
    confirmAttendance: changesBooking,
    cancelBooking: changesBooking,
    completeOfficeBooking: changesBooking,
    reopenBooking: changesBooking,
    changeDayState: changesBooking,
    undoBookingChange: changesBooking,
    undoWalkIn: changesBooking,
    changeOwnDayState: changesBooking,
    completeOwnAppointment: changesBooking,
    undoOwnStep: changesBooking,
    moveVisit: changesBookings,
    cancelVisit: changesBookings,
    completeToday: changesBookings,
    undoCompletions: changesBookings,
    resendLetter: { invalidatesTags: readsBooking.providesTags },
    relocateBookings: invalidates('Booking', 'Schedule'),
    undoRelocation: invalidates('Booking', 'Schedule'),

    listWaiting: provides('Waiting', BOOKINGS, 'Schedule'),
    listWaitingOpenings: officeTimes,
    addToWaitingList: invalidates('Waiting'),
    offerToWaiting: invalidates('Waiting'),
    bookForWaiting: invalidates('Waiting', BOOKINGS),
    withdrawFromWaitingList: invalidates('Waiting'),
    restoreToWaitingList: invalidates('Waiting'),

    listCustomers: provides(CLIENTS, 'Report'),
    getCustomer: provides('Client', 'Report'),
    findClients: provides(CLIENTS),
    findContactOwners: provides(CLIENTS),
    listSharedClients: provides(CLIENTS),
    getClient: { providesTags: (_, _error, { id }) => [{ type: 'Client', id }, 'Report'] },
    previewErasure: readsClient,
    listRefusedMails: readsClient,
    addClientNote: changesClient,
    removeClientNote: changesClient,
    confirmClientNames: changesClient,
    reopenClientNames: changesClient,
    listClients: provides(CLIENTS, 'Report'),
    listClientTags: provides(CLIENTS),
    changeClientProfile: changesClient,
    changeClientAlert: changesPeople,
    mergeClients: changesPeople,
    unmergeClient: changesPeople,
    separateClient: changesPeople,
    eraseClient: changesPeople,

    // Bookings may have been moved, cancelled or given another price meanwhile.
    getCheckout: {
      providesTags: (_, _error, { id }) => ['Sale', 'Settings', BOOKINGS, { type: 'Booking', id }],
    },
    getSale: provides('Sale'),
    getOnlinePayments: provides('Sale'),
    askToPayOnline: invalidates('Sale'),
    endOnlinePayment: invalidates('Sale'),
    retryOnlineRefund: invalidates('Sale'),
    takePayment: changesPaid,
    giveRefund: changesPaid,
    voidSale: changesPaid,
    waiveRest: changesPaid,
    undoPayment: changesPaid,
    correctPaymentMethod: invalidates('Sale'),
    listDrawers: provides('Sale'),
    listClosedDrawers: provides('Sale'),
    getDayWork: provides('Sale', BOOKINGS),
    openDrawer: invalidates('Sale'),
    countDrawer: invalidates('Sale'),
    closeDrawer: invalidates('Sale'),
    reopenDrawer: invalidates('Sale'),
    listGiftCertificates: provides('Sale'),
    getGiftCertificate: provides('Sale'),
    sellGiftCertificate: invalidates('Sale', 'Report'),
    remakeCertificateCode: invalidates('Sale'),
    voidGiftCertificate: invalidates('Sale', 'Report'),
    refundGiftCertificate: invalidates('Sale', 'Report'),
    eraseCertificatePeople: invalidates('Sale'),
    getPay: provides('Sale'),
    getTherapistPay: provides('Sale'),
    setCommissionRate: invalidates('Sale', 'ActionLog'),
    payOutTips: invalidates('Sale', 'ActionLog'),
    voidTipPayout: invalidates('Sale', 'ActionLog'),

    getToday: provides(BOOKINGS, 'Schedule', 'Waiting', 'Report', 'Sale'),
    listJournalExports: provides('Journal'),
    exportJournal: invalidates('Journal', 'ActionLog'),
    listBookEntries: provides('Journal'),
    notePayout: invalidates('Journal', 'Sale', 'ActionLog'),
    enterOpeningBalances: invalidates('Journal', 'Sale', 'ActionLog'),
    voidBookEntry: invalidates('Journal', 'Sale', 'ActionLog'),
    getMoneyReport: provides(BOOKINGS, 'Sale'),
    listMoneyBookings: provides(BOOKINGS, 'Sale'),
    getWeeklyCards: provides('Report'),
    getPerformanceReport: provides('Report'),
    listPerformanceBookings: provides('Report'),
    getRevenueReport: provides('Report'),
    getMonthlyReportMail: provides('ReportMail'),
    changeMonthlyReportMail: invalidates('ReportMail'),

    listActionLogs: provides('ActionLog'),
    getActionLogChain: provides('ActionLog'),
    checkActionLogChain: invalidates('ActionLog'),
    getHeadMail: provides('HeadMail'),
    changeHeadMail: invalidates('HeadMail'),
    getSystemStatus: provides('SystemStatus'),
    retryDelivery: invalidates('SystemStatus'),
    retryRefusedMails: invalidates('SystemStatus'),
    dismissRefusedMail: invalidates('SystemStatus'),
    listImports: provides('Setup'),
    startImportUndo: invalidates('Setup'),
    getLastShopExport: provides('Setup'),
    getSetupChecklist: provides('Setup'),
    hideSetupChecklist: invalidates('Setup'),
    sendTestMail: invalidates('Setup'),
    confirmTestMail: invalidates('Setup'),
    getLanding: provides('Landing'),
  },
});
