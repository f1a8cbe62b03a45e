import type { TherapistCardDto } from '../../../shared/api/generated.js';
import { getPortrait } from '../../../shared/ui/art/portrait.js';
import { formatMoney } from '../../../shared/money/money.js';
import type { SiteActions } from '../landing/site-actions.js';
import { Rating } from '../Rating.js';
import { ALL_TREATMENTS, nextFreeLabel, slotsTodayLabel, toPreselection } from '../shift-labels.js';
import { classes } from '../../../shared/ui/classes.js';
import styles from './team.module.css';
import site from '../site.module.css';

interface TeamSectionProps extends Pick<SiteActions, 'onBook'> {
  therapists?: TherapistCardDto[];
  /** The shop's date, `yyyy-MM-dd`. */
  today: string;
  lead?: string;
  loading: boolean;
}

export function TeamSection({ therapists = [], today, lead, loading, onBook }: TeamSectionProps) {
  return (
    <section id="expert-team" className={classes(styles.team, site.band)} aria-labelledby="team-title">
      <div className={styles.teamHead}>
        <h2 id="team-title" className="type-h2">
          Our Expert Therapists
        </h2>
        {lead && <p className="type-lead">{lead}</p>}
      </div>
      {loading ? (
        <div className={styles.teamGrid} aria-busy="true">
          {[1, 2, 3, 4, 5, 6].map((card) => (
            <div key={card} className={classes(styles.member, styles.memberEmpty)}>
              <div className={classes('skeleton', styles.memberPortrait)} />
            </div>
          ))}
        </div>
      ) : (
        <ul role="list" className={styles.teamGrid}>
          {therapists.map((therapist) => (
            <Member key={therapist.id} {...{ therapist, today }} onBook={onBook} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface MemberProps extends Pick<SiteActions, 'onBook'> {
  therapist: TherapistCardDto;
  today: string;
}

function Member({ therapist, today, onBook }: MemberProps) {
  const { name, specialties, gives_all, slots_remaining_today: left } = therapist;
  const nextFree = nextFreeLabel(therapist, today);
  return (
    <li className={styles.member}>
      <img
        className={styles.memberPortrait}
        src={getPortrait(therapist)}
        alt=""
        width="408"
        height="300"
        loading="lazy"
      />
      <div className={styles.memberName}>
        <h3 id={`member-${therapist.id}`} className="type-item">
          {name}
        </h3>
        <Rating value={therapist.rating} />
      </div>
      <p className="second">{therapist.bio}</p>
      <p className={classes('type-note', styles.memberSpecialties)}>
        {specialties.join(', ') || (gives_all && ALL_TREATMENTS)}
      </p>
      <div className={styles.memberFoot}>
        <p>
          <strong className={left > 0 ? styles.memberFree : 'second'}>{slotsTodayLabel(therapist)}</strong>
          {nextFree && <span>{nextFree}</span>}
          {therapist.hourly_rate !== null && (
            <span className="second">{formatMoney(therapist.hourly_rate)} per hour</span>
          )}
        </p>
        <button
          type="button"
          className="button button-small"
          data-books="chosen"
          aria-describedby={`member-${therapist.id}`}
          onClick={() => onBook(toPreselection(therapist))}
        >
          Book Session
        </button>
      </div>
    </li>
  );
}
