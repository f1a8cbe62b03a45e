import { CONFIRM_ID } from '../fields/focus-field.js';

interface ConfirmButtonProps {
  label?: string;
  /** The next thing to choose or fill in, to which the button leads; undefined when it sends the form. */
  next: string | undefined;
  isSaving: boolean;
  'aria-describedby'?: string;
}

/** The button of the form. */
export function ConfirmButton({ label = 'Confirm Booking', next, isSaving, ...described }: ConfirmButtonProps) {
  return (
    <button
      type="submit"
      id={CONFIRM_ID}
      className="button button-primary booking-confirm"
      aria-disabled={isSaving}
      {...described}
    >
      {isSaving ? 'Processing...' : label}
      {next && !isSaving && <span> Next: {next}</span>}
    </button>
  );
}
