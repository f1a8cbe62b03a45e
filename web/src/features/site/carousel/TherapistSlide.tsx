import type { TherapistCardDto } from '../../../shared/api/generated.js';
import { getPortrait } from '../../../shared/ui/art/portrait.js';
import { Rating } from '../Rating.js';
import { shiftLabel } from '../shift-labels.js';

const SHOWN_SPECIALTIES = 2;

interface TherapistSlideProps {
  therapist: TherapistCardDto;
  /** The shop's today, `yyyy-MM-dd`. */
  today: string;
  label: string;
  onBook: () => void;
}

export function TherapistSlide({ therapist, today, label, onBook }: TherapistSlideProps) {
  const { name, specialties, available_now } = therapist;
  const hidden = specialties.length - SHOWN_SPECIALTIES;
  return (
    <li className={available_now ? 'slide' : 'slide slide-away'}>
      <img className="slide-portrait" src={getPortrait(therapist)} alt="" width="150" height="196" loading="lazy" />
      <div className="slide-words">
        <div className="member-name">
          <h3 id={`slide-${therapist.id}`} className="type-item">
            {name}
          </h3>
          <Rating value={therapist.rating} />
        </div>
        <p className="slide-specialties">
          {specialties.slice(0, SHOWN_SPECIALTIES).join(', ')} {hidden > 0 && <span>+{hidden} more</span>}
        </p>
        <p className="slide-shift">{shiftLabel(therapist, today)}</p>
        <button
          type="button"
          className={`button button-small ${available_now ? 'button-fill' : ''}`}
          data-books
          aria-describedby={`slide-${therapist.id}`}
          onClick={onBook}
        >
          {label}
        </button>
      </div>
    </li>
  );
}
