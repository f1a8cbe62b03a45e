import { bookingPagesApi } from '../../../shared/api/booking-pages.js';

const step = { invalidatesTags: ['OfficeBooking', 'BookingEditor', 'BookingTimeline', 'Scheduling'] } as const;

/** Invalidates every list that shows the step of a visit. */
bookingPagesApi.enhanceEndpoints({
  endpoints: {
    changeOwnDayState: { invalidatesTags: [...step.invalidatesTags] },
    completeOwnAppointment: { invalidatesTags: [...step.invalidatesTags] },
    undoOwnStep: { invalidatesTags: [...step.invalidatesTags] },
  },
});

export {
  useChangeOwnDayStateMutation,
  useCompleteOwnAppointmentMutation,
  useUndoOwnStepMutation,
} from '../../../shared/api/generated.js';
