import { configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { sessionListener } from '../features/identity/auth/session-listener.js';
import { sessionSlice } from '../features/identity/auth/session-slice.js';
import { baseApi } from '../shared/api/base-api.js';

export const store = configureStore({
  reducer: { [baseApi.reducerPath]: baseApi.reducer, [sessionSlice.reducerPath]: sessionSlice.reducer },
  middleware: (defaults) => defaults().prepend(sessionListener.middleware).concat(baseApi.middleware),
});

setupListeners(store.dispatch);
