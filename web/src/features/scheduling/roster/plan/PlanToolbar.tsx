import type { ReactNode } from 'react';
import type { ShiftTypes } from '../../../../shared/api/generated.js';
import { formatBriefHours } from '../../../../shared/dates/format-brief-hours.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { Switch } from '../../../../shared/ui/inputs/Switch.js';
import { Segmented } from '../../../../shared/ui/segmented/Segmented.js';
import { formatShiftType } from '../shift/shift-types.js';

export type Brush = keyof ShiftTypes;

/** The shift types to paint with, in the order of their number keys. */
export const BRUSHES: Brush[] = ['morning', 'afternoon', 'evening', 'full'];

interface PlanToolbarProps {
  types: ShiftTypes;
  brush: Brush | undefined;
  onBrush: (brush: Brush | undefined) => void;
  isDraft: boolean;
  onDraft: (isDraft: boolean) => void;
  onEditTypes: () => void;
  children: ReactNode;
}

/** The tools of the plan: the shift that a press enters, and changes of many days. */
export function PlanToolbar({ types, brush, onBrush, isDraft, onDraft, onEditTypes, children }: PlanToolbarProps) {
  return (
    <div className="plan-toolbar">
      <div className="plan-tools">
        <Segmented
          aria-label="Paint with"
          className="plan-brushes"
          value={brush ?? 'none'}
          onChange={(value) => onBrush(value === 'none' ? undefined : (value as Brush))}
          options={[
            { value: 'none', label: 'Select' },
            ...BRUSHES.map((type) => ({
              value: type,
              label: (
                <span className="plan-brush" data-color={types[type].color}>
                  {formatShiftType(type)}{' '}
                  <span className="second">{formatBriefHours(types[type].start_time, types[type].end_time)}</span>
                </span>
              ),
            })),
          ]}
        />
        <Button variant="link" onClick={onEditTypes}>
          Shift types
        </Button>
        <label className="plan-draft">
          <Switch size="small" checked={isDraft} onChange={onDraft} /> As drafts
        </label>
      </div>
      <div className="plan-actions">{children}</div>
    </div>
  );
}
