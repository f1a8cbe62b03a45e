import { BusinessRuleError, modifiedError } from '../../../kernel/errors.js';
import type { LeaveStatus } from '../leave.entity.js';

/** Statuses that may follow each; `asked` or `approved` after a decision takes it back. */
const NEXT: Record<LeaveStatus, readonly LeaveStatus[]> = {
  asked: ['approved', 'declined', 'withdrawn'],
  approved: ['asked', 'withdrawn'],
  declined: ['asked', 'approved'],
  withdrawn: ['asked', 'approved'],
};

const STATUS_LABELS: Record<LeaveStatus, string> = {
  asked: 'requested',
  approved: 'approved',
  declined: 'declined',
  withdrawn: 'withdrawn',
};

/**
 * Returns the error of a conflict with somebody else's decision about the leave: its current status, and the requested
 * one.
 */
export function createStaleLeaveError(now: LeaveStatus, requested: LeaveStatus): BusinessRuleError {
  const states = `This leave is ${STATUS_LABELS[now]} by now, yours was ${STATUS_LABELS[requested]}`;
  return modifiedError(states);
}

/** Checks that a status may follow another. @throws BusinessRuleError `leave-decided` */
export function assertCanBecome(from: LeaveStatus, to: LeaveStatus): void {
  if (!NEXT[from].includes(to))
    throw new BusinessRuleError(
      'leave-decided',
      `This leave has already been ${STATUS_LABELS[from]}`,
      undefined,
      'status',
    );
}
