import { Button } from 'antd';
import type { OfficeTherapistDto } from '../../../shared/api/generated.js';
import { CopyLink } from '../records/CopyLink.js';

interface TherapistActionsProps {
  therapist: OfficeTherapistDto;
  onEdit: () => void;
  onDeactivate: () => void;
}

/** Nobody comes back by a single press: that is the edit form's switch. */
export function TherapistActions({ therapist, onEdit, onDeactivate }: TherapistActionsProps) {
  return (
    <>
      <Button onClick={onEdit} aria-label={`Edit ${therapist.name}`}>
        Edit
      </Button>
      {therapist.is_active && <CopyLink kind="therapist" slug={therapist.slug} name={therapist.name} />}
      {therapist.is_active && (
        <Button danger type="text" onClick={onDeactivate} aria-label={`Deactivate ${therapist.name}`}>
          Deactivate
        </Button>
      )}
    </>
  );
}
