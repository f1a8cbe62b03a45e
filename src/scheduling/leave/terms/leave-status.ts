import { BusinessRuleError } from '../../../kernel/errors.js';
import type { LeaveStatus } from '../leave.entity.js';

/** The statuses that may follow each; to be asked for again, or approved again, takes a decision back. */
const NEXT: Record<LeaveStatus, readonly LeaveStatus[]> = {
  asked: ['approved', 'declined', 'withdrawn'],
  approved: ['asked', 'withdrawn'],
  declined: ['asked', 'approved'],
  withdrawn: ['asked', 'approved'],
};

const IN_WORDS: Record<LeaveStatus, string> = {
  asked: 'asked for',
  approved: 'approved',
  declined: 'declined',
  withdrawn: 'taken back',
};

/** The conflict with somebody else's decision about the leave: its status now, and the requested one. */
export function createStaleLeaveError(now: LeaveStatus, requested: LeaveStatus): BusinessRuleError {
  const states = `This leave is ${IN_WORDS[now]} by now, yours was ${IN_WORDS[requested]}`;
  return new BusinessRuleError('modified', `${states}: somebody else was faster. Please look again`);
}

/** @throws BusinessRuleError `leave-decided` */
export function assertCanBecome(from: LeaveStatus, to: LeaveStatus): void {
  if (!NEXT[from].includes(to))
    throw new BusinessRuleError('leave-decided', `This leave is ${from} already`, undefined, 'status');
}
