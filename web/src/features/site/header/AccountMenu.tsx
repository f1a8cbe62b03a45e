import type { Account } from '../landing/site-actions.js';
import styles from '../site-header.module.css';

interface AccountMenuProps {
  account: Account;
  onSignOut: () => void;
}

export function AccountMenu({ account, onSignOut }: AccountMenuProps) {
  return (
    <>
      <button
        type="button"
        className={styles.accountAvatar}
        popoverTarget="account-menu"
        aria-label={`Account of ${account.email}`}
      >
        {account.email.charAt(0).toUpperCase()}
      </button>
      <div id="account-menu" className={styles.accountPopover} popover="auto">
        <p className={styles.accountWho}>
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
