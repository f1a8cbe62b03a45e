import { CheckIcon, CloseIcon } from '../../../../shared/ui/icons.js';

interface DialogHeaderProps {
  isDone: boolean;
  closeLabel: string;
  onClose: () => void;
}

/** The two-step progress and the close button beside the title. */
export function DialogHeader({ isDone, closeLabel, onClose }: DialogHeaderProps) {
  return (
    <>
      <ol className="booking-steps" role="list" aria-label="Progress">
        <li className="booking-step-on" aria-current={isDone ? undefined : 'step'}>
          {isDone ? (
            <CheckIcon className="booking-step-mark" role="img" aria-hidden={false} aria-label="Done" />
          ) : (
            <span className="booking-step-mark">1</span>
          )}{' '}
          Book Appointment
        </li>
        <li className={isDone ? 'booking-step-on' : undefined} aria-current={isDone ? 'step' : undefined}>
          <span className="booking-step-mark">2</span> Confirmation
        </li>
      </ol>
      <button type="button" className="booking-close" aria-label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </button>
    </>
  );
}
