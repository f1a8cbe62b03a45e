import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { useUrlState } from '../../../shared/use-url-state.js';

/** What is looked at, and as of when; both are kept in the URL. */
export function usePastMoment() {
  const [params, change] = useUrlState();
  const now = useShopNow();
  const seq = Number(params.get('seq'));
  const at = params.get('at') ?? undefined;
  return {
    /** The shop's date and time; undefined until they are known. */
    now,
    /** The day that is looked at, `yyyy-MM-dd`. */
    day: params.get('day') ?? now?.date,
    moment: {
      at: at !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at) ? at : undefined,
      seq: Number.isSafeInteger(seq) && seq > 0 ? seq : undefined,
    },
    /** Id of the booking that is open. */
    booking: params.get('booking') ?? undefined,
    change,
  };
}
