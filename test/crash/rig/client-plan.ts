import type { Slot } from '../checker/evidence.js';
import type { Dice } from './dice.js';

/** What one client means to do, each thing once, however often it has to be sent. */
export interface Intent {
  key: string;
  email: string;
  slot: Slot;
  change?: { kind: 'cancel' | 'move'; key: string; to: Slot };
}

const share = { ofTakenSlots: 0.2, ofCancellations: 0.08, ofMoves: 0.08 };

/** Clients who mostly want a slot each; some want one that another wants as well, some move or cancel afterwards. */
export function clientPlan(slots: readonly Slot[], count: number, dice: Dice): Intent[] {
  const free = dice.shuffled(slots);
  const wanted: Slot[] = [];
  return Array.from({ length: count }, (_, index) => {
    const isContested = wanted.length > 0 && dice.throw() < share.ofTakenSlots;
    // One of the last few, so that both are on their way at the same time.
    const slot = (isContested ? undefined : free.pop()) ?? wanted.at(-1 - dice.below(Math.min(wanted.length, 6)))!;
    wanted.push(slot);
    const fate = dice.throw();
    const kind = fate < share.ofCancellations ? 'cancel' : fate < share.ofCancellations + share.ofMoves ? 'move' : undefined;
    const change = kind && { kind, key: dice.uuid(), to: slots[dice.below(slots.length)]! };
    return { key: dice.uuid(), email: `guest-${index}@example.test`, slot, ...(change && { change }) } as Intent;
  });
}
