import { useState } from 'react';
import type { ShiftTypes } from '../../../../../shared/api/generated.js';
import type { PlanAxes, PlanShift } from '../plan-shift.js';
import type { Brush } from '../PlanToolbar.js';
import { usePlanActions } from './use-plan-actions.js';
import { usePlanSelection } from './use-plan-selection.js';

interface PlanEditsOptions {
  axes: PlanAxes;
  /** The shifts on screen. */
  shifts: readonly PlanShift[];
  today: string;
  types: ShiftTypes;
  onOpen: (id: string) => void;
}

/** Holds the plan's tool and selected shifts, and returns the changes that they make to the roster. */
export function usePlanEdits({ shifts, onOpen, ...options }: PlanEditsOptions) {
  const [brush, setBrush] = useState<Brush>();
  const [isDraft, setDraft] = useState(false);
  const { selected, therapistIds, select } = usePlanSelection(shifts);
  const actions = usePlanActions({
    ...options,
    ...{ shifts, selected, brush, isDraft, onOpen },
    onSelect: select,
    onBrush: setBrush,
  });
  const [only] = shifts.filter(({ id }) => selected.has(id));
  return {
    ...actions,
    ...{ brush, setBrush, isDraft, setDraft, selected, therapistIds, select },
    /** Opens the only selected shift; undefined for a draft, and while none or several are selected. */
    editSelected: selected.size === 1 && only && !only.isDraft ? () => onOpen(only.id) : undefined,
  };
}
