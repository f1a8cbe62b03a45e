import { Dropdown, type MenuProps } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useAuth } from '../../features/identity/auth-context.js';
import { roleName } from '../../features/identity/role-name.js';

/** Who is at work here, and the ways out. `compact` leaves only the initial, for the top bar of small screens. */
export function AccountMenu({ compact = false }: { compact?: boolean }) {
  const { user, userRole, signOut } = useAuth();
  const navigate = useNavigate();
  if (!user) return null;

  const menu: MenuProps = {
    items: [
      ...(compact ? [{ key: 'who', label: user.email, disabled: true }] : []),
      { key: '/staff', label: 'Staff Dashboard' },
      { key: '/', label: 'Back to Main Site' },
      { type: 'divider' },
      { key: 'sign-out', label: 'Sign Out' },
    ],
    onClick: ({ key }) => (key === 'sign-out' ? signOut() : navigate(key)),
  };
  return (
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
  );
}
