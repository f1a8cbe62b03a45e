import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../kernel/actor.js';
import { TransactionRunner } from '../../platform/database/pipelining/index.js';
import { claimIdempotencyKey } from '../../platform/http/requests/claim-idempotency-key.js';
import { BookingMover, type CancellationInput, type MoveInput } from './booking-mover.js';
import { RelocationLog } from './relocation-log.js';
import { type LeaveOfRelocation, RelocationLeave } from './relocation-leave.js';

export interface RelocationInput {
  /** The leave that is entered with it; null where nobody is away. */
  leave: LeaveOfRelocation | null;
  moves: readonly MoveInput[];
  cancellations: readonly CancellationInput[];
  /** The reason that clients of cancelled bookings read. */
  reason: string;
  /** Whether clients are mailed whose booking moves. */
  notifyClient: boolean;
  /** Whether clients are mailed whose booking is cancelled. */
  notifyCancelled: boolean;
}

/**
 * Enters leave and moves bookings one after the other, as the desk would. A booking that has changed meanwhile
 * is reported and left alone. A repeated request with the same key continues where the first one stopped, and changes
 * nothing twice. Returns the id of the relocation.
 */
export class RelocateBookings extends Command<string> {
  constructor(
    readonly input: RelocationInput,
    readonly by: Actor,
    readonly key: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(RelocateBookings)
export class RelocateBookingsHandler implements ICommandHandler<RelocateBookings> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly mover: BookingMover,
    private readonly leave: RelocationLeave,
    private readonly log: RelocationLog,
  ) {}

  async execute({ input, by, key }: RelocateBookings): Promise<string> {
    const { leave, moves, cancellations, reason, notifyClient, notifyCancelled } = input;
    const id = await this.claim(input, by, key);
    if (await this.log.find(id)) return id;
    const leaveIds = leave ? await this.leave.enter(id, leave, by) : [];
    const moved = await this.mover.move(moves, by, notifyClient);
    const cancelled = await this.mover.cancel(cancellations, { reason, by, notifyClient: notifyCancelled });
    const data = {
      therapist_id: leave?.therapistId ?? null,
      leave_ids: leaveIds,
      booking_ids: [...moved.changed, ...cancelled.changed].map((booking) => booking.id),
      moved: moved.changed,
      cancelled: cancelled.changed,
      left: [...moved.left, ...cancelled.left],
      notify_client: notifyClient,
      notify_cancelled: notifyCancelled,
    };
    await this.log.appendRelocation(id, data, by);
    return id;
  }

  private claim(input: RelocationInput, by: Actor, key: string | undefined): Promise<string> {
    const id = randomUUIDv7();
    if (!key) return Promise.resolve(id);
    return this.transactions.run((tx) => claimIdempotencyKey(tx, key, { ...input, by }, id));
  }
}
