export const fieldId = (field: string): string => `booking_${field}`;

/** The button that sends the form. */
export const CONFIRM_ID = 'booking_confirm';

/** Scrolls a field into view and focuses it, or the first control inside it. */
export function focusField(field: string): void {
  const element = document.getElementById(fieldId(field));
  if (!element) return;
  const control = element.matches('input, textarea, button')
    ? element
    : element.querySelector<HTMLElement>('[tabindex="0"]');
  // A day without times has none to focus.
  if (!control) element.tabIndex = -1;
  (control ?? element).focus({ preventScroll: true });
  // On a phone each part of the form has the screen for itself.
  if (!matchMedia('(max-width: 767.98px)').matches || !scrollToStep(field)) scrollToElement(element);
}

/** Pixels between the top of the page and the step that is scrolled to. */
const STEP_GAP = 10;

/**
 * Scrolls the part of the form that a field belongs to up to the top of the page.
 * @returns whether it was scrolled: a field too far below the top of its part would be out of sight
 */
export function scrollToStep(field: string): boolean {
  const element = document.getElementById(fieldId(field));
  const step = element?.closest('.booking-when > *, section.booking-pair > *, .booking-treatment, .booking-section');
  const page = step?.closest('.booking-page');
  if (!element || !step || !page) return false;
  const { top } = step.getBoundingClientRect();
  if (element.getBoundingClientRect().top - top > page.clientHeight / 2) return false;
  page.scrollBy({
    top: top - page.getBoundingClientRect().top - STEP_GAP,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
  return true;
}

/** Scrolls the dialog to an element. Not scrollIntoView: that would move the page behind the dialog too. */
export function scrollToElement(element: Element): void {
  const page = element.closest('.booking-page');
  page?.scrollBy({
    top: element.getBoundingClientRect().top - page.getBoundingClientRect().top - page.clientHeight / 3,
  });
}
