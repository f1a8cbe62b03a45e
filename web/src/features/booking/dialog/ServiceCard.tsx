import type { ServiceView } from '../../../shared/api/public-api.js';
import { money } from '../../../shared/money.js';

export function ServiceCard({ service: { name, description, duration, price } }: { service: ServiceView }) {
  return (
    <div className="booking-service">
      <div>
        <p className="type-small-head">{name}</p>
        {description && <p className="second">{description}</p>}
        <p className="booking-service-terms">
          {duration} minutes, {money(price)}
        </p>
      </div>
    </div>
  );
}
