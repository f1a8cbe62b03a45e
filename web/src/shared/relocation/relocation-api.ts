import { api } from '../api/generated.js';

const CHANGED_TAGS = ['OfficeBooking', 'BookingEditor', 'BookingTimeline', 'Scheduling', 'Relocations'] as const;

/** Previews invalidate nothing; a relocation invalidates every list of bookings, shifts and leave. */
const relocationApi = api.enhanceEndpoints({ addTagTypes: CHANGED_TAGS }).enhanceEndpoints({
  endpoints: {
    previewChange: { invalidatesTags: [] },
    listFreePlaces: { invalidatesTags: [] },
    relocateBookings: { invalidatesTags: [...CHANGED_TAGS] },
    undoRelocation: { invalidatesTags: [...CHANGED_TAGS] },
  },
});

export const {
  usePreviewChangeMutation,
  useListFreePlacesMutation,
  useRelocateBookingsMutation,
  useUndoRelocationMutation,
} = relocationApi;
