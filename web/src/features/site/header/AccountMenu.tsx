import type { Account } from '../landing/site-actions.js';

interface AccountMenuProps {
  account: Account;
  onSignOut: () => void;
}

export function AccountMenu({ account, onSignOut }: AccountMenuProps) {
  return (
    <>
      <button
        type="button"
        className="account-avatar"
        popoverTarget="account-menu"
        aria-label={`Account of ${account.email}`}
      >
        {account.email.charAt(0).toUpperCase()}
      </button>
      <div id="account-menu" className="account-popover" popover="auto">
        <p className="account-who">
          <span>{account.email}</span>
          <span className="type-note">{account.roleName}</span>
        </p>
        <AccountEntries account={account} onSignOut={onSignOut} />
      </div>
    </>
  );
}

const MANAGEMENT = [
  ['/bookings', 'Manage Bookings'],
  ['/therapists', 'Manage Therapists'],
  ['/services', 'Manage Services'],
  ['/admindashboard', 'Admin Dashboard'],
] as const;

/** Links to the office pages of the person's role, and the button to sign out. */
export function AccountEntries({ account, onSignOut }: AccountMenuProps) {
  return (
    <>
      {account.managesShop &&
        MANAGEMENT.map(([path, label]) => (
          <a key={path} href={path}>
            {label}
          </a>
        ))}
      <button type="button" onClick={onSignOut}>
        Log out
      </button>
    </>
  );
}
