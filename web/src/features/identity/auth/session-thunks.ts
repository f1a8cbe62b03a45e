import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { FETCH_ONCE } from '../../../shared/api/fetch-once.js';
import { api, type SessionDto, type SignInDto } from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { sessionEnded, sessionEstablished } from '../../../shared/api/session-actions.js';
import { withSessionLock } from '../../../shared/api/with-session-lock.js';
import { reconnectLive } from '../../../shared/live/live-connection.js';
import { clearToasts } from '../../../shared/toast/toast.js';
import { dropKeptDrafts } from '../../../shared/unsaved/kept-draft.js';
import {
  isSignOutPending,
  loadSession,
  setSignOutPending,
  saveSession,
  type StoredSession,
} from './session-storage.js';
import { roleLoaded, roleUnreadable, sessionNotStored, type SessionState } from './session-slice.js';

type AppThunk<T> = ThunkAction<Promise<T>, { session: SessionState }, unknown, UnknownAction>;

const { signIn, passSecondFactor, signOut, getSession, getUserRole, refreshSession } = api.endpoints;

/**
 * Reads the session. Visitors who never signed in cause no request. A signed-in user is not signed out because the
 * server is unreachable.
 */
export const fetchSession = (): AppThunk<void> => async (dispatch, getState) => {
  const stored = loadSession();
  if (!stored) return isSignOutPending() ? dispatch(endSession()) : void dispatch(sessionNotStored());
  if (Date.parse(stored.expiresAt) <= Date.now()) return dispatch(renewSession());
  const { expiresAt } = getState().session;
  const { data, error } = await dispatch(getSession.initiate(undefined, FETCH_ONCE));
  // Signed out meanwhile, perhaps in another tab: the cookies are valid until the server has received it.
  if (!loadSession()) dispatch(sessionEnded());
  else if (data) dispatch(sessionEstablished(data));
  else if (parseProblem(error)?.status === 401) await dispatch(renewSession(expiresAt));
  else dispatch(sessionEstablished(fromStored(stored)));
};

/**
 * Asks the server who is signed in when local storage names nobody: it may have been emptied while the cookies are
 * valid.
 */
export const askForSession = (): AppThunk<void> => async (dispatch) => {
  const { data, error } = await dispatch(getSession.initiate(undefined, FETCH_ONCE));
  if (data) dispatch(establish(data));
  else if (parseProblem(error)?.status === 401) await dispatch(renewSession());
  else dispatch(sessionEnded());
};

/**
 * Rotates the session's tokens, unless another tab or another call of this page has done so meanwhile.
 * @param refusedExpiry end of the session that was refused
 */
export const renewSession =
  (refusedExpiry?: string | null): AppThunk<void> =>
  (dispatch, getState) => {
    const userBefore = getState().session.user;
    const renew = async () => {
      const { user, expiresAt } = getState().session;
      // Signed out meanwhile; the cookies may still be valid.
      if ((userBefore ?? refusedExpiry) && !user) return;
      if (refusedExpiry !== undefined && refusedExpiry !== expiresAt) return;
      const stored = loadSession();
      if (stored && expiresAt && stored.user.id === user?.id && stored.expiresAt > expiresAt) {
        return void dispatch(sessionEstablished(fromStored(stored)));
      }
      const { data, error } = await dispatch(refreshSession.initiate());
      const isSignedOutMeanwhile = user && !getState().session.user;
      if (isSignedOutMeanwhile) return;
      if (data) {
        // Stored at once, not at React's next render: a waiting tab looks here first.
        saveSession({ user: data.user, role: stored?.role ?? null, expiresAt: data.expires_at });
        dispatch(sessionEstablished(data));
      } else if (parseProblem(error)?.status === 401) dispatch(sessionEnded());
      else if (stored) dispatch(sessionEstablished(fromStored(stored)));
      // A known person stays signed in; anybody else would see nothing but a loading page.
      else if (!getState().session.user) dispatch(sessionEnded());
    };
    return withSessionLock(renew, true);
  };

const fromStored = ({ user, expiresAt }: StoredSession): SessionDto => ({ user, expires_at: expiresAt });

export const fetchRole = (): AppThunk<void> => async (dispatch, getState) => {
  const id = getState().session.user?.id;
  const { data, error } = await dispatch(getUserRole.initiate(undefined, FETCH_ONCE));
  if (getState().session.user?.id !== id) return;
  if (data) {
    const { role, therapist_id: therapistId, needs_second_factor: needsSecondFactor } = data;
    return void dispatch(roleLoaded({ role, therapistId, needsSecondFactor }));
  }
  console.error('The role could not be read', error);
  dispatch(roleUnreadable());
};

/** Reads whether the session still exists, and its present role. */
export const fetchAccess = (): AppThunk<void> => async (dispatch, getState) => {
  await dispatch(fetchSession());
  if (getState().session.user) await dispatch(fetchRole());
};

export interface SignInResult {
  error: { message: string; isOfCode?: boolean } | null;
  /** The next step unless somebody is signed in by now: the code, or the password again. */
  next?: 'code' | 'password';
}

export const startSession =
  (credentials: SignInDto): AppThunk<SignInResult> =>
  (dispatch) =>
    withSessionLock(async () => {
      const { data, error } = await dispatch(signIn.initiate({ signInDto: credentials }));
      if (!data) return { error: { message: describeRefusal(error) } };
      if (!('user' in data)) return { error: null, next: 'code' };
      dispatch(establish(data));
      return { error: null };
    });

export const enterCode =
  (code: string): AppThunk<SignInResult> =>
  (dispatch) =>
    withSessionLock(async () => {
      const { data, error } = await dispatch(passSecondFactor.initiate({ secondFactorCodeDto: { code } }));
      if (data) {
        dispatch(establish(data));
        return { error: null };
      }
      const problem = parseProblem(error);
      const message = describeRefusal(error);
      if (problem?.code === 'challenge-over') return { error: { message }, next: 'password' };
      return { error: { message, isOfCode: problem?.errors?.[0]?.field === 'code' } };
    });

/** Stores a session that has just begun. */
export function establish(session: SessionDto): ReturnType<typeof sessionEstablished> {
  // At once: a page that is opened before the role is known finds the session.
  saveSession({ user: session.user, role: null, expiresAt: session.expires_at });
  setSignOutPending(false);
  return sessionEstablished(session);
}

function describeRefusal(error: unknown): string {
  const problem = parseProblem(error);
  const message = problem && problem.status < 500 ? (problem.detail ?? problem.title) : undefined;
  return message ?? 'An unexpected error occurred';
}

/**
 * Signs out here at once, then on the server. If that fails the person is signed out here all the same, and the server
 * is informed at the next page.
 */
export const endSession = (): AppThunk<void> => async (dispatch) => {
  dispatch(sessionEnded());
  setSignOutPending(true);
  const isNoted = isSignOutPending();
  dropKeptDrafts();
  clearToasts();
  await withSessionLock(async () => {
    // By now the server has received it from another tab, or the cookies are those of whoever has signed in there.
    if (isNoted && !isSignOutPending()) return;
    const { error } = await dispatch(signOut.initiate());
    if (error) console.error('Signing out on the server failed', error);
    else setSignOutPending(false);
  });
  reconnectLive();
};
