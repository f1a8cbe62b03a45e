/** The first `maxLength` characters, then an ellipsis; a text that is no longer stays whole. */
export function excerpt(text: string, maxLength: number): string {
  const letters = [...text];
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : text;
}
