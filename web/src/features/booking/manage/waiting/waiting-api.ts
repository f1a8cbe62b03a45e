import { api } from '../../../../shared/api/generated.js';

/** Invalidates bookings and free times as well, which actions on the waiting list change. */
api.enhanceEndpoints({
  addTagTypes: ['WaitingList', 'OfficeBooking', 'Scheduling'],
  endpoints: {
    addToWaitingList: { invalidatesTags: ['WaitingList', 'Scheduling'] },
    offerToWaiting: { invalidatesTags: ['WaitingList', 'Scheduling'] },
    bookForWaiting: { invalidatesTags: ['WaitingList', 'OfficeBooking', 'Scheduling'] },
    withdrawFromWaitingList: { invalidatesTags: ['WaitingList', 'Scheduling'] },
    restoreToWaitingList: { invalidatesTags: ['WaitingList', 'Scheduling'] },
  },
});
