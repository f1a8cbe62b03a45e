import { api, type ActionLogPageDto, type ListActionLogsApiArg } from '../../shared/api/generated.js';

export type LogFilter = Omit<ListActionLogsApiArg, 'before'>;

/** The action log as pages that follow one another; what is generated knows single pages only. */
const auditApi = api.injectEndpoints({
  endpoints: (build) => ({
    actionLogPages: build.infiniteQuery<ActionLogPageDto, LogFilter, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next_before }) => next_before ?? undefined,
      },
      query: ({ queryArg, pageParam: before }) => ({ url: '/admin-action-logs', params: { ...queryArg, before } }),
      providesTags: ['ActionLog'],
    }),
  }),
});

export const { useActionLogPagesInfiniteQuery } = auditApi;
