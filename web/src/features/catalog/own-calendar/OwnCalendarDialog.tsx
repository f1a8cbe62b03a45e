import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { OwnCalendar } from './OwnCalendar.js';

interface OwnCalendarDialogProps {
  therapist: { id: string; name: string };
  onClosed: () => void;
}

export function OwnCalendarDialog({ therapist, onClosed }: OwnCalendarDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      title={`Own calendar of ${therapist.name}`}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={520}
    >
      <OwnCalendar therapistId={therapist.id} />
    </Dialog>
  );
}
