/** Serialises a value for a script element, so that no text in it can end the element. */
export const escapeInlineJson = (value: unknown): { __html: string } => ({
  __html: JSON.stringify(value).replaceAll('<', '\\u003c'),
});
