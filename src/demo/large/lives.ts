import type { LifeStep } from '../../booking/index.js';
import { type Actor, system, visitor } from '../../platform/event-store/actor.js';
import type { Dice } from '../dice.js';
import { clock } from '../longwater.js';
import type { Calendar } from './calendar.js';
import { mostPeople, personOf } from './people.js';
import type { PlannedShift } from './shifts.js';

type Request = Extract<LifeStep, { kind: 'request' }>;

/** What the lives in the large shop are made of. */
export interface LifeParts {
  calendar: Calendar;
  services: readonly Request['service'][];
  unassignedId: string;
  admin: Actor;
  /** How many different people come. */
  people: number;
  now: Date;
}

const reasons = ['Down with a cold.', 'Moved to another week.', 'Work trip came up.', 'Did not come.'];
const notes = ['Left shoulder, please.', 'A second pillow.', 'Allergic to almond oil.', 'No conversation, thank you.'];

/**
 * The life of a booking that ends up at this start. Of a hundred that are past, three were left to the shop to give away, four
 * were moved, nine cancelled, and three neither answered nor marked as kept. Those to come were agreed elsewhere, so that nobody is written to.
 */
export function lifeAt(start: number, { member, day }: PlannedShift, parts: LifeParts, dice: Dice): LifeStep[] {
  const { calendar, admin, now } = parts;
  const isPast = day.ahead < 0;
  const by = isPast ? visitor : system;
  const daysBefore = isPast ? 1 + dice(13) : day.ahead + 1 + dice(60 - day.ahead);
  const asked = calendar.instant(day.ahead - daysBefore, 480 + dice(780));
  const isUnassigned = dice(100) < 3;
  const slot = { therapistId: isUnassigned ? parts.unassignedId : member.id, isUnassigned, date: day.date, time: clock(start) };
  const luck = dice(100);
  const isMoved = isPast && !isUnassigned && luck >= 96;
  const appointment = isMoved ? { ...slot, time: clock(start < 1230 ? start + 30 : start - 30) } : slot;
  const service = parts.services[(member.number + dice(3)) % parts.services.length]!;
  const verdict = isUnassigned ? 'unassigned' : 'available';
  const steps: LifeStep[] = [{ kind: 'request', at: asked, by, appointment, service, client: clientOf(parts.people, dice), verdict }];
  const evening = calendar.instant(day.ahead - 1, 1290);
  if (isMoved) steps.push({ kind: 'move', at: evening, by: admin, to: slot });
  if (isUnassigned && isPast && (luck < 9 || luck >= 12)) steps.push({ kind: 'confirm', at: evening, by: admin, verdict });
  if (isPast && luck < 9) steps.push({ kind: 'cancel', at: evening, by: admin, reason: reasons[dice(reasons.length)]! });
  else if (luck >= 12) steps.push({ kind: 'complete', at: calendar.instant(day.ahead, Math.min(start + service.durationMinutes, 1439)), by: admin });
  return steps.filter(({ at }, place) => place === 0 || at < now);
}

/** How many events come of a step. */
export function eventsOf(step: LifeStep): number {
  return step.kind === 'request' && step.verdict === 'available' ? 2 : 1;
}

/** One in five people comes six times as often as the others. */
function clientOf(people: number, dice: Dice): Request['client'] {
  const among = Math.min(people, mostPeople);
  const number = dice(dice(2) ? among : Math.ceil(among / 5));
  return { ...personOf(number), notes: dice(8) === 0 ? notes[dice(notes.length)]! : null };
}
