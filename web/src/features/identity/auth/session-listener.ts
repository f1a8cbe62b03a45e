import { createListenerMiddleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { accessChanged } from '../../../shared/api/session-actions.js';
import { baseApi } from '../../../shared/api/base-api.js';
import { reconnectLive } from '../../../shared/live/live-connection.js';
import { clearToasts, toast } from '../../../shared/toast/toast.js';
import { sessionEndedToast } from '../../../shared/toast/toasts.js';
import { dropKeptDrafts, findKeptAddress, hasKeptDrafts, keepDrafts } from '../../../shared/unsaved/kept-draft.js';
import { dropQuestions } from '../../../shared/ui/question.js';
import { fetchRole } from './session-thunks.js';
import type { SessionState } from './session-slice.js';

interface WithSession {
  session: SessionState;
}

/**
 * Reacts to changes of the session. Another person has another role and another live connection, and nothing that the
 * previous one was shown is kept.
 */
export const sessionListener = createListenerMiddleware<
  WithSession,
  ThunkDispatch<WithSession, unknown, UnknownAction>
>();

sessionListener.startListening({
  predicate: (_, now, before) => now.session.user?.id !== before.session.user?.id,
  effect: (_, api) => {
    const before = api.getOriginalState().session.user;
    const user = api.getState().session.user;
    if (before && !user) keepDrafts(before.id, `${location.pathname}${location.search}`);
    else if (user && !findKeptAddress(user.id)) dropKeptDrafts();
    if (before) {
      api.dispatch(baseApi.util.resetApiState());
      // Both are rendered outside of the pages and may name clients.
      clearToasts();
      dropQuestions();
    }
    if (!user && hasKeptDrafts()) toast(sessionEndedToast());
    reconnectLive();
    if (user) void api.dispatch(fetchRole());
  },
});

/** Reads the role again after a refusal; several refusals together cause one request. */
sessionListener.startListening({
  actionCreator: accessChanged,
  effect: (_, api) => {
    api.cancelActiveListeners();
    return api.dispatch(fetchRole());
  },
});

/**
 * Reconnects after a renewal. A connection opened while the session had lapsed (for instance after sleep) is a
 * visitor's.
 */
sessionListener.startListening({
  predicate: (_, { session: now }, { session: before }) =>
    now.user?.id === before.user?.id &&
    now.expiresAt !== before.expiresAt &&
    Date.parse(before.expiresAt ?? '') <= Date.now(),
  effect: () => reconnectLive(),
});
