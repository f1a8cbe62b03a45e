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

/** The first page says which sequence number it is of; the others are of the same. */
const PAGES_OF_ONE_MOMENT = {
  initialPageParam: undefined,
  getNextPageParam: ({ seq, next_cursor: cursor }: PastPage) => (cursor ? { seq, cursor } : undefined),
};

type PageParam = { seq: number; cursor: string } | undefined;

/** The lists of then as pages that follow one another; what is generated knows single pages only. */
const pastApi = api.injectEndpoints({
  endpoints: (build) => ({
    pastBookingPages: build.infiniteQuery<PastBookingPageDto, PastBookingFilter, PageParam>({
      infiniteQueryOptions: PAGES_OF_ONE_MOMENT,
      query: ({ queryArg: { customerId, ...filter }, pageParam }) => ({
        url: '/office/bookings/as-of',
        params: { ...filter, customer_id: customerId, ...pageParam },
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
