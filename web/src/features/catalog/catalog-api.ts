import { api } from '../../shared/api/generated.js';

/** Therapists have two tags: their records belong to the catalog, their rosters and activity to scheduling. */
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
    // Free times depend on the treatments.
    setTreatments: { invalidatesTags: ['Catalog', 'Scheduling'] },
    // A photo changes nothing until an edit names it.
    uploadPhoto: { invalidatesTags: [] },
  },
});
