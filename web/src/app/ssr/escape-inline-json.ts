/** JSON for a script element: no text within it can end the element. */
export const escapeInlineJson = (value: unknown): { __html: string } => ({
  __html: JSON.stringify(value).replaceAll('<', '\\u003c'),
});
