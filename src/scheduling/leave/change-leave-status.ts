import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import type { RecordedEventClass } from '../../platform/event-log/recorded-event.js';
import { LeaveApproved, type LeaveData, LeaveDeclined, LeaveReopened, LeaveWithdrawn } from '../leave.event-types.js';
import { LeaveNoteCipher } from './leave-notes.js';
import { assertCanBecome, createStaleLeaveError } from './terms/leave-status.js';
import { LeaveWriter, lockLeave, requireLeave, toDays } from './leave-writer.js';
import type { LeaveStatus } from './leave.entity.js';

/** The new status of a leave. */
export interface LeaveChange {
  to: LeaveStatus;
  /** Whether bookings within approved leave stay, uncovered. */
  keep?: boolean;
  /** The shop's reason for declining. */
  reply?: string | null;
}

/**
 * Approves, declines or withdraws leave, or takes such a decision back.
 * @throws NotFoundError, BusinessRuleError `leave-decided`, `modified` when it is no longer at the expected version,
 * `leave-exists` when the same is requested or approved by now, and `bookings-uncovered` when approving
 */
export class ChangeLeaveStatus extends Command<void> {
  constructor(
    readonly id: string,
    readonly expectedVersion: number,
    readonly change: LeaveChange,
    readonly by: Actor,
  ) {
    super();
  }
}

const EVENTS: Record<LeaveStatus, RecordedEventClass<LeaveData>> = {
  asked: LeaveReopened,
  approved: LeaveApproved,
  declined: LeaveDeclined,
  withdrawn: LeaveWithdrawn,
};

@CommandHandler(ChangeLeaveStatus)
export class ChangeLeaveStatusHandler implements ICommandHandler<ChangeLeaveStatus> {
  constructor(
    private readonly em: EntityManager,
    private readonly leave: LeaveWriter,
    private readonly notes: LeaveNoteCipher,
  ) {}

  execute({ id, expectedVersion, change: { to, keep = false, reply = null }, by }: ChangeLeaveStatus): Promise<void> {
    return this.em.fork().transactional(async (em) => {
      // Its days never change, so they can be locked before it is.
      await this.leave.lockDays(em, toDays(await requireLeave(em, id, { disableIdentityMap: true })));
      const leave = await lockLeave(em, id);
      if (leave.version !== expectedVersion) throw createStaleLeaveError(leave.status, to);
      assertCanBecome(leave.status, to);
      const days = toDays(leave);
      if (to === 'asked' || to === 'approved') await this.leave.assertNotEntered(em, days, { own: id });
      const kept = to === 'approved' ? await this.leave.findUncovered(em, days, keep) : [];
      const { note } = await this.notes.decryptOne(em, { id, sealed: leave.sealed ?? null });
      Object.assign(leave, {
        status: to,
        sealed: await this.notes.encrypt(em, id, { note, reply }),
        ...(to !== 'withdrawn' && { decidedBy: to === 'asked' || by.kind !== 'user' ? null : by.email }),
      });
      const more = to === 'approved' ? { kept_bookings: kept } : {};
      await this.leave.append(em, EVENTS[to], days, by, more);
    });
  }
}
