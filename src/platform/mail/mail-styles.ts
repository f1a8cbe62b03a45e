import type { CSSProperties } from 'react';

const serif = "Georgia, 'Times New Roman', serif";
const sans = 'Arial, Helvetica, sans-serif';

export const colours = {
  page: '#F1F0EB',
  sheet: '#FBFAF7',
  travertine: '#E5E2D9',
  line: '#D6D2C7',
  ink: '#1D2422',
  soft: '#49514D',
  accent: '#1C5A54',
} as const;

/**
 * Text style that is repeated on every table: some mail programs let tables inherit none. A long name breaks, or it
 * would widen the mail.
 */
export const textStyle = {
  color: colours.ink,
  font: `17px/26px ${sans}`,
  wordBreak: 'break-word',
} satisfies CSSProperties;
export const smallPrintStyle = { color: colours.soft, font: `15px/24px ${sans}` } satisfies CSSProperties;
export const headingStyle = { margin: '0 0 12px', font: `400 36px/44px ${serif}` } satisfies CSSProperties;
export const brandStyle = { color: colours.ink, font: `22px/28px ${serif}` } satisfies CSSProperties;
export const buttonStyle = {
  background: colours.accent,
  padding: '13px 24px',
  borderRadius: '6px',
  font: `bold 17px/26px ${sans}`,
} satisfies CSSProperties;

/**
 * Styles that cannot be inline: narrow screens and dark mode. Mail programs that drop them show the light, wide layout.
 */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .edge { padding: 0 !important; }
  .side { padding-left: 20px !important; padding-right: 20px !important; }
  .second { padding-left: 0 !important; }
  .label { width: 96px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #141716 !important; }
  .sheet, .ink { background: #1C201F !important; color: #ECEAE3 !important; }
  .soft, .foot { color: #BBBFB7 !important; }
  .foot { background: #262B29 !important; }
  .line { border-color: #353B38 !important; }
  .mark { filter: invert(1) hue-rotate(180deg); }
  .button { background: #8CCBBE !important; }
  .on-accent { color: #0E1F1C !important; }
  .link { color: #8CCBBE !important; }
}
`;
