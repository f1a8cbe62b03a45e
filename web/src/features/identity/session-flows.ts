import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { alone } from '../../shared/api/alone.js';
import { api, type SessionDto, type SignInDto } from '../../shared/api/generated.js';
import { problemOf } from '../../shared/api/problem.js';
import { sessionEnded, sessionFound } from '../../shared/api/session-events.js';
import { renewLive } from '../../shared/live.js';
import { readNote, type SessionNote, writeNote } from './session-note.js';
import { roleFound, roleUnreadable, type SessionState } from './session-slice.js';

export type Flow<T> = ThunkAction<Promise<T>, { session: SessionState }, unknown, UnknownAction>;

const { signIn, signOut, getSession, getUserRole, refreshSession } = api.endpoints;
const once = { forceRefetch: true, subscribe: false } as const;

/** A sign-out still under way would take the cookies of the next sign-in with it. */
let signingOut: Promise<unknown> = Promise.resolve();

/** Nobody who never signed in here costs a request; somebody who did is not signed out by a server out of reach. */
export const readSession = (): Flow<void> => async (dispatch) => {
  const note = readNote();
  if (!note) return void dispatch(sessionEnded());
  if (Date.parse(note.expiresAt) <= Date.now()) return dispatch(renewSession());
  const { data, error } = await dispatch(getSession.initiate(undefined, once));
  if (data) dispatch(sessionFound(data));
  else if (problemOf(error)?.status === 401) await dispatch(renewSession());
  else dispatch(sessionFound(asNoted(note)));
};

/** Rotates the session's tokens, unless another tab has done so meanwhile. */
export const renewSession = (): Flow<void> => (dispatch, getState) =>
  alone(async () => {
    const { user, expiresAt } = getState().session;
    const note = readNote();
    if (note && expiresAt && note.user.id === user?.id && note.expiresAt > expiresAt) {
      return void dispatch(sessionFound(asNoted(note)));
    }
    const { data, error } = await dispatch(refreshSession.initiate());
    const isSignedOutMeanwhile = user && !getState().session.user;
    if (isSignedOutMeanwhile) return;
    if (data) {
      // At once, not when React gets to it: the tab that waits for its turn looks here first.
      writeNote({ user: data.user, role: note?.role ?? null, expiresAt: data.expires_at });
      dispatch(sessionFound(data));
    } else if (problemOf(error)?.status === 401) dispatch(sessionEnded());
    else if (note) dispatch(sessionFound(asNoted(note)));
  });

const asNoted = ({ user, expiresAt }: SessionNote): SessionDto => ({ user, expires_at: expiresAt });

export const readRole = (): Flow<void> => async (dispatch, getState) => {
  const id = getState().session.user?.id;
  const { data, error } = await dispatch(getUserRole.initiate(undefined, once));
  if (getState().session.user?.id !== id) return;
  if (data) return void dispatch(roleFound({ role: data.role, therapistId: data.therapist_id }));
  console.error('The role could not be read', error);
  dispatch(roleUnreadable());
};

/** Whether the session still lives, and what it may do by now. */
export const readRights = (): Flow<void> => async (dispatch, getState) => {
  await dispatch(readSession());
  if (getState().session.user) await dispatch(readRole());
};

export interface SignInResult {
  error: { message: string } | null;
}

export const startSession =
  (credentials: SignInDto): Flow<SignInResult> =>
  async (dispatch) => {
    await signingOut;
    const { data, error } = await dispatch(signIn.initiate({ signInDto: credentials }));
    if (data) {
      dispatch(sessionFound(data));
      return { error: null };
    }
    const problem = problemOf(error);
    const refusal = problem && problem.status < 500 ? (problem.detail ?? problem.title) : undefined;
    return { error: { message: refusal ?? 'An unexpected error occurred' } };
  };

/** Here at once, then on the server; when that fails the person is signed out here all the same. */
export const endSession = (): Flow<void> => async (dispatch) => {
  dispatch(sessionEnded());
  const call = dispatch(signOut.initiate());
  signingOut = call;
  const { error } = await call;
  if (error) console.error('Signing out on the server failed', error);
  renewLive();
};
