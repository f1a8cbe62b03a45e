import {
  createApi,
  fetchBaseQuery,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';

const request = fetchBaseQuery({ baseUrl: '/api', credentials: 'same-origin' });
const isSessionCall = (args: string | FetchArgs) => (typeof args === 'string' ? args : args.url).startsWith('/auth/');

/** One refresh at a time over all tabs of the browser; without a secure context there are no locks to take. */
const alone = <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('session-refresh', task) : task();

const requestWithRefresh: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = async (args, api, options) => {
  const first = await request(args, api, options);
  if (first.error?.status !== 401 || isSessionCall(args)) return first;
  const refreshed = await alone(async () => request({ url: '/auth/refresh', method: 'POST' }, api, options));
  return refreshed.error ? first : request(args, api, options);
};

/** Endpoints are injected: the generated ones, and none by hand. Answers are kept for a minute after their last reader. */
export const baseApi = createApi({ reducerPath: 'api', baseQuery: requestWithRefresh, endpoints: () => ({}) });
