import { baseApi as api } from "./base-api.js";
export const addTagTypes = [
  "identity",
  "catalog",
  "scheduling",
  "site",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      signIn: build.mutation<SignInApiResponse, SignInApiArg>({
        query: (queryArg) => ({
          url: `/auth/sign-in`,
          method: "POST",
          body: queryArg.signInDto,
        }),
        invalidatesTags: ["identity"],
      }),
      refreshSession: build.mutation<
        RefreshSessionApiResponse,
        RefreshSessionApiArg
      >({
        query: () => ({ url: `/auth/refresh`, method: "POST" }),
        invalidatesTags: ["identity"],
      }),
      signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
        query: () => ({ url: `/auth/sign-out`, method: "POST" }),
        invalidatesTags: ["identity"],
      }),
      getSession: build.query<GetSessionApiResponse, GetSessionApiArg>({
        query: () => ({ url: `/auth/session` }),
        providesTags: ["identity"],
      }),
      getShop: build.query<GetShopApiResponse, GetShopApiArg>({
        query: () => ({ url: `/shop` }),
        providesTags: ["catalog"],
      }),
      listServices: build.query<ListServicesApiResponse, ListServicesApiArg>({
        query: () => ({ url: `/services` }),
        providesTags: ["catalog"],
      }),
      getUnassignedTherapist: build.query<
        GetUnassignedTherapistApiResponse,
        GetUnassignedTherapistApiArg
      >({
        query: () => ({ url: `/therapists/any-available` }),
        providesTags: ["catalog"],
      }),
      getUserRole: build.query<GetUserRoleApiResponse, GetUserRoleApiArg>({
        query: () => ({ url: `/auth/role` }),
        providesTags: ["identity"],
      }),
      listTimeSlots: build.query<ListTimeSlotsApiResponse, ListTimeSlotsApiArg>(
        {
          query: () => ({ url: `/time-slots` }),
          providesTags: ["scheduling"],
        },
      ),
      listRoster: build.query<ListRosterApiResponse, ListRosterApiArg>({
        query: (queryArg) => ({
          url: `/roster`,
          params: {
            date: queryArg.date,
            from: queryArg["from"],
          },
        }),
        providesTags: ["scheduling"],
      }),
      listTherapists: build.query<
        ListTherapistsApiResponse,
        ListTherapistsApiArg
      >({
        query: () => ({ url: `/therapists` }),
        providesTags: ["scheduling"],
      }),
      listOfferedTherapists: build.query<
        ListOfferedTherapistsApiResponse,
        ListOfferedTherapistsApiArg
      >({
        query: (queryArg) => ({
          url: `/availability/therapists`,
          params: {
            date: queryArg.date,
            time: queryArg.time,
          },
        }),
        providesTags: ["scheduling"],
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
        invalidatesTags: ["scheduling"],
      }),
      unblockTherapistDay: build.mutation<
        UnblockTherapistDayApiResponse,
        UnblockTherapistDayApiArg
      >({
        query: (queryArg) => ({
          url: `/blocks/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["scheduling"],
      }),
      getLanding: build.query<GetLandingApiResponse, GetLandingApiArg>({
        query: () => ({ url: `/landing` }),
        providesTags: ["site"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type SignInApiResponse = /** status 200  */ SessionDto;
export type SignInApiArg = {
  signInDto: SignInDto;
};
export type RefreshSessionApiResponse = /** status 200  */ SessionDto;
export type RefreshSessionApiArg = void;
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type GetSessionApiResponse = /** status 200  */ SessionDto;
export type GetSessionApiArg = void;
export type GetShopApiResponse = /** status 200  */ ShopDto;
export type GetShopApiArg = void;
export type ListServicesApiResponse = /** status 200  */ ServiceDto[];
export type ListServicesApiArg = void;
export type GetUnassignedTherapistApiResponse =
  /** status 200  */ UnassignedTherapistDto;
export type GetUnassignedTherapistApiArg = void;
export type GetUserRoleApiResponse = /** status 200  */ UserRoleDto;
export type GetUserRoleApiArg = void;
export type ListTimeSlotsApiResponse = /** status 200  */ TimeSlotDto[];
export type ListTimeSlotsApiArg = void;
export type ListRosterApiResponse = /** status 200  */ RosterEntryDto[];
export type ListRosterApiArg = {
  date?: string;
  from?: string;
};
export type ListTherapistsApiResponse = /** status 200  */ TherapistCardDto[];
export type ListTherapistsApiArg = void;
export type ListOfferedTherapistsApiResponse =
  /** status 200  */ OfferedTherapistDto[];
export type ListOfferedTherapistsApiArg = {
  date?: string;
  time?: string;
};
export type BlockTherapistDayApiResponse = /** status 201  */ BlockDto;
export type BlockTherapistDayApiArg = {
  id: string;
  newBlockDto: NewBlockDto;
};
export type UnblockTherapistDayApiResponse = unknown;
export type UnblockTherapistDayApiArg = {
  id: string;
};
export type GetLandingApiResponse = /** status 200  */ LandingDto;
export type GetLandingApiArg = void;
export type SessionUserDto = {
  id: string;
  email: string;
};
export type SessionDto = {
  user: SessionUserDto;
  /** When the access token runs out, an ISO 8601 instant; refresh before. */
  expires_at: string;
};
export type FieldError = {
  /** Path of the value in the request, such as `client_phone`. */
  field: string;
  /** A sentence for people. */
  message: string;
};
export type ProblemDetails = {
  type: string;
  title: string;
  status: number;
  /** A sentence for people. */
  detail: string;
  /** Name of the rule or kind of refusal, for programs. */
  code: string;
  errors?: FieldError[];
  /** Ids of the things that stand against what was asked for. */
  in_the_way?: string[];
  request_id: string;
};
export type SignInDto = {
  email: string;
  password: string;
};
export type HoursLineDto = {
  /** `Mon-Fri`, `Saturday`. */
  days: string;
  /** `9am-10pm` or `Closed`. */
  hours: string;
};
export type OpenTodayDto = {
  /** `HH:mm` */
  opens: string;
  /** `HH:mm` */
  closes: string;
};
export type ShopDto = {
  name: string;
  tagline: string;
  address_lines: string[];
  phone: string;
  email: string;
  map_url: string;
  /** IANA name. */
  time_zone: string;
  currency: string;
  /** The shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  local_now: string;
  hours: HoursLineDto[];
  /** Null on a closed day. */
  open_today: OpenTodayDto | null;
  /** Until so many hours before its start a client may move or cancel a booking. */
  cancellation_hours: number;
  /** Days ahead of today that can be booked. */
  booking_window_days: number;
  /** Whether a booking takes its start slot only, not its whole duration. */
  start_only: boolean;
};
export type ServiceDto = {
  id: string;
  name: string;
  description: string | null;
  /** Minutes. */
  duration: number;
  /** At most two decimals. */
  price: number;
  currency: string;
};
export type UnassignedTherapistDto = {
  id: string;
  name: string;
};
export type UserRoleDto = {
  role: ("staff" | "admin_staff" | null) | ("staff" | "admin_staff" | null);
  /** The therapist whom the user signs in as. */
  therapist_id: string | null;
};
export type TimeSlotDto = {
  /** `HH:mm` */
  start_time: string;
  /** `HH:mm` */
  end_time: string;
  shift_type: "Morning" | "Afternoon" | "Evening";
};
export type RosterEntryDto = {
  therapist_id: string;
  therapist_name: string;
  /** `yyyy-MM-dd` */
  roster_date: string;
  /** As the shop wrote them: `9:00 AM - 5:00 PM`. */
  shift_hours: string;
};
export type NextShiftDto = {
  /** `yyyy-MM-dd` */
  date: string;
  /** `HH:mm` */
  start: string;
};
export type TherapistCardDto = {
  id: string;
  name: string;
  specialties: string[];
  /** Bookings that can be confirmed for one day. */
  available_slots: number;
  slots_remaining_today: number;
  image_url: string | null;
  /** Out of 5. */
  rating: number;
  bio: string | null;
  hourly_rate: number | null;
  /** Whether the shop's clock lies within a shift of today. */
  available_now: boolean;
  /** `HH:mm`, while available now. */
  shift_ends?: string;
  /** The first shift that has yet to begin. */
  next_shift?: NextShiftDto;
};
export type OfferedTherapistDto = {
  id: string;
  name: string;
  specialties: string[];
  /** Bookings that can be confirmed for one day. */
  available_slots: number;
  /** On the wanted date; 999 for Any Available, all of a day while no date is wanted. */
  slots_remaining: number;
};
export type BlockDto = {
  id: string;
  therapist_id: string;
  /** `yyyy-MM-dd` */
  blocked_date: string;
  /** `HH:mm` */
  start_time: string;
  /** `HH:mm` */
  end_time: string;
  reason: string | null;
};
export type NewBlockDto = {
  blocked_date: string;
  start_time: string;
  end_time: string;
  reason?: string | null;
};
export type NextFreeDto = {
  /** `HH:mm`, today. */
  time: string;
  therapist_id: string;
  therapist_name: string;
};
export type LandingDto = {
  shop: ShopDto;
  services: ServiceDto[];
  therapists: TherapistCardDto[];
  /** At most three starts of today that would be confirmed at once. */
  next_free: NextFreeDto[];
};
export const {
  useSignInMutation,
  useRefreshSessionMutation,
  useSignOutMutation,
  useGetSessionQuery,
  useLazyGetSessionQuery,
  useGetShopQuery,
  useLazyGetShopQuery,
  useListServicesQuery,
  useLazyListServicesQuery,
  useGetUnassignedTherapistQuery,
  useLazyGetUnassignedTherapistQuery,
  useGetUserRoleQuery,
  useLazyGetUserRoleQuery,
  useListTimeSlotsQuery,
  useLazyListTimeSlotsQuery,
  useListRosterQuery,
  useLazyListRosterQuery,
  useListTherapistsQuery,
  useLazyListTherapistsQuery,
  useListOfferedTherapistsQuery,
  useLazyListOfferedTherapistsQuery,
  useBlockTherapistDayMutation,
  useUnblockTherapistDayMutation,
  useGetLandingQuery,
  useLazyGetLandingQuery,
} = injectedRtkApi;
