import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { declineOffer, expire, lapseOffer, withdraw } from '../domain/waiting-entry.decide.js';
import { WaitingListRepository } from '../waiting-list.repository.js';
import { OpeningKeeper } from '../offers/opening-keeper.js';
import { prepareOfferRelease } from './release-offer.js';

type Ending = 'declined' | 'lapsed' | 'expired' | 'withdrawn';

/**
 * Ends an entry, and releases the slot that is held for it. Does nothing where it has ended like that before, or is not
 * due.
 */
export class CloseWaitingEntry extends Command<void> {
  /** @param expectedBookingId which offer is declined, as in `requireOpenOffer` */
  constructor(
    readonly entryId: string,
    readonly ending: Ending,
    readonly by: Actor,
    readonly expectedBookingId?: string,
  ) {
    super();
  }
}

@CommandHandler(CloseWaitingEntry)
export class CloseWaitingEntryHandler implements ICommandHandler<CloseWaitingEntry> {
  constructor(
    private readonly entries: WaitingListRepository,
    private readonly openings: OpeningKeeper,
    private readonly clock: ShopClock,
  ) {}

  execute(command: CloseWaitingEntry): Promise<void> {
    return this.entries.change(command.entryId, command.by, prepareOfferRelease(this.decision(command), this.openings));
  }

  private decision({ ending, by, expectedBookingId }: CloseWaitingEntry) {
    if (ending === 'declined') return declineOffer(this.clock.instant(), expectedBookingId);
    if (ending === 'lapsed') return lapseOffer(this.clock.instant());
    return ending === 'expired' ? expire(this.clock.now()) : withdraw(by.kind === 'user' ? 'shop' : 'client');
  }
}
