import type { TherapistCardDto } from '../../../shared/api/generated.js';
import { ALL_TREATMENTS, aheadLabel, todayLabel } from '../shift-labels.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from '../carousel.module.css';

const SHOWN_SPECIALTIES = 2;

interface TherapistSlideProps {
  therapist: TherapistCardDto;
  /** The shop's date, `yyyy-MM-dd`. */
  today: string;
  label: string;
  onBook: () => void;
}

/** A therapist's name and availability today; the cards above introduce the person. */
export function TherapistSlide({ therapist, today, label, onBook }: TherapistSlideProps) {
  const { name, specialties, gives_all, available_now } = therapist;
  const hidden = specialties.length - SHOWN_SPECIALTIES;
  const ahead = aheadLabel(therapist, today);
  return (
    <li className={classes(styles.slide, !available_now && styles.slideAway)}>
      <h3 id={`slide-${therapist.id}`} className="type-item">
        {name}
      </h3>
      <p className={styles.slideSpecialties}>
        {specialties.slice(0, SHOWN_SPECIALTIES).join(', ') || (gives_all && ALL_TREATMENTS)}{' '}
        {hidden > 0 && <span>+{hidden} more</span>}
      </p>
      <p className={styles.slideToday}>
        {todayLabel(therapist, today)}
        {ahead && <span>{ahead}</span>}
      </p>
      <button
        type="button"
        className={classes('button button-small', available_now && 'button-fill')}
        data-books="chosen"
        aria-describedby={`slide-${therapist.id}`}
        onClick={onBook}
      >
        {label}
      </button>
    </li>
  );
}
