import { listChosen, withAddOns } from '../fields/add-ons.js';
import type { ServiceDto, VisitStartDto } from '../../../../shared/api/generated.js';
import { toMinutes } from '../../../../shared/dates/dates.js';
import type { BookingOptions } from '../form/use-booking-options.js';
import type { VisitPart } from './visit-parts.js';
import type { VisitOverview } from './VisitSummary.js';

const ANYBODY_LABEL = 'Any Available';

/** Describes the visit at the chosen start, or as far as it is known without one. */
export function toOverview(
  {
    services,
    allAddOns,
    service,
    therapist,
    unassignedId,
  }: Pick<BookingOptions, 'services' | 'allAddOns' | 'service' | 'therapist' | 'unassignedId'>,
  more: readonly VisitPart[],
  start: VisitStartDto | undefined,
): VisitOverview {
  const isAnybody = !therapist || therapist.id === unassignedId;
  const first = { key: 0, guest: 1, service, therapist: isAnybody ? ANYBODY_LABEL : therapist.name };
  const others = more.map((part) => {
    const listed = services.find(({ id }) => id === part.service_id);
    return {
      key: part.key,
      guest: part.guest,
      service: listed && withAddOns(listed, listChosen(allAddOns, part)),
      therapist: ANYBODY_LABEL,
    };
  });
  const parts: { key: number; guest: number; service: ServiceDto | undefined; therapist: string }[] = [
    first,
    ...others,
  ];
  const treatments = parts.map((each, nth) => {
    const planned = start?.parts[nth];
    return {
      key: each.key,
      guest: each.guest,
      service: each.service?.name ?? 'Choose a massage',
      therapist: planned ? `With ${planned.therapist_name}` : each.therapist,
      time: planned?.time,
    };
  });
  const minutesOf = (guest: number) =>
    parts.filter((each) => each.guest === guest).reduce((sum, each) => sum + (each.service?.duration ?? 0), 0);
  const price = parts.reduce((sum, each) => sum + (each.service?.price ?? 0), 0);
  return {
    treatments,
    price: start?.total_price ?? price,
    minutes: start
      ? (toMinutes(start.ends) - toMinutes(start.time) + 24 * 60) % (24 * 60)
      : Math.max(minutesOf(1), minutesOf(2)),
    ends: start?.ends,
  };
}
