import type { OfficeBookingDto } from '../../../../../shared/api/generated.js';
import type { MorePart } from '../../visits/more-parts.js';
import { useOfficeVisitStarts } from '../../visits/use-office-visit-starts.js';
import type { Draft } from '../editor-draft.js';
import { useFreeTimes } from './use-free-times.js';

/**
 * Reads the times to choose from; with more treatments only those at which all of them are free.
 * @param duration minutes of the first treatment
 */
export function useOfferedTimes(
  draft: Draft,
  base: OfficeBookingDto | undefined,
  more: readonly MorePart[],
  duration: number | undefined,
  unassignedId: string | undefined,
) {
  const visitStarts = useOfficeVisitStarts(draft, more, unassignedId);
  const ofFirst = useFreeTimes(draft, base, duration);
  const offered = visitStarts ? keepVisitStarts(ofFirst.offered, visitStarts) : ofFirst.offered;
  return {
    times: { ...ofFirst, offered },
    isTimeOffered: offered === undefined || offered.some(({ time }) => time === draft.booking_time),
    /** Whether the times are those of a whole visit. */
    isVisit: visitStarts !== undefined,
    /** The visit's treatments at the chosen time. */
    visit: visitStarts?.find(({ time }) => time === draft.booking_time),
  };
}

/** Keeps the times that suit the visit; its starts leave out those passed today, which the server checks when it saves. */
const keepVisitStarts = (offered: ReturnType<typeof useFreeTimes>['offered'], starts: readonly { time: string }[]) =>
  offered?.filter(({ time, isPast }) => isPast || starts.some((start) => start.time === time));
