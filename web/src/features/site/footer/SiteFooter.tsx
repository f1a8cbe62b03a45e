import { Brand } from '../../../shared/ui/BrandMark.js';
import { ArrowUpIcon } from '../../../shared/ui/icons.js';
import styles from './site-footer.module.css';

export function SiteFooter({ name }: { name?: string }) {
  return (
    <footer className={styles.siteFooter}>
      <Brand name={name ?? '\u00a0'} />
      <nav aria-label="About this site">
        <a href="/privacy-policy">Privacy Policy</a>
        <a href="/terms-of-service">Terms of Service</a>
        <a href="/gift-certificates">Gift Certificates</a>
        <a href="/booking-link">Send my link again</a>
      </nav>
      <button type="button" className="icon-button" aria-label="Scroll to top" onClick={() => scrollTo({ top: 0 })}>
        <ArrowUpIcon />
      </button>
    </footer>
  );
}
