import { useEffect, useMemo, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { sessionEnded, sessionFound } from '../../shared/api/session-events.js';
import { onLive } from '../../shared/live.js';
import { AuthContext, type Auth } from './auth-context.js';
import { endSession, readRights, readSession, renewSession, startSession } from './session-flows.js';
import { onNoteChange, writeNote } from './session-note.js';
import { selectSession, type SessionState } from './session-slice.js';

type Dispatch = ThunkDispatch<{ session: SessionState }, unknown, UnknownAction>;

/** Keeps the session: reads it on load, renews it before its end, and follows what other tabs do. Loads no antd. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch<Dispatch>();
  const session = useSelector(selectSession);
  useEffect(() => void dispatch(readSession()), [dispatch]);
  useRenewal(session.expiresAt, dispatch);
  useOtherTabs(session, dispatch);
  useChangedRights(session.user !== null, dispatch);

  const auth = useMemo<Auth>(() => {
    const { user, role: userRole, therapistId, loading, roleLoading, roleUnreadable } = session;
    return {
      ...{ user, userRole, therapistId, loading, roleLoading, roleUnreadable },
      signIn: (credentials) => dispatch(startSession(credentials)),
      signOut: () => dispatch(endSession()),
    };
  }, [session, dispatch]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

const beforeItsEnd = 60_000;
/** A clock that runs ahead must not make the browser renew in a loop. */
const atLeast = 10_000;

function useRenewal(expiresAt: string | null, dispatch: Dispatch) {
  useEffect(() => {
    if (!expiresAt) return;
    const wait = Math.max(Date.parse(expiresAt) - Date.now() - beforeItsEnd, atLeast);
    const timer = setTimeout(() => void dispatch(renewSession()), wait);
    return () => clearTimeout(timer);
  }, [expiresAt, dispatch]);
}

/** The server breaks the line of those whose rights have changed, and of those whom it signs out. */
function useChangedRights(isSignedIn: boolean, dispatch: Dispatch) {
  useEffect(() => {
    if (isSignedIn) return onLive('reconnected', () => void dispatch(readRights()));
  }, [isSignedIn, dispatch]);
}

function useOtherTabs({ user, expiresAt, role, loading, roleLoading }: SessionState, dispatch: Dispatch) {
  useEffect(
    () =>
      onNoteChange((note) =>
        dispatch(note ? sessionFound({ user: note.user, expires_at: note.expiresAt }) : sessionEnded()),
      ),
    [dispatch],
  );
  useEffect(() => {
    if (!loading && !roleLoading) writeNote(user && expiresAt ? { user, role, expiresAt } : null);
  }, [user, expiresAt, role, loading, roleLoading]);
}
