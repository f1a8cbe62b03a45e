import { type ReactNode, useState } from 'react';
import type { HypotheticalChangeDto, RosterOutcomeDto } from '../../../../../shared/api/generated.js';
import { ChangePreview } from '../../../../../shared/relocation/ChangePreview.js';
import { uncoveredLabel } from '../../../../../shared/relocation/relocation-labels.js';
import { formatCount } from '../../../../../shared/format-count.js';
import { Alert } from '../../../../../shared/ui/alert/Alert.js';
import { Dialog } from '../../../../../shared/ui/dialog/Dialog.js';
import { Outcome } from './Outcome.js';

interface PlannedDialogProps {
  title: string;
  verb: string;
  outcome: RosterOutcomeDto | undefined;
  /** The same change as a hypothetical one, for its effect on bookings. */
  change: HypotheticalChangeDto | undefined;
  /** Reason why the change cannot be made as it is entered. */
  problem: string | undefined;
  /** Text instead of a preview while something is missing. */
  hint?: string | undefined;
  /** Whether kept shifts are taken over, so that there may be something to do without a new shift. */
  takesOver?: boolean;
  /** Whether there may be something to do without any shift, such as for a pattern. */
  hasMore?: boolean;
  isBusy: boolean;
  /** Applies the change and returns whether it was made. */
  onApply: () => Promise<boolean>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that asks for a change of the roster and shows its effect before it is made. */
export function PlannedDialog({ title, verb, outcome, change, problem, hint, isBusy, ...rest }: PlannedDialogProps) {
  const { takesOver = false, hasMore = false, onApply, onClose, children } = rest;
  const [isOpen, setOpen] = useState(true);
  const count = outcome ? outcome.added.length + outcome.removed.length : 0;
  const isIdle = !outcome || (count === 0 && !hasMore && !(takesOver && outcome.kept.length > 0));
  return (
    <Dialog
      open={isOpen}
      title={title}
      okText={count > 0 ? `${verb} ${formatCount(count, 'Shift')}` : verb}
      isBusy={isBusy}
      isOkDisabled={isIdle}
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
