/** The first `most` characters, then an ellipsis; a text that is no longer stays whole. */
export function excerpt(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : text;
}
