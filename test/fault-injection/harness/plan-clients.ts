import type { Slot } from '../checker/evidence.js';
import type { SeededRandom } from './seeded-random.js';

/** What one client means to do, each thing once, however often it has to be sent. */
export interface Intent {
  key: string;
  email: string;
  slot: Slot;
  change?: { kind: 'cancel' | 'move'; key: string; to: Slot };
}

const SHARES = { ofTakenSlots: 0.2, ofCancellations: 0.08, ofMoves: 0.08 };

/** Clients who mostly want a slot each; some want one that another wants as well, some move or cancel afterwards. */
export function planClients(slots: readonly Slot[], count: number, random: SeededRandom): Intent[] {
  const free = random.shuffled(slots);
  const chosen: Slot[] = [];
  return Array.from({ length: count }, (_, index) => {
    const isContested = chosen.length > 0 && random.next() < SHARES.ofTakenSlots;
    // One of the last few, so that both are on their way at the same time.
    const slot = (isContested ? undefined : free.pop()) ?? chosen.at(-1 - random.intBelow(Math.min(chosen.length, 6)))!;
    chosen.push(slot);
    const roll = random.next();
    const kind =
      roll < SHARES.ofCancellations ? 'cancel' : roll < SHARES.ofCancellations + SHARES.ofMoves ? 'move' : undefined;
    const change = kind && { kind, key: random.uuid(), to: slots[random.intBelow(slots.length)]! };
    return { key: random.uuid(), email: `guest-${index}@example.test`, slot, ...(change && { change }) } as Intent;
  });
}
