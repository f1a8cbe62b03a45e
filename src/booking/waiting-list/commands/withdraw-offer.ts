import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { withdrawOffer } from '../domain/waiting-entry.decide.js';
import { OpeningKeeper } from '../offers/opening-keeper.js';
import { WaitingListRepository } from '../waiting-list.repository.js';
import { prepareOfferRelease } from './release-offer.js';

/** Takes an offer back that cannot be accepted any more. Nothing happens where it is not open any more. */
export class WithdrawOffer extends Command<void> {
  constructor(
    readonly entryId: string,
    /** Of the offer, so that a later one stays. */
    readonly bookingId: string,
    readonly by: Actor,
  ) {
    super();
  }
}

@CommandHandler(WithdrawOffer)
export class WithdrawOfferHandler implements ICommandHandler<WithdrawOffer> {
  constructor(
    private readonly entries: WaitingListRepository,
    private readonly openings: OpeningKeeper,
  ) {}

  execute({ entryId, bookingId, by }: WithdrawOffer): Promise<void> {
    return this.entries.change(entryId, by, prepareOfferRelease(withdrawOffer(bookingId), this.openings));
  }
}
