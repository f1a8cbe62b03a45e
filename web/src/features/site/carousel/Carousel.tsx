import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../shared/ui/icons.js';
import { useTrack } from './use-track.js';
import styles from '../carousel.module.css';

interface CarouselProps {
  heading: ReactNode;
  /** The list's name for screen readers. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A row that is scrolled by finger, wheel, keys or its two arrows; it never moves by itself. */
export function Carousel({ heading, label, className, children }: CarouselProps) {
  const { track, overflows, atStart, atEnd, move } = useTrack();
  return (
    <div className={className}>
      <div className={styles.carouselHead}>
        {heading}
        {/* The arrows keep their space while they are hidden, so that nothing moves when they appear. */}
        <div className={styles.carouselArrows} style={overflows ? undefined : { visibility: 'hidden' }}>
          <button
            type="button"
            className="icon-button"
            aria-label={`${label}: previous`}
            aria-disabled={atStart}
            onClick={() => move(-1)}
          >
            <ChevronLeftIcon />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={`${label}: next`}
            aria-disabled={atEnd}
            onClick={() => move(1)}
          >
            <ChevronRightIcon />
          </button>
        </div>
      </div>
      <ul ref={track} role="list" aria-label={label} className={styles.carouselTrack}>
        {children}
      </ul>
    </div>
  );
}
