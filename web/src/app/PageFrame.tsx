import type { ReactNode } from 'react';
import { AuthProvider } from '../features/identity/auth/AuthProvider.js';
import { CrashBoundary } from './crash/CrashBoundary.js';

/** The frame of every page, with a router or without. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <CrashBoundary>
      <AuthProvider>{children}</AuthProvider>
    </CrashBoundary>
  );
}
