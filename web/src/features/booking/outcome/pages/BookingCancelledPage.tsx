import { useEffect } from 'react';
import { useLeaveOwnPaymentsMutation } from '../../../../shared/api/generated.js';
import { usePrivateToken } from '../../../../shared/private-link/use-private-token.js';
import { OutcomeActions } from './OutcomeActions.js';
import { OutcomePage } from './OutcomePage.js';

/** Where the gateway's page leads whoever leaves it unpaid: the time that was held is freed, once the gateway says so. */
export function BookingCancelledPage() {
  const sessionId = usePrivateToken('session_id');
  const [leave] = useLeaveOwnPaymentsMutation();
  useEffect(() => {
    if (sessionId) void leave({ ownPaymentsQueryDto: { sessionId } });
  }, [sessionId, leave]);
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
