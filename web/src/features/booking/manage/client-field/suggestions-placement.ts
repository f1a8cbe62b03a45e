import type { AutoCompleteProps } from 'antd';

const WIDTH = 420;
const MIN_WIDTH = 300;
const GAP = 8;

type Placement = Pick<AutoCompleteProps, 'popupMatchSelectWidth' | 'placement' | 'builtinPlacements'>;

/** Placement of suggestions below the field. */
export const BELOW_FIELD: Placement = { popupMatchSelectWidth: WIDTH };

/**
 * Returns where suggestions open: at the left of the drawer or dialog, where they lie over no field that is filled in
 * next; below the field where there is no room.
 */
export function findSuggestionsPlacement(field: HTMLElement | undefined): Placement {
  const panel = field?.closest('[role="dialog"]')?.getBoundingClientRect();
  const width = panel ? Math.min(WIDTH, panel.left - 2 * GAP) : 0;
  if (!field || !panel || width < MIN_WIDTH) return BELOW_FIELD;
  const offset = [panel.left - GAP - field.getBoundingClientRect().left, 0];
  return {
    popupMatchSelectWidth: width,
    placement: 'bottomLeft',
    builtinPlacements: { bottomLeft: { points: ['tr', 'tl'], offset, overflow: { shiftY: true } } },
  };
}
