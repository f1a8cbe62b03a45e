import { useState } from 'react';
import type { RosterPatternDto } from '../../../../../../shared/api/generated.js';
import { Dialog } from '../../../../../../shared/ui/dialog/Dialog.js';
import { PatternEnd } from './PatternEnd.js';

interface PatternDialogProps {
  patterns: readonly RosterPatternDto[];
  today: string;
  onClose: () => void;
}

/** The therapists' patterns and their last days. */
export function PatternDialog({ patterns, today, onClose }: PatternDialogProps) {
  const [isOpen, setOpen] = useState(true);
  // Changes by others are reported when a pattern is saved.
  const [opened] = useState(patterns);
  return (
    <Dialog
      open={isOpen}
      title={`Pattern of ${opened[0]?.therapist_name ?? ''}`}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={520}
      className="plan-dialog"
    >
      {opened.map((pattern) => (
        <PatternEnd
          key={pattern.id}
          opened={pattern}
          latest={patterns.find(({ id }) => id === pattern.id)}
          today={today}
          onDone={() => setOpen(false)}
        />
      ))}
    </Dialog>
  );
}
