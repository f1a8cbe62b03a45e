import type { ListPlacement } from '../../../../shared/ui/inputs/AutoComplete.js';

const WIDTH = 420;
const MIN_WIDTH = 300;
const GAP = 8;

/** Limits of the list's height on a phone, in pixels: a longer one covers fields, a shorter one is hard to read. */
const MAX_PHONE_LIST_HEIGHT = 168;
const MIN_PHONE_LIST_HEIGHT = 88;
/** Bottom of a field that has been scrolled to the top of the drawer, below the drawer's head and the field's label. */
const SCROLLED_FIELD_BOTTOM = 142;
/** Height of a row of fields, and of the button below the list with the gaps around both, in pixels. */
const ROW_HEIGHT = 76;
const FOOT_HEIGHT = 44 + 2 * GAP;

/** Placement of suggestions below the field. */
export const BELOW_FIELD: ListPlacement = { width: WIDTH };

/**
 * Returns where suggestions open: at the left of the drawer or dialog, where they lie over no field that is filled in
 * next; below the field where there is no room.
 */
export function findSuggestionsPlacement(field: HTMLElement | undefined): ListPlacement {
  const panel = field?.closest('[role="dialog"]')?.getBoundingClientRect();
  const width = panel ? Math.min(WIDTH, panel.left - 2 * GAP) : 0;
  if (!field || !panel || width < MIN_WIDTH) return BELOW_FIELD;
  return { width, beside: panel.left - GAP - field.getBoundingClientRect().left };
}

/**
 * Returns the height of the list of suggestions on a phone, in pixels: low enough to leave the field visible and, where
 * there is room, the row that is filled in next.
 */
export function findPhoneListHeight(keyboardHeight: number): number {
  const room = findVisibleHeight(keyboardHeight) - SCROLLED_FIELD_BOTTOM - ROW_HEIGHT - FOOT_HEIGHT;
  return Math.max(MIN_PHONE_LIST_HEIGHT, Math.min(MAX_PHONE_LIST_HEIGHT, room));
}

/**
 * Scrolls a field on a phone to the top where the suggestions, which are at the bottom there, just above the keyboard,
 * would cover it or the row that is filled in next.
 */
export function makeRoomAboveSuggestions(field: HTMLElement | undefined, keyboardHeight: number): void {
  const top = findVisibleHeight(keyboardHeight) - findPhoneListHeight(keyboardHeight) - FOOT_HEIGHT;
  if (field && field.getBoundingClientRect().bottom + ROW_HEIGHT > top) field.scrollIntoView({ block: 'start' });
}

const findVisibleHeight = (keyboardHeight: number) => document.documentElement.clientHeight - keyboardHeight;
