import type { ReactNode } from 'react';
import './description-list.css';

export type DescriptionItem = [term: string, description: ReactNode];

interface DescriptionListProps {
  items: DescriptionItem[];
  /** Class of a list that looks different from the bookings' ones. */
  className?: string;
}

/** Terms with their descriptions. */
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
