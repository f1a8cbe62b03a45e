import { Button } from '../../../shared/ui/button/Button.js';
import { Rows } from '../../../shared/ui/rows/Rows.js';
import { formatTreatments } from './treatment-draft.js';
import type { TreatmentGridProps } from './TreatmentTable.js';

/** The treatments for narrow screens, one therapist below the other. */
export function TreatmentList({ rows, services, onEdit }: TreatmentGridProps) {
  return (
    <Rows aria-label="Who offers what" className="treatment-list">
      {rows.map(({ id, name, treatments }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong>
            <span className="second">{formatTreatments(treatments, services)}</span>
          </span>
          <Button onClick={() => onEdit(id)} aria-label={`Edit what ${name} offers`}>
            Edit
          </Button>
        </li>
      ))}
    </Rows>
  );
}
