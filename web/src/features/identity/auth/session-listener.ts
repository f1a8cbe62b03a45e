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

/** Another person means another role, another live line, and nothing kept of what the one before was shown. */
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
      // Both are drawn outside of the pages, and may name clients.
      clearToasts();
      dropQuestions();
    }
    if (!user && hasKeptDrafts()) toast(sessionEndedToast());
    reconnectLive();
    if (user) void api.dispatch(fetchRole());
  },
});

/** The server says what may be done now; several refusals together ask once. */
sessionListener.startListening({
  actionCreator: accessChanged,
  effect: (_, api) => {
    api.cancelActiveListeners();
    return api.dispatch(fetchRole());
  },
});

/**
 * A connection opened while the session had lapsed (for instance after sleep) is a visitor's, and has to be opened
 * again.
 */
sessionListener.startListening({
  predicate: (_, { session: now }, { session: before }) =>
    now.user?.id === before.user?.id &&
    now.expiresAt !== before.expiresAt &&
    Date.parse(before.expiresAt ?? '') <= Date.now(),
  effect: () => reconnectLive(),
});
