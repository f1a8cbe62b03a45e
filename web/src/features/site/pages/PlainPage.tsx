import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetShopQuery, type ShopDto } from '../../../shared/api/generated.js';
import { Brand } from '../../../shared/ui/BrandMark.js';
import { SiteFooter } from '../footer/SiteFooter.js';
import styles from './plain-page.module.css';
import header from '../site-header.module.css';

interface PlainPageProps {
  title: string;
  /** Renders the page's text; `shop` is undefined while it loads. */
  children: (shop: ShopDto | undefined) => ReactNode;
}

/** A text page with the header and footer of the landing page. */
export function PlainPage({ title, children }: PlainPageProps) {
  const { data: shop } = useGetShopQuery();
  return (
    <div className={styles.plainPage}>
      <title>{shop ? `${title} · ${shop.name}` : title}</title>
      <header className={header.siteHeader}>
        <Link className={header.siteHome} to="/" aria-label={`${shop?.name ?? 'Massage and spa'}, home`}>
          <Brand name={shop?.name ?? '\u00a0'} />
        </Link>
        <nav className={header.siteAnchors} aria-label="Sections">
          <Link to="/#services">Services</Link>
          <Link to="/#about">About</Link>
          <Link to="/#contact">Contact</Link>
        </nav>
        <div className={header.siteHeaderActions}>
          <Link className="button button-primary" to="/book">
            Book Now
          </Link>
        </div>
      </header>
      <main>
        <h1 className="type-h2">{title}</h1>
        {children(shop)}
        <p>
          <Link className="button" to="/">
            Return to Home
          </Link>
        </p>
      </main>
      <SiteFooter name={shop?.name} />
    </div>
  );
}
