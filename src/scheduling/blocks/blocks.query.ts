import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TherapistService } from '../../catalog/index.js';
import { NotFoundError } from '../../kernel/errors.js';
import type { LocalDate } from '../../kernel/local-time.js';
import { type StoredBlock, toBlock } from './block-rules.js';
import { BlockedTimeSlot } from './blocked-time-slot.entity.js';

@Injectable()
export class BlocksQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly therapists: TherapistService,
  ) {}

  /** Checks that there is such a therapist. @throws NotFoundError */
  async assertTherapistExists(id: string): Promise<void> {
    if (!(await this.therapists.findById(this.em.fork(), id))) throw new NotFoundError('There is no such therapist');
  }

  /** Lists the blocks of a therapist by day and time, first and last day included. */
  async forTherapist(therapistId: string, from: LocalDate, to?: LocalDate): Promise<StoredBlock[]> {
    const blockedDate = { $gte: from, ...(to && { $lte: to }) };
    const orderBy = { blockedDate: 'asc', startTime: 'asc', id: 'asc' } as const;
    return (await this.em.fork().find(BlockedTimeSlot, { therapistId, blockedDate }, { orderBy })).map(toBlock);
  }

  /** Returns one block. @throws NotFoundError */
  async byId(id: string): Promise<StoredBlock> {
    return toBlock(await requireBlock(this.em.fork(), id));
  }
}

/** Finds a block. @throws NotFoundError */
export async function requireBlock(em: EntityManager, id: string, options = {}): Promise<BlockedTimeSlot> {
  const block = await em.findOne(BlockedTimeSlot, id, options);
  if (!block) throw new NotFoundError('There is no such block');
  return block;
}
