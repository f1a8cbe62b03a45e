import type { ReactNode } from 'react';
import type { OfficeServiceDto } from '../../../shared/api/generated.js';
import { findCover } from '../../../shared/ui/art/cover.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { formatMoney } from '../../../shared/money/money.js';
import { excerpt } from '../records/excerpt.js';

interface ServiceCardsProps {
  services: OfficeServiceDto[];
  actions?: ((service: OfficeServiceDto) => ReactNode) | undefined;
}

/** Maximum length of a card's description, in characters. */
const MAX_EXCERPT_LENGTH = 150;

export function ServiceCards({ services, actions }: ServiceCardsProps) {
  return (
    <ul role="list" className="record-cards" aria-label="Services">
      {services.map((service) => (
        <li key={service.id} className="record-card">
          <img src={findCover(service)} alt="" className="record-cover" loading="lazy" />
          <h2 className="type-small-head">{service.name}</h2>
          <Cluster as="p" gap={16} lines={4}>
            <span className="money">{formatMoney(service.price)}</span>
            <span>{service.duration} min</span>
          </Cluster>
          <p className="second record-text">{excerpt(service.description ?? '', MAX_EXCERPT_LENGTH)}</p>
          {actions && <p className="record-actions">{actions(service)}</p>}
        </li>
      ))}
    </ul>
  );
}
