import { BusinessRuleError } from '../../../kernel/errors.js';
import type { LeaveStatus } from '../leave.entity.js';

/** What a leave may become; to be asked for again, or approved again, is how a decision is taken back. */
const NEXT: Record<LeaveStatus, readonly LeaveStatus[]> = {
  asked: ['approved', 'declined', 'withdrawn'],
  approved: ['asked', 'withdrawn'],
  declined: ['asked', 'approved'],
  withdrawn: ['asked', 'approved'],
};

/** @throws BusinessRuleError `leave-decided` */
export function assertCanBecome(from: LeaveStatus, to: LeaveStatus): void {
  if (!NEXT[from].includes(to))
    throw new BusinessRuleError('leave-decided', `This leave is ${from} already`, undefined, 'status');
}
