import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Beginning again costs axe as much as the colours of so many entries. */
const FEW = 20;

/** Returns the accessibility faults that axe finds on the whole page, or in a part of it. */
export async function findAxeViolations(page: Page, part = 'html') {
  const isLong = (await page.evaluate(markRepeated, part)) > FEW;
  const faults = await inspect(page, part, (axe) =>
    axe.options({
      resultTypes: ['violations'],
      rules: {
        'target-size': { enabled: true },
        'label-content-name-mismatch': { enabled: true },
        'color-contrast': { enabled: !isLong },
      },
    }),
  );
  // Two thirds of axe's work in a list that is inspected as a whole.
  if (isLong)
    faults.push(...(await inspect(page, part, (axe) => axe.withRules('color-contrast').exclude('[data-repeated]'))));
  return faults;
}

async function inspect(page: Page, part: string, choose: (axe: AxeBuilder) => AxeBuilder) {
  // The builder injects half a megabyte twice per inspection; once per document is enough.
  const isThere = await page.evaluate(() => 'axe' in window);
  // Pages have no frames, so axe needs no second page to merge the results.
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) }).setLegacyMode().include(part);
  return (await choose(axe).analyze()).violations;
}

/**
 * Marks the entries of lists that have the colours of an entry before them, in all of their parts. Runs in the page.
 * Returns how many.
 */
function markRepeated(part: string): number {
  const look = (element: Element, ...properties: string[]) => {
    const style = getComputedStyle(element);
    return properties.map((property) => style.getPropertyValue(property)).join();
  };
  const describe = (element: Element) => [
    element.tagName,
    element.matches(':disabled, [aria-disabled=true]'),
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim()),
    look(element, 'display', 'visibility', 'color', 'background', 'opacity', 'font-size', 'font-weight', 'text-shadow'),
  ];
  const describeBehind = (element: Element | null): string[] =>
    element ? [look(element, 'background', 'opacity'), ...describeBehind(element.parentElement)] : [];
  const seen = new Set<string>();
  let repeated = 0;
  for (const marked of document.querySelectorAll('[data-repeated]')) marked.removeAttribute('data-repeated');
  for (const entry of document.querySelectorAll(`:is(${part}) :is(tr, li)`)) {
    const parts = [entry, ...entry.querySelectorAll('*')].flatMap(describe);
    const kind = [...parts, ...describeBehind(entry.parentElement)].join();
    if (entry.toggleAttribute('data-repeated', seen.has(kind))) repeated++;
    seen.add(kind);
  }
  return repeated;
}
