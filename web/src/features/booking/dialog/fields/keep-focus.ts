import { flushSync } from 'react-dom';

/**
 * Runs an update that may replace the field in which somebody types, and focuses the one of the same id, with the caret
 * where it was, so that no key goes astray.
 */
export function keepFocus(update: () => void): void {
  const before = document.activeElement;
  // Fields for email addresses have no selection.
  const caret = isText(before) ? before.selectionStart : null;
  flushSync(update);
  if (!before?.id || before.isConnected) return;
  const after = document.getElementById(before.id);
  after?.focus({ preventScroll: true });
  if (isText(after) && caret !== null) after.setSelectionRange(caret, caret);
}

const isText = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
