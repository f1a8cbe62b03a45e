import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../../features/identity/auth/auth-context.js';
import { useSignOutEverywhere } from '../../../features/identity/passwords/use-sign-out-everywhere.js';
import { SECURITY_PATH } from '../../../features/identity/auth/ProtectedRoute.js';
import { formatRole } from '../../../features/identity/auth/format-role.js';
import { MenuButton, type MenuEntry } from '../../../shared/ui/menu/MenuButton.js';

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('../../../features/identity/passwords/ChangePasswordDialog.js')).ChangePasswordDialog,
}));
const OwnSessionsDialog = lazy(async () => ({
  default: (await import('../../../features/identity/sessions/OwnSessionsDialog.js')).OwnSessionsDialog,
}));

/**
 * The menu of the signed-in person, with the ways to sign out. `compact` shows only the initial, for the top bar of
 * small screens.
 */
export function AccountMenu({ compact = false }: { compact?: boolean }) {
  const { user, userRole, roleLoading, signOut } = useAuth();
  const navigate = useNavigate();
  const signOutEverywhere = useSignOutEverywhere();
  const [opened, open] = useState<'password' | 'sessions'>();
  // The search beside it stays where it is while the person loads.
  if (!user) return compact ? <span className="account-initial" aria-hidden="true" /> : null;

  const entries: MenuEntry[] = [
    ...(compact ? [{ label: user.email, isDisabled: true }] : []),
    { label: 'Staff Dashboard', onPress: () => void navigate('/staff') },
    { label: 'Back to Main Site', onPress: () => void navigate('/') },
    { label: 'Security', isApart: true, onPress: () => void navigate(SECURITY_PATH) },
    { label: 'Change password', onPress: () => open('password') },
    { label: 'Your sessions', onPress: () => open('sessions') },
    { label: 'Sign out everywhere', onPress: signOutEverywhere },
    { label: 'Sign Out', onPress: () => void signOut() },
  ];
  return (
    <>
      <MenuButton
        label={`Account of ${user.email}`}
        placement={compact ? 'below-end' : 'above'}
        entries={entries}
        button={(props) => (
          <button type="button" className="account" {...props}>
            <span className="account-initial" aria-hidden="true">
              {user.email.charAt(0).toUpperCase()}
            </span>
            <span className="visually-hidden">Account of {compact && user.email}</span>
            {!compact && (
              <span className="account-person">
                <span className="account-email">{user.email}</span>
                <span className="account-role">{roleLoading ? '\u00a0' : formatRole(userRole)}</span>
              </span>
            )}
          </button>
        )}
      />
      <Suspense>
        {opened === 'password' && <ChangePasswordDialog onClosed={() => open(undefined)} />}
        {opened === 'sessions' && <OwnSessionsDialog onClosed={() => open(undefined)} />}
      </Suspense>
    </>
  );
}
