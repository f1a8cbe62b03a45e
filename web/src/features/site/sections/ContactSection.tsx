import type { AnnouncedClosureDto, ShopDto } from '../../../shared/api/generated.js';
import { ShopMap } from './ShopMap.js';
import { formatShortDate } from '../../../shared/dates/dates.js';
import { toTelLink } from '../../../shared/tel-link.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './contact.module.css';
import site from '../site.module.css';

interface ContactSectionProps {
  shop?: ShopDto;
  closures?: AnnouncedClosureDto[];
}

export function ContactSection({ shop, closures = [] }: ContactSectionProps) {
  return (
    <section id="contact" className={classes(styles.contact, site.band)} aria-labelledby="contact-title">
      <ShopMap shop={shop} />
      <div>
        <h2 id="contact-title" className="type-h2">
          Contact
        </h2>
        <dl className={styles.contactDetails}>
          <dt>Location</dt>
          <dd>
            <address>
              {shop?.address_lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            {shop?.words.directions && <p className="type-note">{shop.words.directions}</p>}
          </dd>
          <dt>Phone</dt>
          <dd>
            {shop?.phone && (
              <a className="link" href={toTelLink(shop.phone)}>
                {shop.phone}
              </a>
            )}
          </dd>
          <dt>Email</dt>
          <dd>
            {shop?.email && (
              <a className="link" href={`mailto:${shop.email}`}>
                {shop.email}
              </a>
            )}
            <p className="type-note">We reply within 24 hours.</p>
          </dd>
          <dt>Hours</dt>
          <dd>
            <ul role="list" className={styles.contactHours}>
              {shop?.hours.map(({ days, hours }) => (
                <li key={days}>
                  <span>{days}</span> <span>{hours}</span>
                </li>
              ))}
            </ul>
            {closures.length > 0 && (
              <ul role="list" className={styles.contactClosures}>
                {closures.map(({ name, first_date, last_date }) => (
                  <li key={first_date + name}>
                    Closed {formatDays(first_date, last_date)} <span className="second">({name})</span>
                  </li>
                ))}
              </ul>
            )}
            <p className="type-note">Walk-ins welcome, but appointments are recommended</p>
          </dd>
        </dl>
      </div>
    </section>
  );
}

const formatDays = (first: string, last: string) =>
  first === last ? formatShortDate(first) : `${formatShortDate(first)} to ${formatShortDate(last)}`;
