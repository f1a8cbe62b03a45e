import { csvFileOf, type CsvFile } from '../../shared/api/csv-file.js';
import { api, type ActionLogPageDto, type ListActionLogsApiArg } from '../../shared/api/generated.js';

export type LogFilter = Omit<ListActionLogsApiArg, 'before'>;

/** A long file takes longer than an answer, in milliseconds. */
const fileTimeout = 600_000;
const file = { method: 'POST', responseHandler: csvFileOf, timeout: fileTimeout };

/** The action log as files, and as pages that follow one another; what is generated knows single pages only. */
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
    actionLogFile: build.mutation<CsvFile, LogFilter>({ query: (body) => ({ url: '/admin-action-logs/exports', body, ...file }) }),
    evidenceFile: build.mutation<CsvFile, void>({ query: () => ({ url: '/admin-action-logs/exports/evidence', ...file }) }),
  }),
});

export const { useActionLogPagesInfiniteQuery, useActionLogFileMutation, useEvidenceFileMutation } = auditApi;
