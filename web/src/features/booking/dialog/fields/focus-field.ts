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
  scrollToElement(element);
}

/** Pixels between the top of the page and the step that is scrolled to. */
const STEP_GAP = 16;

/** Scrolls the part of the form that a field belongs to up to the top of the page. */
export function scrollToStep(field: string): void {
  const step = document
    .getElementById(fieldId(field))
    ?.closest('.booking-when > *, .booking-pair > *, .booking-section');
  const page = step?.closest('.booking-page');
  if (!step || !page) return;
  const top = step.getBoundingClientRect().top - page.getBoundingClientRect().top - STEP_GAP;
  page.scrollBy({ top, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
}

/** Scrolls the dialog to an element. Not scrollIntoView: that would move the page behind the dialog too. */
export function scrollToElement(element: Element): void {
  const page = element.closest('.booking-page');
  page?.scrollBy({
    top: element.getBoundingClientRect().top - page.getBoundingClientRect().top - page.clientHeight / 3,
  });
}
