import { Button } from '../button/Button.js';

/**
 * Tries again what failed. The button goes with its message, so the keyboard's focus moves to the page or the dialog
 * around it, not to the beginning of the document.
 */
export const RetryButton = ({ onRetry }: { onRetry: () => unknown }) => (
  <Button
    onClick={({ currentTarget }) => {
      onRetry();
      currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    }}
  >
    Try again
  </Button>
);
