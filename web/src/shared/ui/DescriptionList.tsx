import type { ReactNode } from 'react';
import './description-list.css';

export type DescriptionItem = [term: string, description: ReactNode];

interface DescriptionListProps {
  items: DescriptionItem[];
  /** For a list that looks otherwise than the bookings' own. */
  className?: string;
}

/** Terms and what there is to say about them. */
export function DescriptionList({ items, className = 'description-list' }: DescriptionListProps) {
  return (
    <dl className={className}>
      {items.map(([term, description], nth) => (
        <div key={`${nth} ${term}`}>
          <dt>{term}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
