import { PAGE, type TextStyle } from '../../platform/pdf/pdf-sheet.js';

/** Left edge of a report on paper, in points. */
export const LEFT = PAGE.margin;
export const RIGHT = PAGE.width - PAGE.margin;
/** Bottom edge of the content, in points; the foot of the page lies below. */
export const BOTTOM = PAGE.height - PAGE.margin - 34;

export const SOFT = '#49514D';
export const HAIRLINE = '#D6D2C7';
export const ACCENT = '#1C5A54';
export const NOTE: TextStyle = { size: 8.5, colour: SOFT };
