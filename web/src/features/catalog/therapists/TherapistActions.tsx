import { useState } from 'react';
import type { OfficeTherapistDto } from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { CopyLink } from '../records/CopyLink.js';

interface TherapistActionsProps {
  therapist: OfficeTherapistDto;
  onEdit: () => void;
  onDeactivate: () => void;
}

const CalendarLinkDialog = onDemand(
  async () => (await import('../calendar-link/CalendarLinkDialog.js')).CalendarLinkDialog,
);

const OwnCalendarDialog = onDemand(
  async () => (await import('../own-calendar/OwnCalendarDialog.js')).OwnCalendarDialog,
);

const SickDialog = onDemand(async () => (await import('../../../shared/relocation/SickDialog.js')).SickDialog);

/** The buttons for a therapist. Reactivating is not among them, since that is a switch in the edit form. */
export function TherapistActions({ therapist, onEdit, onDeactivate }: TherapistActionsProps) {
  const now = useShopNow();
  const [isSick, setSick] = useState(false);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const [isOwnOpen, setOwnOpen] = useState(false);
  return (
    <>
      <Button onClick={onEdit} aria-label={`Edit ${therapist.name}`}>
        Edit
      </Button>
      {therapist.is_active && <CopyLink kind="therapist" slug={therapist.slug} name={therapist.name} />}
      {therapist.is_active && (
        <Button variant="text" onClick={() => setLinkOpen(true)} aria-label={`Calendar link of ${therapist.name}`}>
          Calendar link
        </Button>
      )}
      {therapist.is_active && (
        <Button variant="text" onClick={() => setOwnOpen(true)} aria-label={`Own calendar of ${therapist.name}`}>
          Own calendar
        </Button>
      )}
      {therapist.is_active && (
        <Button
          variant="text"
          onClick={() => setSick(true)}
          disabled={!now}
          aria-label={`${therapist.name} is sick today`}
        >
          Sick today
        </Button>
      )}
      {isSick && now && <SickDialog therapist={therapist} date={now.date} now={now} onClosed={() => setSick(false)} />}
      {isOwnOpen && <OwnCalendarDialog therapist={therapist} onClosed={() => setOwnOpen(false)} />}
      {isLinkOpen && <CalendarLinkDialog therapist={therapist} onClosed={() => setLinkOpen(false)} />}
      {therapist.is_active && (
        <Button isDanger variant="text" onClick={onDeactivate} aria-label={`Deactivate ${therapist.name}`}>
          Deactivate
        </Button>
      )}
    </>
  );
}
