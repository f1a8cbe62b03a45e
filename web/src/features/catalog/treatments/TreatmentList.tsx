import { Button } from 'antd';
import { formatTreatments } from './treatment-draft.js';
import type { TreatmentGridProps } from './TreatmentTable.js';

/** The treatments for narrow screens, one therapist below the other. */
export function TreatmentList({ rows, services, onEdit }: TreatmentGridProps) {
  return (
    <ul role="list" aria-label="Who gives what" className="treatment-list">
      {rows.map(({ id, name, treatments }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong>
            <span className="second">{formatTreatments(treatments, services)}</span>
          </span>
          <Button onClick={() => onEdit(id)} aria-label={`Edit what ${name} gives`}>
            Edit
          </Button>
        </li>
      ))}
    </ul>
  );
}
