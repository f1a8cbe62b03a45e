import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AuthProvider } from '../features/identity/auth/AuthProvider.js';
import { CrashBoundary } from './crash/CrashBoundary.js';

/** What every page stands in. */
export function RootLayout() {
  return (
    <CrashBoundary>
      <AuthProvider>
        <Outlet />
        <ScrollRestoration />
      </AuthProvider>
    </CrashBoundary>
  );
}
