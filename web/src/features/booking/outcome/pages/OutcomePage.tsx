import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useGetShopQuery } from '../../../../shared/api/generated.js';
import { toTelLink } from '../../../../shared/tel-link.js';
import { Brand } from '../../../../shared/ui/BrandMark.js';
import './outcome-page.css';

interface OutcomePageProps {
  /** The page's heading, also the title of the browser's tab. */
  title: string;
  sentence: ReactNode;
  picture: 'result-confirmed' | 'result-request';
  /** Whether the page's text already contains the phone number. */
  namesPhone?: boolean;
  children?: ReactNode;
}

/** A page about the outcome of a booking: the picture beside the text, the shop's sign above. */
export function OutcomePage({ title, sentence, picture, namesPhone = false, children }: OutcomePageProps) {
  const { data: shop } = useGetShopQuery();
  return (
    <div className="outcome-page">
      <title>{shop ? `${title} · ${shop.name}` : title}</title>
      <header>
        <Link to="/" aria-label={`${shop?.name ?? 'Home'}, home page`}>
          <Brand name={shop?.name ?? ''} />
        </Link>
      </header>
      <main>
        <img src={`/art/${picture}.svg`} alt="" />
        <div className="outcome-page-text">
          <h1 tabIndex={-1} className="type-h2">
            {title}
          </h1>
          <div className="type-lead">{sentence}</div>
          {children}
          {shop?.phone && !namesPhone && (
            <p className="outcome-page-phone">
              Questions? Call us on <a href={toTelLink(shop.phone)}>{shop.phone}</a>.
            </p>
          )}
        </div>
      </main>
    </div>
  );
}
