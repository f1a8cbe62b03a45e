import { toTelLink } from '../../../shared/tel-link.js';
import { Brand } from '../../../shared/ui/BrandMark.js';
import { MenuIcon } from '../../../shared/ui/icons.js';
import type { Account, SiteActions } from '../landing/site-actions.js';
import { AccountMenu } from './AccountMenu.js';
import { SectionLinks } from './SectionLinks.js';
import { SiteMenu } from './SiteMenu.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from '../site-header.module.css';

interface SiteHeaderProps extends SiteActions {
  name?: string;
  phone?: string;
  account?: Account | null;
}

/**
 * The header, sticky over the whole page. Its menus are popovers of the browser, which close by themselves and need no
 * script.
 */
export function SiteHeader({ name, phone, account, ...actions }: SiteHeaderProps) {
  return (
    <header className={styles.siteHeader}>
      <a className={styles.siteHome} href="/" aria-label={`${name ?? 'Massage and spa'}, home`}>
        <Brand name={name ?? '\u00a0'} />
      </a>
      <nav className={styles.siteAnchors} aria-label="Sections">
        <SectionLinks />
      </nav>
      <div className={styles.siteHeaderActions}>
        {phone && (
          <noscript>
            <a className="button button-primary" href={toTelLink(phone)}>
              Call us
            </a>
          </noscript>
        )}
        {account && <AccountMenu account={account} onSignOut={actions.onSignOut} />}
        {!account && (
          <button
            type="button"
            className={classes('button button-bare', styles.onlyWide)}
            onClick={() => actions.onNavigate('/auth')}
          >
            Staff Sign In
          </button>
        )}
        <button type="button" className="button button-primary" data-books onClick={() => actions.onBook()}>
          Book Now
        </button>
        <button type="button" className={styles.siteMenuButton} popoverTarget="site-menu" aria-label="Menu">
          <MenuIcon />
        </button>
      </div>
      <SiteMenu account={account} {...actions} />
    </header>
  );
}
