import { Dropdown, type MenuProps } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../features/identity/auth-context.js';
import { useSignOutEverywhere } from '../../features/identity/passwords/use-sign-out-everywhere.js';
import { roleName } from '../../features/identity/role-name.js';

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('../../features/identity/passwords/ChangePasswordDialog.js')).ChangePasswordDialog,
}));
const OwnSessionsDialog = lazy(async () => ({
  default: (await import('../../features/identity/sessions/OwnSessionsDialog.js')).OwnSessionsDialog,
}));

/** Who is at work here, and the ways out. `compact` leaves only the initial, for the top bar of small screens. */
export function AccountMenu({ compact = false }: { compact?: boolean }) {
  const { user, userRole, signOut } = useAuth();
  const navigate = useNavigate();
  const signOutEverywhere = useSignOutEverywhere();
  const [opened, open] = useState<'password' | 'sessions'>();
  if (!user) return null;

  const menu: MenuProps = {
    items: [
      ...(compact ? [{ key: 'who', label: user.email, disabled: true }] : []),
      { key: '/staff', label: 'Staff Dashboard' },
      { key: '/', label: 'Back to Main Site' },
      { type: 'divider' },
      { key: 'password', label: 'Change password' },
      { key: 'sessions', label: 'Your sessions' },
      { key: 'everywhere', label: 'Sign out everywhere' },
      { key: 'sign-out', label: 'Sign Out' },
    ],
    onClick: ({ key }) => {
      if (key === 'sign-out') void signOut();
      else if (key === 'everywhere') signOutEverywhere();
      else if (key === 'password' || key === 'sessions') open(key);
      else void navigate(key);
    },
  };
  return (
    <>
      <Dropdown menu={menu} trigger={['click']} placement={compact ? 'bottomRight' : 'topLeft'}>
        <button type="button" className="account" aria-label={`Account of ${user.email}`} aria-haspopup="menu">
          <span className="account-initial" aria-hidden="true">
            {user.email.charAt(0).toUpperCase()}
          </span>
          {!compact && (
            <span className="account-person">
              <span className="account-email">{user.email}</span>
              <span className="account-role">{roleName(userRole)}</span>
            </span>
          )}
        </button>
      </Dropdown>
      <Suspense>
        {opened === 'password' && <ChangePasswordDialog onClosed={() => open(undefined)} />}
        {opened === 'sessions' && <OwnSessionsDialog onClosed={() => open(undefined)} />}
      </Suspense>
    </>
  );
}
