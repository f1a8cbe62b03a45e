import type { ReactNode } from 'react';
import './fact-list.css';

export type Fact = [term: string, fact: ReactNode];

interface FactListProps {
  facts: Fact[];
  /** For a list that looks otherwise than the bookings' own. */
  className?: string;
}

/** Terms and what there is to say about them. */
export function FactList({ facts, className = 'fact-list' }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
