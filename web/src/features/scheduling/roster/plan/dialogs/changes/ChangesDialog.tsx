import { useState } from 'react';
import {
  type UndoableRosterChangeDto,
  useListRosterChangesQuery,
  usePreviewRosterUndoQuery,
  useUndoRosterChangeMutation,
} from '../../../../../../shared/api/generated.js';
import { formatMoment } from '../../../../../../shared/dates/dates.js';
import { toast } from '../../../../../../shared/toast/toast.js';
import { Button } from '../../../../../../shared/ui/button/Button.js';
import { Dialog } from '../../../../../../shared/ui/dialog/Dialog.js';
import { LoadFailure } from '../../../../../../shared/ui/load-failure/LoadFailure.js';
import { schedulingErrorToast } from '../../../../scheduling-messages.js';
import { formatUndone } from '../../edits/use-roster-change.js';
import { formatChange, formatKind } from './format-change.js';
import type { PlanDialogProps } from '../plan-dialog.js';
import { PlannedDialog } from '../PlannedDialog.js';
import { toPreview } from '../to-preview.js';

/** The latest changes of the roster that can be taken back. */
export function ChangesDialog({ onDone, onClose }: PlanDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const [chosen, setChosen] = useState<UndoableRosterChangeDto>();
  const changes = useListRosterChangesQuery(undefined, { refetchOnMountOrArgChange: true });
  if (chosen) return <UndoDialog change={chosen} onDone={onDone} onClose={onClose} />;
  return (
    <Dialog
      open={isOpen}
      title="Latest changes"
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={560}
      className="plan-dialog"
    >
      {changes.isLoading && <p className="plan-outcome skeleton" role="status" aria-label="Loading the changes" />}
      {!changes.data && <LoadFailure what="The changes" reads={[changes]} />}
      {changes.data?.length === 0 && <p className="second">No change of the last 30 days can be undone.</p>}
      <ul role="list" className="plan-list">
        {changes.data?.map((change) => (
          <li key={change.change_id}>
            <span>
              <strong>{formatKind(change)}</strong>: {formatChange(change)}
              <br />
              <span className="second">{formatMade(change)}</span>
            </span>
            <Button
              onClick={() => setChosen(change)}
              aria-label={`Undo ${formatKind(change)}, ${formatMoment(change.made_at_local)}`}
            >
              Undo…
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const formatMade = ({ made_at_local, made_by }: UndoableRosterChangeDto) =>
  [formatMoment(made_at_local), made_by].filter(Boolean).join(', ');

interface UndoDialogProps extends Pick<PlanDialogProps, 'onDone' | 'onClose'> {
  change: UndoableRosterChangeDto;
}

/** Shows what taking a change back brings back and removes, or why it cannot be, and asks. */
function UndoDialog({ change, onDone, onClose }: UndoDialogProps) {
  const { change_id: id, first_date } = change;
  const [undo, { isLoading }] = useUndoRosterChangeMutation();
  const { outcome, problem } = toPreview(usePreviewRosterUndoQuery({ id }));
  const apply = async () => {
    const keep = (outcome?.uncovered.length ?? 0) > 0;
    const { data, error } = await undo({ id, keepBookingsDto: { keep } });
    toast(
      data
        ? { title: 'Undone', description: formatUndone(data.left.length) }
        : schedulingErrorToast(error, 'Failed to undo'),
    );
    if (data && first_date) onDone(first_date);
    return data !== undefined;
  };
  return (
    <PlannedDialog
      title="Undo this change?"
      verb="Undo"
      outcome={outcome}
      change={{ roster_undo: { change_id: id } }}
      problem={problem}
      hasMore
      isBusy={isLoading}
      onApply={apply}
      onClose={onClose}
    >
      <p>
        {formatKind(change)}: {formatChange(change)}. {formatMade(change)}.
      </p>
    </PlannedDialog>
  );
}
