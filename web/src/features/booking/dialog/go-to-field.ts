import type { DraftField } from './booking-draft.js';

/** antd prefixes a field's id with the name of its form. */
export const FORM_NAME = 'booking';

/** Brings a field into view and puts the focus on it, or on the first control inside it. */
export function goToField(field: DraftField): void {
  const element = document.getElementById(`${FORM_NAME}_${field}`);
  if (!element) return;
  const control = element.matches('input, textarea')
    ? element
    : element.querySelector<HTMLElement>('[tabindex="0"], input:enabled');
  (control ?? element).focus({ preventScroll: true });
  // Not scrollIntoView: that would move the page behind the dialog too.
  const page = element.closest('.booking-page');
  page?.scrollBy({
    top: element.getBoundingClientRect().top - page.getBoundingClientRect().top - page.clientHeight / 3,
  });
}
