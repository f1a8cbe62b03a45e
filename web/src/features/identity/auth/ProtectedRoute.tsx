import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { PageSkeleton } from '../../../shared/ui/PageSkeleton.js';
import { useAuth } from './auth-context.js';
import type { Role } from './session-slice.js';

interface ProtectedRouteProps {
  /** Roles that may enter; left out: everybody who is signed in, with or without a role. */
  roles?: Role[];
  /** The path for everybody else and the text that they read; `unreadableText` is for a role that could not be read. */
  denied?: { to: string; text: string; unreadableText?: string };
  /** The placeholder until session and role are known. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Path of the page where people set up their second factor. */
export const SECURITY_PATH = '/staff/security';

const DEFAULT_DENIED = {
  to: '/staff',
  text: "You don't have permission to access this page",
  unreadableText: undefined,
};

/** Shows a page only to its roles. This is a courtesy to people: the server checks every request itself. */
export function ProtectedRoute({
  roles,
  denied = DEFAULT_DENIED,
  fallback = <PageSkeleton />,
  children,
}: ProtectedRouteProps) {
  const { pathname } = useLocation();
  const { user, userRole, needsSecondFactor, loading, isUnasked, roleLoading, roleUnreadable } = useAuth();
  if (loading) return fallback;
  if (isUnasked) return <AskForSession fallback={fallback} />;
  if (!user) return <Navigate to="/auth" replace />;
  if (needsSecondFactor && pathname !== SECURITY_PATH) return <Navigate to={SECURITY_PATH} replace />;
  if (!roles) return children;
  if (roleLoading) return fallback;
  if (userRole && roles.includes(userRole)) return children;
  return <AccessDenied to={denied.to} text={(roleUnreadable && denied.unreadableText) || denied.text} />;
}

function AskForSession({ fallback }: { fallback: ReactNode }) {
  const { askForSession } = useAuth();
  const ask = useEffectEvent(askForSession);
  useEffect(() => ask(), []);
  return fallback;
}

function AccessDenied({ to, text }: { to: string; text: string }) {
  const navigate = useNavigate();
  const deny = useEffectEvent(() => {
    toast(errorToast(text, 'Access Denied'));
    void navigate(to, { replace: true });
  });
  useEffect(() => deny(), []);
  return null;
}
