import { useState } from 'react';
import { Dialog } from '../../../shared/ui/dialog/Dialog.js';
import { CalendarLink } from './CalendarLink.js';

interface CalendarLinkDialogProps {
  therapist: { id: string; name: string };
  onClosed: () => void;
}

export function CalendarLinkDialog({ therapist, onClosed }: CalendarLinkDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      title={`Calendar link of ${therapist.name}`}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={520}
    >
      <CalendarLink therapistId={therapist.id} />
    </Dialog>
  );
}
