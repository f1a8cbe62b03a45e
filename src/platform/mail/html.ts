/** Markup that may stand in a page as it is. Made by the `html` template only. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = Html | readonly Html[] | string | number;

/** Escapes everything that is put in, except markup made by itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.reduce((markup, string, i) => markup + markupOf(parts[i - 1] ?? '') + string));
}

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (Array.isArray(part)) return part.map((each: Html) => each.markup).join('');
  return String(part).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
