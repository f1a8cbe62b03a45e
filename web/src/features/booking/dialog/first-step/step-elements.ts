/** Returns the button that an event is about. */
export const toButton = (target: EventTarget | null): HTMLButtonElement | null =>
  target instanceof Element ? target.closest('button') : null;

/** Returns what scrolls. */
export const toPage = (mask: HTMLElement) => mask.querySelector<HTMLElement>('.booking-page')!;

/** Returns the selector of the button that turns the month, to the next one where `ahead` is positive. */
export const toTurnButton = (ahead: number) => `[aria-label="${ahead > 0 ? 'Next' : 'Previous'} month"]`;

/** Returns the month that a calendar shows, `yyyy-MM`. */
export const toMonth = (of: HTMLElement) =>
  of.querySelector<HTMLElement>('[data-date]')?.dataset.date?.slice(0, 7) ?? '';

/** Returns a selector that finds in the dialog the counterpart of an element of the first step. */
export function toSelector(element: Element | null): string | undefined {
  for (const name of ['data-date', 'data-start', 'aria-label']) {
    const value = element?.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
  }
  return element?.matches('button') ? 'button.link' : undefined;
}
