import { api } from '../../../../shared/api/generated.js';

/** What the desk does for those who wait changes the bookings and the free times as well. */
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
