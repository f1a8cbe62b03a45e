import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../shared/ui/icons.js';
import { useTrack } from './use-track.js';
import './carousel.css';

interface CarouselProps {
  heading: ReactNode;
  /** The list's name for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A row that is scrolled by finger, wheel, keys or its two arrows; it never moves by itself. */
export function Carousel({ heading, label, className = '', children }: CarouselProps) {
  const { track, overflows, atStart, atEnd, move } = useTrack();
  return (
    <div className={`carousel ${className}`}>
      <div className="carousel-head">
        {heading}
        {/* The arrows keep their space while they are hidden, so that nothing moves when they appear. */}
        <div className="carousel-arrows" style={overflows ? undefined : { visibility: 'hidden' }}>
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
      <ul ref={track} role="list" aria-label={label} className="carousel-track">
        {children}
      </ul>
    </div>
  );
}
