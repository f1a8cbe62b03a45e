/** JSON for a script element: no text within it can end the element. */
export const inScript = (value: unknown): { __html: string } => ({
  __html: JSON.stringify(value).replaceAll('<', '\\u003c'),
});
