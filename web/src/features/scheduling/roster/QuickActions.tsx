import { Button } from 'antd';
import { useState } from 'react';
import type { RosterPlanDto } from '../../../shared/api/generated.js';
import { problemOf } from '../../../shared/api/problem.js';
import { toast } from '../../../shared/toast.js';
import { refusal } from '../words.js';
import { PlanDialog } from './PlanDialog.js';
import { type QuickAction, quickActions, useQuickActions } from './quick-actions.js';

/** Each button works out what it would do, and asks before it does it. */
export function QuickActions({ onDone }: { onDone: (plan: RosterPlanDto) => void }) {
  const { preview, apply, isApplying } = useQuickActions();
  const [planned, setPlanned] = useState<{ action: QuickAction; plan: RosterPlanDto }>();
  const [working, setWorking] = useState<QuickAction>();

  const show = async (action: QuickAction) => {
    setWorking(action);
    const { data, error } = await preview[action]();
    setWorking(undefined);
    if (!error && data) return setPlanned({ action, plan: data });
    const said = refusal(error, quickActions[action].unreadable);
    toast(problemOf(error)?.code === 'no-shifts-to-copy' ? { ...said, title: 'No Data' } : said);
  };
  const run = async (action: QuickAction) => {
    const { data, error } = await apply[action]();
    if (!data) return toast(refusal(error, quickActions[action].undone));
    const skipped = data.skipped.length > 0 ? `, ${data.skipped.length} skipped` : '';
    toast({ title: quickActions[action].success, description: `${shifts(data.added.length)} added${skipped}` });
    onDone(data);
  };

  return (
    <div className="quick-actions">
      {(['copy', 'generate'] as const).map((action) => (
        <Button key={action} onClick={() => show(action)} disabled={working !== undefined}>
          {quickActions[action].label}
        </Button>
      ))}
      {planned && (
        <PlanDialog {...planned} isApplying={isApplying} onApply={run} onClose={() => setPlanned(undefined)} />
      )}
    </div>
  );
}

const shifts = (count: number): string => (count === 1 ? '1 shift' : `${count} shifts`);
