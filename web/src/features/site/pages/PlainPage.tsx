import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetShopQuery, type ShopDto } from '../../../shared/api/generated.js';
import { Brand } from '../../../shared/ui/BrandMark.js';
import { SiteFooter } from '../footer/SiteFooter.js';
import './plain-page.css';

interface PlainPageProps {
  title: string;
  /** The page's words; told the shop's details as soon as they are here. */
  children: (shop: ShopDto | undefined) => ReactNode;
}

/** A page of words below the shop's name. */
export function PlainPage({ title, children }: PlainPageProps) {
  const { data: shop } = useGetShopQuery();
  return (
    <div className="plain-page">
      <title>{shop ? `${title} · ${shop.name}` : title}</title>
      <header>
        <Link to="/" aria-label={`${shop?.name ?? 'Massage and spa'}, home`}>
          <Brand name={shop?.name ?? '\u00a0'} />
        </Link>
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
