import { baseApi } from '../../shared/api/base-api.js';

export type LogKind = 'all' | 'create' | 'update' | 'delete' | 'export';
export type LogActors = 'admins' | 'visitors' | 'system' | 'everyone';

export interface ActionLog {
  id: string;
  /** Place in the log; without gaps. */
  seq: number;
  /** The shop's wall clock, `yyyy-MM-ddTHH:mm:ss`. */
  created_at_local: string;
  admin_email: string | null;
  actor: 'user' | 'visitor' | 'system';
  action_type: string;
  kind: Exclude<LogKind, 'all'>;
  details: Record<string, unknown>;
}

export interface LogFilter {
  search?: string;
  kind: LogKind;
  who: LogActors;
}

interface LogPage {
  items: ActionLog[];
  next_before: number | null;
}

const auditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    actionLogPages: build.infiniteQuery<LogPage, LogFilter, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ next_before }) => next_before ?? undefined,
      },
      query: ({ queryArg, pageParam: before }) => ({ url: '/admin-action-logs', params: { ...queryArg, before } }),
    }),
  }),
});

export const { useActionLogPagesInfiniteQuery } = auditApi;
