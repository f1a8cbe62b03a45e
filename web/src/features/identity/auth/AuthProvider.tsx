import { useEffect, useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { sessionEnded, sessionEstablished } from '../../../shared/api/session-actions.js';
import { connectLive, onLiveEvent } from '../../../shared/live/live-connection.js';
import { AuthContext, type Auth } from './auth-context.js';
import {
  askForSession,
  endSession,
  enterCode,
  fetchAccess,
  fetchSession,
  renewSession,
  startSession,
} from './session-thunks.js';
import { usePageCacheCheck } from './use-page-cache-check.js';
import { onSessionStorageChange, saveSession } from './session-storage.js';
import { selectSession, type SessionState } from './session-slice.js';

type Dispatch = ThunkDispatch<{ session: SessionState }, unknown, UnknownAction>;

/**
 * Provides the session: reads it on load, renews it before its end, and follows changes made in other tabs. Loads no
 * antd.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch<Dispatch>();
  const session = useSelector(selectSession);
  useEffect(() => void dispatch(fetchSession()), [dispatch]);
  useRenewal(session.expiresAt, dispatch);
  useSessionStorageSync(session, dispatch);
  useAccessChanges(session.user !== null, dispatch);
  usePageCacheCheck({
    userId: session.user?.id,
    onEnded: () => void dispatch(sessionEnded()),
    onReturned: () => dispatch(fetchAccess()),
  });

  const auth = useMemo<Auth>(
    () => ({
      ...session,
      userRole: session.role,
      askForSession: () => void dispatch(askForSession()),
      signIn: (credentials) => dispatch(startSession(credentials)),
      enterCode: (code) => dispatch(enterCode(code)),
      signOut: () => dispatch(endSession()),
    }),
    [session, dispatch],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}

const RENEW_BEFORE_END_MS = 60_000;
/** Minimum milliseconds until a renewal, which prevents a renewal loop when the browser's clock is ahead. */
const MIN_RENEW_DELAY_MS = 10_000;

function useRenewal(expiresAt: string | null, dispatch: Dispatch) {
  useEffect(() => {
    if (!expiresAt) return;
    const wait = Math.max(Date.parse(expiresAt) - Date.now() - RENEW_BEFORE_END_MS, MIN_RENEW_DELAY_MS);
    const timer = setTimeout(() => void dispatch(renewSession()), wait);
    return () => clearTimeout(timer);
  }, [expiresAt, dispatch]);
}

/**
 * Milliseconds before this page checks whether it is signed in. Setting a password ends all sessions and starts a new
 * one, whose answer must have arrived by then.
 */
const SESSION_CHECK_DELAY_MS = 1_000;

/**
 * Checks the session when the server closes the connection: it does so when a user's rights change or when they are
 * signed out. Users who were signed out leave at once.
 */
function useAccessChanges(isSignedIn: boolean, dispatch: Dispatch) {
  useEffect(() => {
    if (!isSignedIn) return;
    connectLive();
    let check: ReturnType<typeof setTimeout> | undefined;
    const stops = [
      onLiveEvent('disconnected', () => {
        clearTimeout(check);
        check = setTimeout(() => void dispatch(fetchSession()), SESSION_CHECK_DELAY_MS);
      }),
      onLiveEvent('reconnected', () => void dispatch(fetchAccess())),
      () => clearTimeout(check),
    ];
    return () => stops.forEach((stop) => stop());
  }, [isSignedIn, dispatch]);
}

function useSessionStorageSync(
  { user, expiresAt, role, needsSecondFactor, loading, roleLoading }: SessionState,
  dispatch: Dispatch,
) {
  // Without a second factor a role opens nothing, and its navigation is not to be shown at the next visit.
  const storedRole = needsSecondFactor ? null : role;
  useEffect(
    () =>
      onSessionStorageChange((stored) =>
        dispatch(stored ? sessionEstablished({ user: stored.user, expires_at: stored.expiresAt }) : sessionEnded()),
      ),
    [dispatch],
  );
  useEffect(() => {
    if (!loading && !roleLoading) saveSession(user && expiresAt ? { user, role: storedRole, expiresAt } : null);
  }, [user, expiresAt, storedRole, loading, roleLoading]);
}
