import { useGetShopQuery } from '../../../shared/api/generated.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { formatOpenDeadline, toChangeDeadline } from './change-deadline.js';
import type { BookingDraft } from '../dialog/form/booking-draft.js';

interface ChangeDeadlineProps {
  draft: BookingDraft;
}

/** The deadline until which the chosen appointment could be moved or cancelled; nothing where it has already passed. */
export function ChangeDeadline({ draft }: ChangeDeadlineProps) {
  const { booking_date: date, booking_time: time } = draft;
  const { data: shop } = useGetShopQuery();
  const now = useShopNow();
  if (!shop || !date || !time) return null;
  const deadline = formatOpenDeadline(toChangeDeadline(date, time, shop.cancellation_policy.notice_hours), now);
  return deadline ? <>Free to move or cancel until {deadline}.</> : null;
}
