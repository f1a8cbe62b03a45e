import { renderToStaticMarkup } from 'react-dom/server';
import { Provider } from 'react-redux';
import { configureStore } from '@reduxjs/toolkit';
import { sessionEnded, sessionEstablished } from '../../../shared/api/session-actions.js';
import { AuthProvider } from './AuthProvider.js';
import { useAuth } from './auth-context.js';
import { roleLoaded, sessionSlice } from './session-slice.js';

const user = { id: 'mei', email: 'mei@shop.example' };
const established = sessionEstablished({ user, expires_at: '2026-11-20T10:00:00Z' });

/** Returns the session as a page sees it after these actions. */
function authAfter(...actions: Parameters<typeof sessionSlice.reducer>[1][]) {
  const store = configureStore({ reducer: { session: sessionSlice.reducer } });
  actions.forEach((action) => store.dispatch(action));
  let auth: ReturnType<typeof useAuth> | undefined;
  const Page = () => {
    auth = useAuth();
    return null;
  };
  renderToStaticMarkup(
    <Provider store={store}>
      <AuthProvider>
        <Page />
      </AuthProvider>
    </Provider>,
  );
  return auth;
}

it('is loading, with nobody signed in, until the session was read', () => {
  expect(authAfter()).toMatchObject({ user: null, userRole: null, loading: true });
  expect(authAfter(sessionEnded())).toMatchObject({ user: null, userRole: null, loading: false });
});

it('gives pages the user first, and role and therapist once they are known', () => {
  expect(authAfter(established)).toMatchObject({ user, userRole: null, loading: false, roleLoading: true });
  expect(authAfter(established, roleLoaded({ role: 'staff', therapistId: 'therapist-of-mei' }))).toMatchObject({
    user,
    userRole: 'staff',
    therapistId: 'therapist-of-mei',
    roleLoading: false,
  });
});

it('throws outside its provider, instead of taking everybody for signed out', () => {
  const Page = () => <p>{useAuth().user?.email}</p>;
  expect(() => renderToStaticMarkup(<Page />)).toThrow('useAuth must be used within an AuthProvider');
});
