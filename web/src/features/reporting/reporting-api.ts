import {
  api,
  type BookingPageDto,
  type ClientFilterDto,
  type CustomerPageDto,
  type ListedClientsDto,
} from '../../shared/api/generated.js';
import { BOOKINGS, CLIENTS } from '../../shared/api/tags.js';

const CURSOR_PAGES = {
  initialPageParam: undefined,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
};

/** Lists as consecutive pages; the generated client only knows single pages. */
const reportingApi = api.injectEndpoints({
  endpoints: (build) => ({
    clientPages: build.infiniteQuery<ListedClientsDto, ClientFilterDto, string | undefined>({
      infiniteQueryOptions: CURSOR_PAGES,
      query: ({ queryArg: filter, pageParam: cursor }) => ({ url: '/clients/list', params: { ...filter, cursor } }),
      providesTags: [CLIENTS, BOOKINGS, 'Sale', 'Report'],
    }),
    customerPages: build.infiniteQuery<CustomerPageDto, string, string | undefined>({
      infiniteQueryOptions: CURSOR_PAGES,
      query: ({ queryArg: search, pageParam: cursor }) => ({
        url: '/customers',
        params: { search: search || undefined, cursor },
      }),
      providesTags: [CLIENTS, 'Report'],
    }),
    customerBookingPages: build.infiniteQuery<BookingPageDto, string, string | undefined>({
      infiniteQueryOptions: CURSOR_PAGES,
      query: ({ queryArg: id, pageParam: cursor }) => ({ url: `/customers/${id}/bookings`, params: { cursor } }),
      providesTags: ['Client', BOOKINGS, 'Report'],
    }),
    clientBookingPages: build.infiniteQuery<BookingPageDto, string, string | undefined>({
      infiniteQueryOptions: CURSOR_PAGES,
      query: ({ queryArg: id, pageParam: cursor }) => ({ url: `/clients/${id}/bookings`, params: { cursor } }),
      providesTags: (_, _error, id) => [{ type: 'Client', id }, BOOKINGS],
    }),
  }),
});

export const {
  useClientBookingPagesInfiniteQuery,
  useClientPagesInfiniteQuery,
  useCustomerPagesInfiniteQuery,
  useCustomerBookingPagesInfiniteQuery,
} = reportingApi;
