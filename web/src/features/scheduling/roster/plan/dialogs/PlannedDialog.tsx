import { Alert } from 'antd';
import { type ReactNode, useState } from 'react';
import type { HypotheticalChangeDto, RosterOutcomeDto } from '../../../../../shared/api/generated.js';
import { ChangePreview } from '../../../../../shared/relocation/ChangePreview.js';
import { uncoveredLabel } from '../../../../../shared/relocation/relocation-labels.js';
import { formatCount } from '../use-roster-change.js';
import { Dialog } from '../../../../../shared/ui/dialog/Dialog.js';
import { Outcome } from './Outcome.js';

interface PlannedDialogProps {
  title: string;
  verb: string;
  outcome: RosterOutcomeDto | undefined;
  /** The same, as what becomes of bookings is asked. */
  change: HypotheticalChangeDto | undefined;
  /** Why it cannot be done as it is entered. */
  problem: string | undefined;
  /** Said instead of a preview while something is missing. */
  hint?: string | undefined;
  /** What is kept is taken over, so that there is something to do without a new shift. */
  takesOver?: boolean;
  isBusy: boolean;
  /** Answers whether it was done. */
  onApply: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** Asks what is to be done, and shows what it would do before it is done. */
export function PlannedDialog({ title, verb, outcome, change, problem, hint, isBusy, ...rest }: PlannedDialogProps) {
  const { takesOver = false, onApply, onClose, children } = rest;
  const [isOpen, setOpen] = useState(true);
  const count = outcome ? outcome.added.length + outcome.removed.length : 0;
  const isIdle = !outcome || (count === 0 && !(takesOver && outcome.kept.length > 0));
  return (
    <Dialog
      open={isOpen}
      title={title}
      okText={isBusy ? 'Processing...' : outcome ? `${verb} ${formatCount(count).replace('shift', 'Shift')}` : verb}
      okButtonProps={{ disabled: isBusy || isIdle }}
      onOk={async () => {
        if (await onApply()) setOpen(false);
      }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={560}
      className="plan-dialog"
    >
      {children}
      {problem ? (
        <Alert type="warning" showIcon title={problem} />
      ) : hint ? (
        <p className="second">{hint}</p>
      ) : (
        <>
          <Outcome outcome={outcome} />
          <ChangePreview change={change} toLabel={uncoveredLabel} />
        </>
      )}
    </Dialog>
  );
}
