import { formatTime12h } from '../../../kernel/format-date.js';
import { type LocalTime, toMinutes } from '../../../kernel/local-time.js';
import {
  type ConfirmReason,
  Day,
  findFreeRooms,
  isOverlapping,
  listReasons,
  type PastSchedule,
  type PastSpan,
  type Span,
} from '../../../scheduling/index.js';

interface PastTreatment {
  therapistId: string;
  time: LocalTime;
  minutes: number;
}

/** A booking or an offer that was there, in the office's words. */
export interface PastOccupant extends PastTreatment {
  /** Minutes of cleanup; null for those of the booking rules. */
  cleanupMinutes: number | null;
  status: 'booked' | 'requested' | 'offered' | 'completed';
  name: string;
  /** The room that it had; null for none. */
  roomId: string | null;
}

/** The shop as it was. */
interface PastShop {
  schedule: PastSchedule;
  bookings: readonly PastOccupant[];
  /** Ids of the rooms in use. */
  rooms: readonly string[];
}

const STATUS_LABELS = { booked: 'Booked', requested: 'Requested', offered: 'Offered', completed: 'Booked' } as const;

/**
 * Explains whether the office could have begun a booking, by what was known then, as the day was judged: what was in the way in
 * the order in which the shop decides, then what it was only warned of.
 */
export function explainPastSlot(
  { therapistId, time, minutes }: PastTreatment,
  { schedule, bookings, rooms }: PastShop,
): { isFree: boolean; causes: string[] } {
  const therapist = schedule.therapists.find(({ id }) => id === therapistId);
  if (!therapist) return { isFree: false, causes: ['There was no such therapist yet.'] };
  const { name, isActive, availableSlots } = therapist;
  const takes = ({
    time: start,
    minutes: length,
    cleanupMinutes,
  }: Pick<PastOccupant, 'time' | 'minutes' | 'cleanupMinutes'>): Span => {
    const from = toMinutes(start);
    const to = from + length + (cleanupMinutes ?? schedule.cleanupMinutes);
    return { from, to: schedule.takesWholeDuration ? to : from };
  };
  const wanted = takes({ time, minutes, cleanupMinutes: null });
  const own = <Each extends { therapistId: string }>(all: readonly Each[]) =>
    all.filter((each) => each.therapistId === therapistId);
  const [requests, held] = partition(own(bookings), ({ status }) => status === 'requested');
  const heldStarts = new Set(held.flatMap((each) => (each.status === 'completed' ? [] : each.time))).size;
  const blocks = own(schedule.blocks).map((span) => {
    const { from, to } = toSpan(span);
    return { span, takes: { from, to: schedule.takesWholeDuration ? to : from } };
  });
  const [shifts, leave] = [own(schedule.shifts), own(schedule.leave)];
  const day = new Day({
    isUnassigned: false,
    availableSlots,
    isRostered: true,
    shifts: shifts.map(toSpan),
    leave: leave.map(toSpan),
    taken: [...held.map(takes), ...blocks.map((block) => block.takes)],
    heldStarts,
  });
  const inRooms = bookings.filter(({ status }) => status !== 'requested');
  const stays = (id: string) =>
    inRooms.filter(({ roomId }) => roomId === id).map((each) => ({ ...takes(each), partyId: null, guest: null }));
  const roomDays = rooms.map((id) => ({ id, places: 1, taken: stays(id), ofParty: [] }));
  const hasRoom = rooms.length === 0 || findFreeRooms(roomDays, wanted, null).length > 0;
  const judged = { ...day.contextAt(wanted, minutes), isOpen: true, givesService: true, hasRoom };
  const treatment = { from: wanted.from, to: wanted.from + minutes };
  const meets = (all: readonly PastOccupant[]) => all.filter((each) => isOverlapping(wanted, takes(each)));
  const says: Partial<Record<ConfirmReason, () => string[]>> = {
    on_leave: () =>
      leave
        .filter((span) => isOverlapping(treatment, toSpan(span)))
        .map((span) => `${name} was on leave ${formatSpan(span)}.`),
    not_rostered: () => [`${name} had no shift that day.`],
    outside_shift: () => [`${name} worked ${shifts.map(formatSpan).join(' and ')}.`],
    taken: () => [
      ...meets(held).map(toSentence),
      ...blocks
        .filter((block) => isOverlapping(wanted, block.takes))
        .map(({ span }) => `${name} was blocked ${formatSpan(span)}.`),
    ],
    fully_booked: () => [`${name} had ${heldStarts} starts that day, and may have ${availableSlots}.`],
    no_room: () => ['No room was free for a treatment that needs one.'],
  };
  const inTheWay = [
    ...(isActive ? [] : [`${name} was deactivated.`]),
    ...listReasons(judged).flatMap((reason) => says[reason]?.() ?? []),
  ];
  const warnings = [...meets(requests).map(toSentence), ...explainClosed(wanted.from, schedule)];
  return { isFree: inTheWay.length === 0, causes: [...inTheWay, ...warnings] };
}

const toSentence = ({ status, name, time }: PastOccupant) =>
  `${STATUS_LABELS[status]}: ${name}, ${formatTime12h(time)}.`;

const toSpan = ({ from, to }: PastSpan): Span => ({ from: toMinutes(from), to: toMinutes(to) });

function partition<Each>(all: readonly Each[], isFirst: (each: Each) => boolean): [Each[], Each[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))];
}

function explainClosed(start: number, { ignoresHours, closure, isOpen, opensAt, closesAt }: PastSchedule): string[] {
  if (ignoresHours) return [];
  if (closure !== null) return [`The shop was closed: ${closure}.`];
  if (!isOpen) return ['The shop was closed on that weekday.'];
  if (opensAt === null || closesAt === null) return [];
  const closes = closesAt <= opensAt ? Infinity : toMinutes(closesAt);
  if (start >= toMinutes(opensAt) && start < closes) return [];
  return [`The shop was open ${formatSpan({ from: opensAt, to: closesAt })}.`];
}

const formatSpan = ({ from, to }: { from: LocalTime; to: LocalTime }) =>
  from === '00:00' && to === '24:00'
    ? 'all day'
    : `${formatTime12h(from)} to ${to === '24:00' ? 'midnight' : formatTime12h(to)}`;
