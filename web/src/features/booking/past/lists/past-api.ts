import {
  api,
  type ListPastBookingsApiArg,
  type ListPastCustomersApiArg,
  type PastBookingPageDto,
  type PastCustomerPageDto,
} from '../../../../shared/api/generated.js';

type PastBookingFilter = Omit<ListPastBookingsApiArg, 'cursor' | 'limit' | 'therapistId'>;
type PastCustomerFilter = Omit<ListPastCustomersApiArg, 'cursor' | 'limit'>;

interface PastPage {
  seq: number;
  next_cursor: string | null;
}

/** Options of paged lists: the first page says its sequence number, and the others are read as of the same one. */
const PAGES_OF_ONE_MOMENT = {
  initialPageParam: undefined,
  getNextPageParam: ({ seq, next_cursor: cursor }: PastPage) => (cursor ? { seq, cursor } : undefined),
};

type PageParam = { seq: number; cursor: string } | undefined;

/** The paged lists as they were; the generated client only knows single pages. */
const pastApi = api.injectEndpoints({
  endpoints: (build) => ({
    pastBookingPages: build.infiniteQuery<PastBookingPageDto, PastBookingFilter, PageParam>({
      infiniteQueryOptions: PAGES_OF_ONE_MOMENT,
      query: ({ queryArg: { clientId, ...filter }, pageParam }) => ({
        url: '/office/bookings/as-of',
        params: { ...filter, client_id: clientId, ...pageParam },
      }),
    }),
    pastCustomerPages: build.infiniteQuery<PastCustomerPageDto, PastCustomerFilter, PageParam>({
      infiniteQueryOptions: PAGES_OF_ONE_MOMENT,
      query: ({ queryArg: filter, pageParam }) => ({
        url: '/office/customers/as-of',
        params: { ...filter, ...pageParam },
      }),
    }),
  }),
});

export const { usePastBookingPagesInfiniteQuery, usePastCustomerPagesInfiniteQuery } = pastApi;
