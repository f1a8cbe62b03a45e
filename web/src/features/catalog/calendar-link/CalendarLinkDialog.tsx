import { Modal } from 'antd';
import { useState } from 'react';
import { CalendarLink } from './CalendarLink.js';

interface CalendarLinkDialogProps {
  therapist: { id: string; name: string };
  onClosed: () => void;
}

export function CalendarLinkDialog({ therapist, onClosed }: CalendarLinkDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <Modal
      open={isOpen}
      title={`Calendar link of ${therapist.name}`}
      footer={null}
      onCancel={() => setOpen(false)}
      afterClose={onClosed}
      width={520}
    >
      <CalendarLink therapistId={therapist.id} />
    </Modal>
  );
}
