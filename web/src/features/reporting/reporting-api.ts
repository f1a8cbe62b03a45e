import { type CsvFile, CSV_FILE_REQUEST } from '../../shared/api/csv-file.js';
import {
  api,
  type BookingPageDto,
  type CustomerPageDto,
  type PerformanceFileDto,
  type RevenueFileDto,
  type RevenueReportQueryDto,
} from '../../shared/api/generated.js';
import { BOOKINGS, CLIENTS } from '../../shared/api/tags.js';

/** The report whose figures are exported, with its parameters. */
export type AskedReport =
  | { name: 'performance'; query: Omit<PerformanceFileDto, 'format'> }
  | { name: 'revenue'; query: Omit<RevenueFileDto, 'format'> };

const CURSOR_PAGES = {
  initialPageParam: undefined,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
};

/** Exports as files, and lists as consecutive pages; the generated client only knows single pages. */
const reportingApi = api.injectEndpoints({
  endpoints: (build) => ({
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
    todaysBookingsFile: build.mutation<CsvFile, void>({
      query: () => ({ url: '/bookings/exports/today', ...CSV_FILE_REQUEST }),
    }),
    personalDataFile: build.mutation<CsvFile, string>({
      query: (id) => ({ url: `/clients/${id}/personal-data/exports`, ...CSV_FILE_REQUEST }),
    }),
    revenueReportFile: build.mutation<CsvFile, RevenueReportQueryDto>({
      query: (body) => ({ url: '/reports/revenue/exports', body, ...CSV_FILE_REQUEST }),
    }),
    reportFile: build.mutation<CsvFile, AskedReport & Pick<RevenueFileDto, 'format'>>({
      query: ({ name, query, format }) => ({
        url: `/reports/${name}/files`,
        body: { ...query, format },
        ...CSV_FILE_REQUEST,
      }),
    }),
  }),
});

export const {
  useClientBookingPagesInfiniteQuery,
  useCustomerPagesInfiniteQuery,
  useCustomerBookingPagesInfiniteQuery,
  useTodaysBookingsFileMutation,
  usePersonalDataFileMutation,
  useReportFileMutation,
  useRevenueReportFileMutation,
} = reportingApi;
