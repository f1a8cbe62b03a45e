import type { NextFreeDto, ShopDto } from '../../../../shared/api/generated.js';
import { ClockIcon } from '../../../../shared/ui/icons.js';
import { toTelLink } from '../../../../shared/tel-link.js';
import { heroArt } from '../../hero-art.js';
import type { SiteActions } from '../../landing/site-actions.js';
import { formatOpeningToday } from '../../opening-today.js';
import { NextAvailable } from './NextAvailable.js';
import styles from './hero.module.css';

interface HeroSectionProps extends Pick<SiteActions, 'onBook'> {
  shop?: ShopDto;
  freeTimes?: NextFreeDto[];
  failed: boolean;
}

export function HeroSection({ shop, freeTimes, failed, onBook }: HeroSectionProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.heroWords}>
        <h1 id="hero-title" className="type-h1">
          Find Your Inner Peace
        </h1>
        <p className={styles.heroLead}>{shop?.tagline}</p>
        <noscript>
          <p>Online booking needs JavaScript.{shop?.phone && ' Please call us to book.'}</p>
          <div className={styles.heroButtons}>
            {shop?.phone && (
              <a className="button button-primary" href={toTelLink(shop.phone)}>
                {`Call ${shop.phone}`}
              </a>
            )}
            <a className="button" href="#services">
              View Services
            </a>
          </div>
        </noscript>
        <div className={styles.heroButtons}>
          <button type="button" className="button button-primary" data-books onClick={() => onBook()}>
            Book Your Session
          </button>
          <button type="button" className="button" data-shows="services" onClick={scrollToServices}>
            View Services
          </button>
        </div>
      </div>
      <div className={styles.heroPanel} dangerouslySetInnerHTML={{ __html: heroArt }} />
      {!failed && <NextAvailable times={freeTimes} today={shop?.local_now.slice(0, 10)} onBook={onBook} />}
      <p className={styles.heroPlace}>
        {shop && (
          <>
            <ClockIcon />
            <span>
              {formatOpeningToday(shop)}
              <br />
              {shop.address_lines.join(', ')}
            </span>
          </>
        )}
      </p>
    </section>
  );
}

const scrollToServices = () => document.getElementById('services')?.scrollIntoView();
