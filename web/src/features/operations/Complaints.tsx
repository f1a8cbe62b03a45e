import { Link } from 'react-router-dom';
import type { NightlyProofDto } from '../../shared/api/generated.js';
import { Card } from '../../shared/ui/card/Card.js';

/** What does not agree by the latest nights' proofs, each with its page; nothing where all agrees. */
export function Complaints({ proofs }: { proofs: readonly NightlyProofDto[] }) {
  const complaints = proofs.flatMap((proof) => proof.complaints);
  if (complaints.length === 0) return null;
  return (
    <Card aria-labelledby="differences">
      <h2 id="differences" className="type-small-head">
        Differences in the books
      </h2>
      <ul>
        {complaints.map(({ text, path }) => (
          <li key={text}>
            {text}. {path && <Link to={path}>Open the booking</Link>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
