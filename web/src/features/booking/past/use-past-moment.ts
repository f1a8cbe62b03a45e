import { useEffect, useEffectEvent } from 'react';
import { useGetPastBookingQuery } from '../../../shared/api/generated.js';
import { parseMoment } from '../../../shared/dates/parse-moment.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { useUrlState } from '../../../shared/use-url-state.js';
import { CLIENT_VIEW, PAST_VIEWS } from './past-views.js';

export type PastMoment = ReturnType<typeof usePastMoment>;

/**
 * Reads and changes the page and its moment. Both are kept in the URL, and the moment stays the same from one page to
 * the next.
 */
export function usePastMoment() {
  const [params, change] = useUrlState();
  const now = useShopNow();
  // Passed on unchanged: the server refuses an invalid moment, which must never be read as now.
  const seqParam = params.get('seq') || undefined;
  const seq = Number(seqParam);
  const at = params.get('at') || undefined;
  const booking = params.get('booking') ?? undefined;
  const chosen = params.get('day') ?? undefined;
  const ofBooking = !chosen && booking !== undefined && Number.isSafeInteger(seq) && seq > 0;
  const { currentData, isError } = useGetPastBookingQuery({ id: booking ?? '', seq }, { skip: !ofBooking });
  const bookingDay = currentData?.fields.find(({ field }) => field === 'booking_date')?.value;
  // Kept once it is known, so that it stays when the booking is closed.
  const keep = useEffectEvent((day: string) => change({ day }, { replace: true }));
  useEffect(() => {
    if (ofBooking && bookingDay) keep(bookingDay);
  }, [ofBooking, bookingDay]);
  return {
    view: [...PAST_VIEWS, CLIENT_VIEW].find(({ value }) => value === params.get('view'))?.value ?? 'day',
    /** The shop's date and time; undefined until they are known. */
    now,
    /**
     * The day on screen, `yyyy-MM-dd`: the chosen one, else that of the open booking, else of the moment, else today.
     */
    day: chosen ?? (ofBooking && !isError ? bookingDay : (parseMoment(at)?.slice(0, 10) ?? now?.date)),
    moment: {
      at,
      seq: seqParam === undefined ? undefined : seq,
    },
    /** Id of the booking that is open. */
    booking,
    /** Id of the client whose page is open, or to whose bookings the list is limited. */
    customer: params.get('customer') ?? undefined,
    search: params.get('search') ?? '',
    change,
  };
}
