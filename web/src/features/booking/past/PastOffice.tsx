import { PastBookings } from './lists/PastBookings.js';
import { PastCustomers } from './lists/PastCustomers.js';
import { PastDay } from './PastDay.js';
import { usePastMoment } from './use-past-moment.js';
import './past-office.css';
import './lists/past-lists.css';

const VIEWS = { day: PastDay, bookings: PastBookings, customers: PastCustomers };

/** The office as it was at a moment. Nothing here changes anything. */
export function PastOffice() {
  const past = usePastMoment();
  const View = VIEWS[past.view];
  return <View past={past} />;
}
