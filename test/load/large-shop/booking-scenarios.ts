import { formatMinutes } from '../../../src/kernel/local-time.js';
import type { BookingStep, VisitPlace } from '../../../src/booking/index.js';
import { type Actor, system, visitor } from '../../../src/kernel/actor.js';
import type { RandomInt } from '../../../src/demo/seeded-random.js';
import type { Calendar } from './calendar.js';
import { countRegulars, fakeClient, MAX_CLIENTS } from '../../../src/demo/content/fake-clients.js';
import type { PlannedShift, StaffMember } from './shifts.js';

type Request = Extract<BookingStep, { kind: 'request' }>;

/** Data from which the bookings of the large shop are made up. */
export interface ScenarioInputs {
  calendar: Calendar;
  services: readonly Request['service'][];
  /** Ids of the services that need a room. */
  inRooms: ReadonlySet<string>;
  /** Ids of the rooms; no service needs one when there are none. */
  rooms: readonly string[];
  unassignedId: string;
  admin: Actor;
  /** Number of different clients. */
  people: number;
  now: Date;
}

const reasons = ['Down with a cold.', 'Moved to another week.', 'Work trip came up.', 'Did not come.'];
const notes = ['Left shoulder, please.', 'A second pillow.', 'Allergic to almond oil.', 'No conversation, thank you.'];

/** Parts of a booking that are decided before its history is made up. */
interface ScenarioOptions {
  /** Takes a free room for a start. */
  takeRoom: (start: number) => string | undefined;
  /** The visit of which the booking is the first part; such a booking has a therapist, and is not moved. */
  visit?: VisitPlace;
}

/**
 * Makes up the history of a booking whose last appointment begins at this start. Of a hundred past ones, three were
 * left to the shop to assign, four were moved, nine cancelled, and three neither answered nor completed. Upcoming ones
 * are made by the system, so that nobody is mailed.
 */
export function scenarioAt(
  start: number,
  { member, day }: PlannedShift,
  inputs: ScenarioInputs,
  { takeRoom, visit }: ScenarioOptions,
  random: RandomInt,
): BookingStep[] {
  const { calendar, admin, now } = inputs;
  const isPast = day.ahead < 0;
  const by = isPast ? visitor : system;
  const daysBefore = isPast ? 1 + random(13) : day.ahead + 1 + random(60 - day.ahead);
  const requestedAt = calendar.instant(day.ahead - daysBefore, 480 + random(780));
  const isUnassigned = random(100) < 3 && !visit;
  const slot = {
    therapistId: isUnassigned ? inputs.unassignedId : member.id,
    isUnassigned,
    date: day.date,
    time: formatMinutes(start),
  };
  const roll = random(100);
  const isMoved = isPast && !isUnassigned && !visit && roll >= 96;
  const appointment = isMoved ? { ...slot, time: formatMinutes(start < 1230 ? start + 30 : start - 30) } : slot;
  const given = servicesOf(member, inputs);
  const drawn = given[random(3)]!;
  const roomId =
    inputs.inRooms.has(drawn.serviceId) && !isUnassigned && !isMoved && !visit ? takeRoom(start) : undefined;
  // Without a free room it is another treatment that they have.
  const service = roomId ? drawn : [drawn, ...given].find(({ serviceId }) => !inputs.inRooms.has(serviceId))!;
  const verdict = isUnassigned ? 'unassigned' : 'available';
  const { clientId, client } = pickClient(inputs.people, random);
  const steps: BookingStep[] = [
    { kind: 'request', at: requestedAt, by, appointment, service, client, clientId, verdict, roomId, visit },
  ];
  const evening = calendar.instant(day.ahead - 1, 1290);
  if (isMoved) steps.push({ kind: 'move', at: evening, by: admin, to: slot });
  if (isUnassigned && isPast && (roll < 9 || roll >= 12))
    steps.push({ kind: 'confirm', at: evening, by: admin, verdict });
  if (isPast && roll < 9)
    steps.push({ kind: 'cancel', at: evening, by: admin, reason: reasons[random(reasons.length)]! });
  else if (roll >= 12)
    steps.push({
      kind: 'complete',
      at: calendar.instant(day.ahead, Math.min(start + service.durationMinutes, 1439)),
      by: admin,
    });
  return steps.filter(({ at }, place) => place === 0 || at < now);
}

/** Makes the booking of the second guest of a visit: another therapist at the same time, all else as the first one. */
export function toSecondGuest(
  first: readonly BookingStep[],
  member: StaffMember,
  inputs: ScenarioInputs,
): BookingStep[] {
  const service = servicesOf(member, inputs).find(({ serviceId }) => !inputs.inRooms.has(serviceId))!;
  return first.map((step) => {
    if (step.kind !== 'request' || !step.visit) return step;
    const appointment = { ...step.appointment, therapistId: member.id };
    return { ...step, appointment, service, visit: { ...step.visit, guest: 2, part: 2 } };
  });
}

const servicesOf = ({ number }: StaffMember, { services }: ScenarioInputs) =>
  [0, 1, 2].map((nth) => services[(number + nth) % services.length]!);

/** Picks a client; one in five comes six times as often as the others. */
function pickClient(people: number, random: RandomInt): Pick<Request, 'client' | 'clientId'> {
  const among = Math.min(people, MAX_CLIENTS);
  const number = random(random(2) ? among : countRegulars(people));
  const { id: clientId, ...client } = fakeClient(number);
  return { clientId, client: { ...client, notes: random(8) === 0 ? notes[random(notes.length)]! : null } };
}
