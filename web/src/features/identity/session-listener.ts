import { createListenerMiddleware, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from '../../shared/api/base-api.js';
import { renewLive } from '../../shared/live.js';
import { readRole } from './session-flows.js';
import type { SessionState } from './session-slice.js';

interface WithSession {
  session: SessionState;
}

/** Another person means another role, another live line, and nothing kept of what the one before was shown. */
export const sessionListener = createListenerMiddleware<WithSession, ThunkDispatch<WithSession, unknown, UnknownAction>>();

sessionListener.startListening({
  predicate: (_, now, before) => now.session.user?.id !== before.session.user?.id,
  effect: (_, api) => {
    if (api.getOriginalState().session.user) api.dispatch(baseApi.util.resetApiState());
    renewLive();
    if (api.getState().session.user) void api.dispatch(readRole());
  },
});
