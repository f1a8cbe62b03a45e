import type { ServiceDto } from '../../../shared/api/generated.js';
import { coverOf } from '../../../shared/art/cover.js';
import { money } from '../../../shared/money.js';

export function ServiceCard({ service }: { service: ServiceDto }) {
  const { name, description, duration, price } = service;
  return (
    <div className="booking-service">
      <img src={coverOf(service)} alt="" />
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
