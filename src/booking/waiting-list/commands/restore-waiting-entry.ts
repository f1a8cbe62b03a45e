import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { resolveClientId } from '../../../clients/index.js';
import type { Actor } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { requireEntry, restore } from '../domain/waiting-entry.decide.js';
import { WaitingListRepository } from '../waiting-list.repository.js';
import { assertCanJoin } from './assert-can-join.js';

/**
 * Puts an entry that the desk took off the waiting list back where it was, unless its client has joined again since.
 */
export class RestoreWaitingEntry extends Command<void> {
  constructor(
    readonly entryId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(RestoreWaitingEntry)
export class RestoreWaitingEntryHandler implements ICommandHandler<RestoreWaitingEntry> {
  constructor(
    private readonly entries: WaitingListRepository,
    private readonly clock: ShopClock,
  ) {}

  execute({ entryId, by }: RestoreWaitingEntry): Promise<void> {
    return this.entries.change(entryId, by, async (tx, entry) => {
      const { client, clientId: knownId, criteria } = requireEntry(entry);
      const events = restore(this.clock.now())(entry);
      if (events.length > 0 && client) {
        const clientId = knownId ?? (await resolveClientId(tx, client));
        await assertCanJoin(tx, { clientId, criteria }, by);
      }
      return () => events;
    });
  }
}
