import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import { ServiceCatalog, TherapistService } from '../../../catalog/index.js';
import { resolveClientId } from '../../../clients/index.js';
import type { Actor } from '../../../kernel/actor.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { claimIdempotencyKey } from '../../../platform/http/requests/claim-idempotency-key.js';
import { toServiceSnapshot } from '../../commands/booking-resolver.js';
import type { Client } from '../../domain/booking-details.js';
import { join } from '../domain/waiting-entry.decide.js';
import type { WaitingWindow, WaitingCriteria } from '../domain/waiting-entry.events.js';
import { WaitingListRepository } from '../waiting-list.repository.js';
import { assertCanJoin } from './assert-can-join.js';
import { WaitingWindows } from './waiting-windows.js';

interface JoinInput {
  serviceId: string;
  /** The therapist; null, or Any Available, for anybody who gives the service. */
  therapistId: string | null;
  windows: WaitingWindow[];
  client: Client;
  /** The id of the client who was chosen; undefined for one who was typed in. */
  clientId?: string | undefined;
}

/** Puts somebody on the waiting list, once for a service on a day. Returns the entry's id. */
export class JoinWaitingList extends Command<string> {
  /** @param idempotencyKey a repeated request with the same key makes no second entry */
  constructor(
    readonly input: JoinInput,
    readonly by: Actor,
    readonly idempotencyKey?: string,
  ) {
    super();
  }
}

@CommandHandler(JoinWaitingList)
export class JoinWaitingListHandler implements ICommandHandler<JoinWaitingList> {
  constructor(
    private readonly entries: WaitingListRepository,
    private readonly services: ServiceCatalog,
    private readonly therapists: TherapistService,
    private readonly windows: WaitingWindows,
  ) {}

  execute({ input, by, idempotencyKey }: JoinWaitingList): Promise<string> {
    return this.entries.inTransaction(async (tx) => {
      const id = randomUUIDv7();
      const request = { waits: true, ...input, by: by.kind === 'user' ? by.id : by.kind };
      const first = idempotencyKey ? await claimIdempotencyKey(tx, idempotencyKey, request, id) : id;
      if (first !== id) return first;
      const criteria = await this.toCriteria(tx, input);
      const clientId = await resolveClientId(tx, input.client, input.clientId);
      await assertCanJoin(tx, { clientId, criteria }, by);
      const userId = by.kind === 'user' ? by.id : null;
      this.entries.startStream(tx, id, join({ criteria, client: input.client, clientId, userId }), by);
      return id;
    });
  }

  private async toCriteria(tx: Transaction, { serviceId, therapistId, windows }: JoinInput): Promise<WaitingCriteria> {
    const checked = this.windows.check(windows);
    const therapist = therapistId === null ? undefined : await this.therapists.findById(tx, therapistId);
    if (therapistId !== null && !therapist) throw new InvalidInputError('therapist_id', 'There is no such therapist');
    if (therapist && !therapist.isActive && !therapist.isUnassigned)
      throw new InvalidInputError('therapist_id', 'This therapist takes no bookings');
    const waitsFor = therapist && !therapist.isUnassigned ? therapist.id : null;
    const { serviceName } = toServiceSnapshot(await this.services.findForBooking(tx, serviceId, waitsFor));
    return { serviceId, serviceName, therapistId: waitsFor, windows: checked };
  }
}
