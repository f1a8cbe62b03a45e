import { PastBookings } from './lists/PastBookings.js';
import { PastCustomers } from './lists/PastCustomers.js';
import { PastClient } from './pages/PastClient.js';
import { PastRequests } from './pages/PastRequests.js';
import { PastRoster } from './pages/PastRoster.js';
import { PastToday } from './pages/PastToday.js';
import { PastWaitingList } from './pages/PastWaitingList.js';
import { PastDay } from './PastDay.js';
import { usePastMoment } from './use-past-moment.js';
import './past-office.css';
import './lists/past-lists.css';
import './pages/past-pages.css';

const VIEWS = {
  today: PastToday,
  day: PastDay,
  bookings: PastBookings,
  requests: PastRequests,
  waiting: PastWaitingList,
  customers: PastCustomers,
  roster: PastRoster,
  client: PastClient,
};

/** The office as it was at a moment. Nothing in it can be changed. */
export function PastOffice() {
  const past = usePastMoment();
  const View = VIEWS[past.view];
  return <View past={past} />;
}
