import type { ServiceDto } from '../../../../shared/api/generated.js';
import { findCover } from '../../../../shared/ui/art/cover.js';
import { formatMoney } from '../../../../shared/money/money.js';

export function ServiceCard({ service }: { service: ServiceDto }) {
  const { name, description, duration, price } = service;
  return (
    <div className="service-card">
      <img src={findCover(service)} alt="" />
      <div>
        <p className="type-small-head">{name}</p>
        {description && <p className="second">{description}</p>}
        <p className="service-card-terms">
          {duration} minutes, {formatMoney(price)}
        </p>
      </div>
    </div>
  );
}
