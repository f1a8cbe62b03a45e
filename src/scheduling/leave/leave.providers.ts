import { AddLeaveHandler } from './add-leave.js';
import { ChangeLeaveStatusHandler } from './change-leave-status.js';
import { LeaveNoteCipher } from './leave-notes.js';
import { LeaveWriter } from './leave-writer.js';
import { LeaveQuery } from './leave.query.js';
import { LeaveMailer } from './mails/leave-mailer.js';
import { LeaveRecipients } from './mails/leave-recipients.js';
import { PushDaysOnLeaveChanged } from './push-days-on-leave-changed.js';

/** Providers of leave: commands, queries, mails and event handlers. */
export const leaveProviders = [
  AddLeaveHandler,
  ChangeLeaveStatusHandler,
  LeaveNoteCipher,
  LeaveWriter,
  LeaveQuery,
  LeaveMailer,
  LeaveRecipients,
  PushDaysOnLeaveChanged,
];
