import type { ReactNode } from 'react';
import type { OfficeTherapistDto } from '../../../shared/api/generated.js';
import { getPortrait } from '../../../shared/ui/art/portrait.js';
import { StarIcon } from '../../../shared/ui/icons.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { formatMoney } from '../../../shared/money/money.js';
import { excerpt } from '../records/excerpt.js';
import { ActivityBadge } from './ActivityBadge.js';
import { formatCount } from '../../../shared/format-count.js';

interface TherapistCardsProps {
  therapists: OfficeTherapistDto[];
  actions: ((therapist: OfficeTherapistDto) => ReactNode) | undefined;
}

/** Maximum length of a card's bio in characters. */
const MAX_EXCERPT_LENGTH = 100;

export function TherapistCards({ therapists, actions }: TherapistCardsProps) {
  return (
    <ul role="list" className="record-cards" aria-label="Therapists">
      {therapists.map((therapist) => (
        <li key={therapist.id} className="record-card" data-active={therapist.is_active}>
          <div className="therapist-top">
            <img
              src={getPortrait(therapist)}
              alt={`Photo of ${therapist.name}`}
              className="photo-preview"
              loading="lazy"
            />
            <div>
              <h2 className="type-small-head">{therapist.name}</h2>
              <ActivityBadge isActive={therapist.is_active} />
            </div>
          </div>
          <Cluster as="p" gap={16} lines={4}>
            <span className="therapist-rating">
              <StarIcon width="16" height="16" />
              <span className="visually-hidden">Rating </span>
              {therapist.rating.toFixed(1)}
            </span>
            {therapist.hourly_rate !== null && (
              <span>
                <span className="money">{formatMoney(therapist.hourly_rate)}</span> an hour
              </span>
            )}
            <span>{formatCount(therapist.available_slots, 'slot')} a day</span>
            <span>{formatCount(therapist.roster_entries, 'roster entry', 'roster entries')}</span>
          </Cluster>
          {therapist.specialties.length > 0 && <p>{therapist.specialties.join(', ')}</p>}
          {therapist.bio && <p className="second record-text">{excerpt(therapist.bio, MAX_EXCERPT_LENGTH)}</p>}
          {therapist.user_email && <p className="type-note record-text">Signs in as {therapist.user_email}</p>}
          {actions && <p className="record-actions">{actions(therapist)}</p>}
        </li>
      ))}
    </ul>
  );
}
