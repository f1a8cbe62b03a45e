import { OutcomeActions } from './OutcomeActions.js';
import { OutcomePage } from './OutcomePage.js';

export function BookingCancelledPage() {
  return (
    <OutcomePage
      title="Booking Cancelled"
      picture="result-request"
      sentence="Your booking was cancelled. No payment was processed, and your session details were not saved."
    >
      <OutcomeActions
        actions={[
          ['Try Booking Again', '/'],
          ['Return Home', '/'],
        ]}
      />
    </OutcomePage>
  );
}
