import type { ReactNode } from 'react';
import type { ShopDto, TherapistCardDto } from '../../../shared/api/generated.js';
import { Carousel } from '../carousel/Carousel.js';
import { TherapistSlide } from '../carousel/TherapistSlide.js';
import { toPreselection } from '../shift-labels.js';
import type { SiteActions } from '../landing/site-actions.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './availability.module.css';
import carousel from '../carousel.module.css';

interface AvailabilitySectionProps extends Pick<SiteActions, 'onBook'> {
  therapists?: TherapistCardDto[];
  shop?: ShopDto;
  loading: boolean;
}

/**
 * The therapists who are here now, and when the others are: names with their availability today, below the section
 * about the people.
 */
export function AvailabilitySection({ therapists = [], shop, loading, onBook }: AvailabilitySectionProps) {
  const today = shop?.local_now.slice(0, 10) ?? '';
  const slides = (now: boolean, label: string) =>
    therapists
      .filter(({ available_now }) => available_now === now)
      .map((therapist) => (
        <TherapistSlide
          key={therapist.id}
          {...{ therapist, today, label }}
          onBook={() => onBook(toPreselection(therapist))}
        />
      ));
  return (
    <section className={classes('on-deep', styles.availability)} aria-labelledby="available-title" aria-busy={loading}>
      <Row
        heading={
          <h2 id="available-title" className="type-h2">
            Meet Our Available Therapists
          </h2>
        }
        label="Available therapists"
        loading={loading}
        empty="No therapists are currently available. Please check back later or contact us to schedule an appointment."
      >
        {slides(true, 'Book Session')}
      </Row>
      <Row
        heading={<h3 className="type-dialog">Away at the moment</h3>}
        label="Therapists away at the moment"
        loading={loading}
        empty="All our therapists are currently available! Check the section above to book with them."
        className={carousel.carouselAway}
      >
        {slides(false, 'Request Future Booking')}
      </Row>
    </section>
  );
}

interface RowProps {
  heading: ReactNode;
  label: string;
  loading: boolean;
  empty: string;
  className?: string | undefined;
  children: ReactNode[];
}

function Row({ heading, label, loading, empty, className, children }: RowProps) {
  if (children.length > 0) return <Carousel {...{ heading, label, className }}>{children}</Carousel>;
  return (
    <div className={className}>
      <div className={carousel.carouselHead}>{heading}</div>
      {loading ? <div className={carousel.slideSpace} /> : <p className={carousel.carouselEmpty}>{empty}</p>}
    </div>
  );
}
