import { useState } from 'react';
import type { RosterPlanDto } from '../../../../shared/api/generated.js';
import { parseProblem } from '../../../../shared/api/problem.js';
import { toast } from '../../../../shared/toast/toast.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { schedulingErrorToast } from '../../scheduling-messages.js';
import { useUndoToast } from '../plan/edits/use-roster-change.js';
import { formatPlan } from './format-plan.js';
import { type QuickAction, QUICK_ACTIONS, useQuickActions } from './use-quick-actions.js';
import { onDemand } from '../../../../shared/ui/on-demand.js';

const QuickActionDialog = onDemand(async () => (await import('./QuickActionDialog.js')).QuickActionDialog);

/** The quick actions. Each shows its effect and asks before it is applied. */
export function QuickActions({ onDone }: { onDone: (plan: RosterPlanDto) => void }) {
  const { preview, apply, isApplying } = useQuickActions();
  const undoToast = useUndoToast();
  const [planned, setPlanned] = useState<{ action: QuickAction; plan: RosterPlanDto }>();
  const [working, setWorking] = useState<QuickAction>();

  const show = async (action: QuickAction) => {
    if (working) return;
    setWorking(action);
    const { data, error } = await preview[action]();
    setWorking(undefined);
    if (!error && data) return setPlanned({ action, plan: data });
    const failure = schedulingErrorToast(error, QUICK_ACTIONS[action].unreadable);
    toast(parseProblem(error)?.code === 'no-shifts-to-copy' ? { ...failure, title: 'No Data' } : failure);
  };
  const run = async (action: QuickAction) => {
    const { data, error } = await apply[action]();
    if (!data) return toast(schedulingErrorToast(error, QUICK_ACTIONS[action].undone));
    undoToast(data.change_id, QUICK_ACTIONS[action].success, formatPlan(data));
    onDone(data);
  };

  return (
    <div className="quick-actions">
      {(['copy', 'generate'] as const).map((action) => (
        // Not disabled meanwhile: that would take the focus away, which comes back here after the dialog.
        <Button key={action} onClick={() => void show(action)} aria-disabled={working !== undefined}>
          {QUICK_ACTIONS[action].label}
        </Button>
      ))}
      {planned && (
        <QuickActionDialog {...planned} isApplying={isApplying} onApply={run} onClose={() => setPlanned(undefined)} />
      )}
    </div>
  );
}
