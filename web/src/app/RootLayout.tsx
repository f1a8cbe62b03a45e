import { Outlet, ScrollRestoration } from 'react-router-dom';
import { AuthProvider } from '../features/identity/auth/AuthProvider.js';
import { CrashBoundary } from './crash/CrashBoundary.js';

/** The frame of every page. */
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
