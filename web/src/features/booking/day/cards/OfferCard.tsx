import type { CSSProperties } from 'react';
import type { HeldOfferDto } from '../../../../shared/api/generated.js';
import { formatTime } from '../../../../shared/dates/dates.js';
import { formatBriefTime } from '../../../../shared/dates/format-brief-hours.js';
import { formatSpan } from './describe-booking.js';
import './booking-card.css';

/** A slot that is held for a waiting client until they answer. */
export function OfferCard({ offer, style }: { offer: HeldOfferDto; style?: CSSProperties }) {
  const until = `Offered until ${formatTime(offer.expires_at_local)}`;
  const span = formatSpan(offer.time, offer.duration_minutes);
  return (
    <div className="card card-offer" style={style}>
      <article
        className="day-booking"
        title={`${offer.client_name}, ${offer.service_name}, ${span}\n${until}`}
        aria-label={`${formatBriefTime(offer.time)} ${offer.client_name}, ${offer.service_name}, ${span}, ${until.toLowerCase()}`}
      >
        <span className="card-client">
          <span className="card-start">{formatBriefTime(offer.time)}</span>{' '}
          <span className="card-name">{offer.client_name}</span>
        </span>
        <span className="card-label">{until}</span>
        <span className="card-service">{offer.service_name}</span>
      </article>
    </div>
  );
}
