import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { sessionListener } from '../features/identity/auth/session-listener.js';
import { sessionSlice } from '../features/identity/auth/session-slice.js';
import { baseApi } from '../shared/api/base-api.js';
import '../shared/api/endpoint-tags.js';
import { followLiveEvents } from '../shared/live/follow-live-events.js';

export const store = configureStore({
  reducer: { [baseApi.reducerPath]: baseApi.reducer, [sessionSlice.reducerPath]: sessionSlice.reducer },
  middleware: (defaults) => defaults().prepend(sessionListener.middleware).concat(baseApi.middleware),
});

setupListeners(store.dispatch);
followLiveEvents(store.dispatch);
