import { useState } from 'react';
import { useListMoneyBookingsQuery } from '../../../shared/api/generated.js';
import { FigureBookings } from '../FigureBookings.js';
import { CAUSE_SENTENCES, type Cause } from './cause-sentences.js';

interface MoneyBookingsProps {
  cause: Cause;
  period: { startDate: string; endDate: string; asOf?: string };
  onClose: () => void;
}

/** The bookings behind a difference. */
export function MoneyBookings({ cause, period, onClose }: MoneyBookingsProps) {
  const [page, setPage] = useState(1);
  const query = useListMoneyBookingsQuery({ ...period, cause, page }, { refetchOnMountOrArgChange: true });
  const title = CAUSE_SENTENCES[cause].replace(/\.$/, '');
  return <FigureBookings title={title} query={query} page={page} onPage={setPage} onClose={onClose} />;
}
