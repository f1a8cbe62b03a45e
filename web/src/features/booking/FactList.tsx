import type { ReactNode } from 'react';
import './fact-list.css';

/** Terms and what there is to say about them, each on a line of its own. */
export function FactList({ facts }: { facts: [term: string, fact: ReactNode][] }) {
  return (
    <dl className="fact-list">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
