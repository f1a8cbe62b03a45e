/** Returns the first `maxLength` characters and an ellipsis; a shorter text is returned whole. */
export function excerpt(text: string, maxLength: number): string {
  const letters = [...text];
  return letters.length > maxLength ? `${letters.slice(0, maxLength).join('')}…` : text;
}
