import { api } from '../../../../shared/api/generated.js';

/** What the desk does for those who wait changes the bookings and the free times as well. */
api.enhanceEndpoints({
  addTagTypes: ['WaitingList', 'OfficeBooking', 'scheduling'],
  endpoints: {
    addToWaitingList: { invalidatesTags: ['WaitingList', 'scheduling'] },
    offerToWaiting: { invalidatesTags: ['WaitingList', 'scheduling'] },
    bookForWaiting: { invalidatesTags: ['WaitingList', 'OfficeBooking', 'scheduling'] },
    withdrawFromWaitingList: { invalidatesTags: ['WaitingList', 'scheduling'] },
    restoreToWaitingList: { invalidatesTags: ['WaitingList', 'scheduling'] },
  },
});
