import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AuthProvider } from '../features/identity/AuthProvider.js';

/** What every page stands in. */
export function RootLayout() {
  return (
    <AuthProvider>
      <Outlet />
      <ScrollRestoration />
    </AuthProvider>
  );
}
