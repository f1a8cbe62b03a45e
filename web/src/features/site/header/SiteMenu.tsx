import type { MouseEvent } from 'react';
import { CloseIcon } from '../../../shared/ui/icons.js';
import type { Account, SiteActions } from '../landing/site-actions.js';
import { AccountEntries } from './AccountMenu.js';
import { SectionLinks } from './SectionLinks.js';
import styles from '../site-header.module.css';

interface SiteMenuProps extends SiteActions {
  account?: Account | null;
}

/** The header's links for small screens. It slides in from the right and closes after any choice. */
export function SiteMenu({ account, onBook, onNavigate, onSignOut }: SiteMenuProps) {
  const closeAfterChoice = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('a, button')) event.currentTarget.hidePopover();
  };
  return (
    <nav id="site-menu" className={styles.siteMenu} popover="auto" aria-label="Menu" onClick={closeAfterChoice}>
      <button
        type="button"
        className={styles.siteMenuButton}
        popoverTarget="site-menu"
        popoverTargetAction="hide"
        aria-label="Close menu"
      >
        <CloseIcon />
      </button>
      <SectionLinks />
      {account ? (
        <>
          <p className={styles.accountWho}>
            <span>{account.email}</span>
            <span className="type-note">{account.roleName}</span>
          </p>
          <AccountEntries account={account} onSignOut={onSignOut} />
        </>
      ) : (
        <button type="button" onClick={() => onNavigate('/auth')}>
          Staff Sign In
        </button>
      )}
      <button type="button" className="button button-primary" data-books onClick={() => onBook()}>
        Book Appointment
      </button>
    </nav>
  );
}
