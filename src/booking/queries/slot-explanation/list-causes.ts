import type { OccupyingSpan, SlotExplanation } from '../../../scheduling/index.js';
import type { SlotCauseDto, SlotCauseKind } from './slot-explanation.dto.js';

/** The client whose booking or offer takes a slot. */
export interface Holder {
  id: string;
  name: string;
  isOffer: boolean;
}

interface CauseContext {
  holders: ReadonlyMap<string, Holder>;
  isPast: boolean;
}

/**
 * Lists what keeps a start from being free, the deciding reason first, followed by what the office is only warned
 * of.
 */
export function listCauses(explanation: SlotExplanation, context: CauseContext): SlotCauseDto[] {
  return [...listReasonCauses(explanation, context), ...listWarnings(explanation, context)];
}

function listReasonCauses({ slot, reasons, spans, day }: SlotExplanation, { holders }: CauseContext): SlotCauseDto[] {
  const causes: SlotCauseDto[] = [];
  if (!slot.isOffered) causes.push(toCause('not_offered'));
  if (!slot.therapistIsActive) causes.push(toCause('inactive'));
  const { shifts = [], leave = [] } = day.therapists[0] ?? {};
  for (const reason of reasons) {
    if (reason === 'taken')
      causes.push(...spans.filter(({ kind }) => kind !== 'requested').map((span) => toSpanCause(span, holders)));
    else if (reason === 'on_leave') causes.push(...toLeaveCauses(leave));
    else if (reason === 'outside_shift')
      causes.push(...shifts.map(({ start_time, end_time }) => toCause(reason, { from: start_time, to: end_time })));
    else causes.push(toCause(reason));
  }
  return causes;
}

/** Converts leave to causes. Leave of the next day, into which the treatment would last, has no hours on this one. */
function toLeaveCauses(leave: readonly { start_time: string; end_time: string }[]): SlotCauseDto[] {
  if (leave.length === 0) return [toCause('on_leave')];
  return leave.map(({ start_time, end_time }) => toCause('on_leave', { from: start_time, to: end_time }));
}

function listWarnings({ slot, day, spans }: SlotExplanation, { holders, isPast }: CauseContext): SlotCauseDto[] {
  const causes: SlotCauseDto[] = [];
  if (!slot.isOpen && day.closure !== null) causes.push(toCause('closure', { name: day.closure }));
  else if (!slot.isOpen) causes.push(toCause('outside_hours', { from: day.opens_at, to: day.closes_at }));
  causes.push(...spans.filter(({ kind }) => kind === 'requested').map((span) => toSpanCause(span, holders)));
  if (isPast) causes.push(toCause('past'));
  return causes;
}

function toSpanCause({ kind, bookingId, from, to, until, reason }: OccupyingSpan, holders: CauseContext['holders']) {
  if (kind === 'block') return toCause('block', { name: reason, from, to });
  if (kind === 'own_calendar') return toCause('own_calendar', { from, to });
  const holder = bookingId ? holders.get(bookingId) : undefined;
  const cause = kind === 'requested' ? 'request' : holder?.isOffer ? 'offer' : 'booking';
  return toCause(cause, { name: holder?.name ?? null, from, to, until: until > to ? until : null });
}

const toCause = (kind: SlotCauseKind, more: Partial<SlotCauseDto> = {}): SlotCauseDto => ({
  kind,
  name: null,
  from: null,
  to: null,
  until: null,
  ...more,
});
