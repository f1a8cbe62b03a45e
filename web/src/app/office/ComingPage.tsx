import { ProtectedRoute } from '../../features/identity/ProtectedRoute.js';
import type { Role } from '../../features/identity/session-slice.js';

/** Holds the address of a page that other pages do not link to yet. */
export function ComingPage({ title, roles }: { title: string; roles?: Role[] }) {
  return (
    <ProtectedRoute roles={roles}>
      <title>{title}</title>
      <h1 className="type-page">{title}</h1>
      <p className="second">This page comes with the next release.</p>
    </ProtectedRoute>
  );
}
