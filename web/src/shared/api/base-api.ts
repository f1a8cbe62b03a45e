import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import {
  createApi,
  fetchBaseQuery,
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
} from '@reduxjs/toolkit/query/react';
import { trackWrite } from './own-writes.js';
import { accessChanged, type Session, sessionEnded, sessionEstablished } from './session-actions.js';
import { TAG_TYPES } from './tags.js';
import { withSessionLock } from './with-session-lock.js';

const request = fetchBaseQuery({
  baseUrl: '/api',
  credentials: 'same-origin',
  timeout: 30_000,
  // Requests that replace or delete the session's cookies take its lock. One that is refused has released it when the
  // session is renewed, which takes the lock as well.
  fetchFn: (sent) =>
    /\/(password|sign-out-everywhere)$/.test((sent as Request).url) ? withSessionLock(() => fetch(sent)) : fetch(sent),
  // Arrays are sent as repeated parameters: `status=a&status=b`.
  paramsSerializer: (params: Record<string, unknown>) =>
    new URLSearchParams(
      Object.entries(params).flatMap(([name, value]) =>
        value === undefined ? [] : [value].flat().map((each) => [name, String(each)]),
      ),
    ).toString(),
  // Calendar files are text; everything else is JSON, also `application/problem+json`.
  responseHandler: 'content-type',
  isJsonContentType: (headers) => /\bjson\b/.test(headers.get('content-type') ?? ''),
});
/** Whether a request begins, reads or ends a session. The role is read within one. */
const isSessionCall = (args: string | FetchArgs) => {
  const url = typeof args === 'string' ? args : args.url;
  return url.startsWith('/auth/') && url !== '/auth/role';
};

type Renewal = Awaited<ReturnType<typeof request>> | undefined;
let pendingRenewal: Promise<Renewal> | undefined;

/** Renews the session. Requests that are rejected at the same time wait for one renewal. */
const renewOnce = (renew: () => Promise<Renewal>): Promise<Renewal> =>
  (pendingRenewal ??= withSessionLock(renew, true).finally(() => (pendingRenewal = undefined)));

const requestWithRefresh: BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError> = async (
  args,
  api,
  options,
) => {
  const sentIn = sessionEnd(api);
  const isRenewed = () => sessionEnd(api) !== sentIn;
  const first = await request(args, api, options);
  if (isSecondFactorRequired(first.error)) api.dispatch(accessChanged());
  if (first.error?.status !== 401 || isSessionCall(args)) return first;
  // Another call may have renewed the session since this one was sent: then it is only sent again.
  const renewal = await renewOnce(async () =>
    isRenewed() ? undefined : request({ url: '/auth/refresh', method: 'POST' }, api, options),
  );
  // Signed out meanwhile: a renewed session is about to end, and the cookies may still be valid.
  if (sentIn && !sessionEnd(api)) return first;
  if (!renewal) return requestWithRefresh(args, api, options);
  if (renewal.error) {
    if (renewal.error.status === 401) api.dispatch(sessionEnded());
    return first;
  }
  api.dispatch(sessionEstablished(renewal.data as Session));
  return request(args, api, options);
};

/** Returns the end of the session that this page knows; every renewal moves it, also in another tab. */
const sessionEnd = ({ getState }: BaseQueryApi): string | null =>
  (getState() as { session: { expiresAt: string | null } }).session.expiresAt;

/**
 * Sends a request that may take minutes: a file to the shop or from it. It is no endpoint, because an endpoint's request
 * under way holds back what is to be read again until its answer.
 */
export const requestApart =
  (args: FetchArgs): ThunkAction<ReturnType<typeof requestWithRefresh>, unknown, unknown, UnknownAction> =>
  (dispatch, getState, extra) => {
    const apart = { dispatch, getState, extra, endpoint: 'apart', type: 'mutation' } as const;
    return requestWithRefresh(args, { ...apart, signal: new AbortController().signal, abort: () => undefined }, {});
  };

const requestAndTrack: typeof requestWithRefresh = (args, api, options) => {
  const answer = requestWithRefresh(args, api, options);
  return api.type === 'mutation' && !isSessionCall(args) ? trackWrite(Promise.resolve(answer)) : answer;
};

/**
 * Whether the server requires a second factor. Not parsed by problem.ts, which imports the generated client, which
 * imports this file.
 */
const isSecondFactorRequired = (error?: FetchBaseQueryError) =>
  (error?.data as { code?: string } | null | undefined)?.code === 'second-factor-required';

/** The API into which the generated endpoints are injected. Answers are kept for a minute after their last reader. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: requestAndTrack,
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
});
