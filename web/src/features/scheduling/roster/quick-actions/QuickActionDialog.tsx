import { useState } from 'react';
import type { PlannedShiftDto, RosterPlanDto } from '../../../../shared/api/generated.js';
import { formatShortDate } from '../../../../shared/dates/dates.js';
import { formatShiftHours } from '../../../../shared/dates/format-shift-hours.js';
import { formatCount } from '../../../../shared/format-count.js';
import { ChangePreview } from '../../../../shared/relocation/ChangePreview.js';
import { uncoveredLabel } from '../../../../shared/relocation/relocation-labels.js';
import { Dialog } from '../../../../shared/ui/dialog/Dialog.js';
import { formatPlan, SKIP_REASONS } from './format-plan.js';
import { type QuickAction, QUICK_ACTIONS } from './use-quick-actions.js';

interface QuickActionDialogProps {
  action: QuickAction;
  plan: RosterPlanDto;
  isApplying: boolean;
  onApply: (action: QuickAction) => Promise<unknown>;
  onClose: () => void;
}

/** The effect of a quick action on shifts and bookings, before it is applied. */
export function QuickActionDialog({ action, plan, isApplying, onApply, onClose }: QuickActionDialogProps) {
  const [isOpen, setOpen] = useState(true);
  const { plan: name, question, explanation, verb } = QUICK_ACTIONS[action];
  const count = plan.added.length;
  const apply = async () => {
    await onApply(action);
    setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      title={question}
      okText={`${verb} ${formatCount(count, 'Shift')}`}
      isBusy={isApplying}
      isOkDisabled={count === 0}
      onOk={apply}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      width={640}
    >
      <p className="second">{explanation}</p>
      <p role="status">{formatPlan(plan)}</p>
      {count === 0 && <p>There is nothing to add: all of these shifts are skipped.</p>}
      <ChangePreview change={{ roster_plan: { name } }} toLabel={uncoveredLabel} />
      <PlannedShifts title="Will be added" shifts={plan.added} />
      <PlannedShifts title="Skipped" shifts={plan.skipped} />
    </Dialog>
  );
}

function PlannedShifts({ title, shifts }: { title: string; shifts: PlannedShiftDto[] }) {
  if (shifts.length === 0) return null;
  return (
    <section aria-label={title} className="plan">
      <h3 className="type-label">
        {title} ({shifts.length})
      </h3>
      <ul role="list" tabIndex={0} aria-label={title}>
        {shifts.map((shift, index) => (
          <li key={index}>
            <span className="plan-date">{formatShortDate(shift.roster_date)}</span>
            <span>{shift.therapist_name}</span>
            <span className="plan-hours">{formatShiftHours(shift.shift_hours)}</span>
            {shift.skipped && <span className="second">{SKIP_REASONS[shift.skipped]}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
