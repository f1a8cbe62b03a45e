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

/** Scrolls the dialog to an element. Not scrollIntoView: that would move the page behind the dialog too. */
export function scrollToElement(element: Element): void {
  const page = element.closest('.booking-page');
  page?.scrollBy({
    top: element.getBoundingClientRect().top - page.getBoundingClientRect().top - page.clientHeight / 3,
  });
}
