import type { Slot } from '../checker/evidence.js';
import type { SeededRandom } from './seeded-random.js';

/** What one client plans to do. Each step must take effect once, however often it is sent. */
export interface Intent {
  key: string;
  email: string;
  slot: Slot;
  change?: { kind: 'cancel' | 'move'; key: string; to: Slot };
}

const SHARES = { ofTakenSlots: 0.2, ofCancellations: 0.08, ofMoves: 0.08 };

/**
 * Plans clients who mostly want a slot of their own. Some want one that another client wants too; some move or cancel
 * later.
 */
export function planClients(slots: readonly Slot[], count: number, random: SeededRandom): Intent[] {
  const free = random.shuffled(slots);
  const chosen: Slot[] = [];
  return Array.from({ length: count }, (_, index) => {
    const isContested = chosen.length > 0 && random.next() < SHARES.ofTakenSlots;
    // One of the latest slots, so that both requests are under way at the same time.
    const slot = (isContested ? undefined : free.pop()) ?? chosen.at(-1 - random.intBelow(Math.min(chosen.length, 6)))!;
    chosen.push(slot);
    const roll = random.next();
    const kind =
      roll < SHARES.ofCancellations ? 'cancel' : roll < SHARES.ofCancellations + SHARES.ofMoves ? 'move' : undefined;
    const change = kind && { kind, key: random.uuid(), to: slots[random.intBelow(slots.length)]! };
    return { key: random.uuid(), email: `guest-${index}@example.test`, slot, ...(change && { change }) } as Intent;
  });
}
