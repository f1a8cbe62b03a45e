import { useEffect, useRef } from 'react';
import type { OfficeBookingDto } from '../../../../shared/api/generated.js';
import { Button } from '../../../../shared/ui/button/Button.js';
import { ChevronDownIcon } from '../../../../shared/ui/icons.js';
import { MenuButton, type MenuEntry } from '../../../../shared/ui/menu/MenuButton.js';
import { STEP_LABELS, type BookingStep } from '../day-state/booking-steps.js';
import { useBookingSteps } from '../day-state/use-booking-steps.js';
import { toDraft } from '../editor/editor-draft.js';
import { AssignAlert } from '../editor/fields/AssignAlert.js';
import { useResendMail } from '../history/use-resend-mail.js';
import type { EditedField } from '../panel/use-panel-url.js';
import { useAssign } from '../requests/use-assign.js';
import { useOthersChange } from './use-others-change.js';
import styles from './summary.module.css';

interface SummaryFootProps {
  booking: OfficeBookingDto;
  /** Id of the signed-in user. */
  userId: string | undefined;
  /** The steps that it allows, the next one first. */
  steps: readonly BookingStep[];
  hadEditor: boolean;
  onEdit: (field?: EditedField) => void;
  onCancel: () => void;
  onRepeat: () => void;
}

/** The step that comes next as the one big button, and the other actions. */
export function SummaryFoot(props: SummaryFootProps) {
  const { booking, userId, steps, hadEditor, onEdit, onCancel, onRepeat } = props;
  const { take, isTaking } = useBookingSteps(booking);
  const { assign } = useAssign(booking);
  const needsTherapist = booking.status === 'pending' && booking.is_unassigned && !booking.awaited_deposit;
  const resend = useResendMail(booking.id);
  const change = useOthersChange(booking.id, userId);
  const edit = useRef<HTMLButtonElement>(null);
  const next = needsTherapist || steps[0] === 'reopen' ? undefined : steps[0];
  useFocusWhenGone(edit, booking.awaited_deposit ? 'held' : next);
  const isOpen = booking.status === 'pending' || booking.status === 'confirmed';
  const step = (each: BookingStep): MenuEntry => ({
    label: needsTherapist ? 'Confirm without a therapist' : STEP_LABELS[each],
    onPress: () => void take(each),
  });
  const isRepeatable = !booking.visit && booking.client_name !== '' && (isOpen || booking.status === 'completed');
  const entries: MenuEntry[] = [
    ...steps.filter((each) => each !== next).map(step),
    ...(isRepeatable ? [{ label: 'Repeat…', onPress: onRepeat }] : []),
    ...(booking.client_email ? [{ label: 'Send the email again', onPress: () => void resend() }] : []),
    ...(isOpen ? [{ label: 'Cancel booking…', onPress: onCancel, isDanger: true }] : []),
  ];
  return (
    <footer className="panel-foot" data-toasts="above">
      <p role="status" className={styles.change}>
        {change}
      </p>
      {needsTherapist && (
        <div className={styles.assign}>
          <AssignAlert
            draft={toDraft(booking)}
            base={booking}
            duration={booking.booking_duration}
            onAssign={(id) => void assign(id)}
          />
        </div>
      )}
      {next && (
        <Button
          variant="primary"
          size="large"
          isBlock
          className="panel-foot-next"
          aria-disabled={isTaking}
          onClick={() => !isTaking && void take(next)}
        >
          {STEP_LABELS[next]}
        </Button>
      )}
      <Button ref={edit} aria-keyshortcuts="E" autoFocus={hadEditor} onClick={() => onEdit()}>
        Edit
      </Button>
      {isOpen && <Button onClick={() => onEdit('date')}>Move</Button>}
      {entries.length > 0 && (
        <MenuButton
          label="More for this booking"
          placement="above"
          entries={entries}
          button={(menu) => (
            <Button icon={<ChevronDownIcon width="18" height="18" />} iconPlacement="end" {...menu}>
              More
            </Button>
          )}
        />
      )}
    </footer>
  );
}

/** Keeps the focus in the panel where the pressed button goes with its step, or with the deposit that was waited for. */
function useFocusWhenGone(to: React.RefObject<HTMLElement | null>, step: BookingStep | 'held' | undefined): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step && document.activeElement === document.body) to.current?.focus();
    shown.current = step;
  }, [step, to]);
}
