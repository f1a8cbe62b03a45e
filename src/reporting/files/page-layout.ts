import { PAGE, type TextStyle } from '../../platform/pdf/pdf-sheet.js';

/** In points, of a report on paper. */
export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
/** Below it lies the foot of the page. */
export const BOTTOM = PAGE.height - PAGE.margin - 34;

export const SOFT = '#49514D';
export const HAIRLINE = '#D6D2C7';
export const ACCENT = '#1C5A54';
export const NOTE: TextStyle = { size: 8.5, colour: SOFT };
