import type { AutoCompleteProps } from 'antd';

const WIDTH = 420;
const MIN_WIDTH = 300;
const GAP = 8;

/** Height of the list on a phone, in pixels; a longer one would cover the fields above it. */
export const PHONE_LIST_HEIGHT = 168;
/** Height of the button below the list and of a row of fields, in pixels. */
const BUTTON_HEIGHT = 44;
const ROW_HEIGHT = 76;

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

/**
 * Scrolls a field on a phone to the top where the suggestions, which are at the bottom there, just above the keyboard,
 * would cover it or the row that is filled in next.
 */
export function makeRoomAboveSuggestions(field: HTMLElement | undefined, keyboardHeight: number): void {
  const top = document.documentElement.clientHeight - keyboardHeight - PHONE_LIST_HEIGHT - BUTTON_HEIGHT - 2 * GAP;
  if (field && field.getBoundingClientRect().bottom + ROW_HEIGHT > top) field.scrollIntoView({ block: 'start' });
}
