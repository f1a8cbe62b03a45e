import type { ShopDto } from '../../../shared/api/generated.js';
import type { SiteActions } from '../landing/site-actions.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './about.module.css';
import site from '../site.module.css';

interface AboutSectionProps extends Pick<SiteActions, 'onBook'> {
  shop?: ShopDto;
}

/** The shop's text about itself; without one its name and tagline. */
export function AboutSection({ shop, onBook }: AboutSectionProps) {
  const about = shop?.words.about;
  return (
    <section id="about" className={classes(styles.about, site.band)} aria-labelledby="about-title">
      <img src="/art/about.svg" alt="" width="640" height="620" loading="lazy" />
      <div>
        <h2 id="about-title" className="type-h2">
          {about?.title || `About ${shop?.name ?? 'us'}`}
        </h2>
        <p className="type-lead">{about?.lead || shop?.tagline}</p>
        {about?.text && <p className="second">{about.text}</p>}
        <button type="button" className="button" data-books onClick={() => onBook()}>
          Book a Consultation
        </button>
      </div>
    </section>
  );
}
