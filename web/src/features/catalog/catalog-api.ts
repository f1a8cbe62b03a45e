import { api } from '../../shared/api/generated.js';

/** Therapists belong to two tags: their records to the catalog, their rosters and activity to scheduling. */
export const {
  useCreateServiceMutation,
  useCreateTherapistMutation,
  useDeactivateTherapistMutation,
  useGetProfileQuery,
  useListOfficeServicesQuery,
  useListOfficeTherapistsQuery,
  useListTreatmentsQuery,
  useReactivateTherapistMutation,
  useRemoveServiceMutation,
  useSetTreatmentsMutation,
  useUpdateProfileMutation,
  useUpdateServiceMutation,
  useUpdateTherapistMutation,
  useUploadPhotoMutation,
} = api.enhanceEndpoints({
  endpoints: {
    listOfficeTherapists: { providesTags: ['Catalog', 'Scheduling'] },
    // Who offers what is part of what is free.
    setTreatments: { invalidatesTags: ['Catalog', 'Scheduling'] },
    // A photo changes nothing until an edit names it.
    uploadPhoto: { invalidatesTags: [] },
  },
});
