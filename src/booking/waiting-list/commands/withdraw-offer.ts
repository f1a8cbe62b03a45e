import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../kernel/actor.js';
import { withdrawOffer } from '../domain/waiting-entry.decide.js';
import { OpeningKeeper } from '../offers/opening-keeper.js';
import { WaitingListRepository } from '../waiting-list.repository.js';
import { prepareOfferRelease } from './release-offer.js';

/** Withdraws an offer that cannot be accepted any more. Does nothing where it is not open any more. */
export class WithdrawOffer extends Command<void> {
  constructor(
    readonly entryId: string,
    /** The booking id of the offer, so that a later offer stays. */
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
