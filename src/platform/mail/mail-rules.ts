/**
 * What inline styles cannot say: narrow screens, and the dark palette. Mail programs that drop it show the light letter at
 * its full width.
 */
export const mailRules = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .edge { padding: 0 !important; }
  .side { padding-left: 20px !important; padding-right: 20px !important; }
  .second { padding-left: 0 !important; }
  .label { width: 96px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #141716 !important; }
  .sheet { background: #1C201F !important; color: #ECEAE3 !important; }
  .soft, .foot { color: #BBBFB7 !important; }
  .foot { background: #262B29 !important; }
  .line { border-color: #353B38 !important; }
  .mark { filter: invert(1) hue-rotate(180deg); }
  .button { background: #8CCBBE !important; }
  .on-accent { color: #0E1F1C !important; }
  .link { color: #8CCBBE !important; }
}
`;
