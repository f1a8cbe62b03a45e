import { defineEntity, p } from '@mikro-orm/core';

export const LEAVE_KINDS = ['annual', 'sick', 'training', 'other'] as const;
export type LeaveKind = (typeof LEAVE_KINDS)[number];

export const LEAVE_STATUSES = ['asked', 'approved', 'declined', 'withdrawn'] as const;
export type LeaveStatus = (typeof LEAVE_STATUSES)[number];

const LeaveSchema = defineEntity({
  name: 'Leave',
  tableName: 'leave',
  properties: {
    id: p.uuid().primary(),
    therapistId: p.uuid(),
    /** First day; the leave includes this and the last day. */
    firstDate: p.date(),
    lastDate: p.date(),
    /** Start time on each day; null for whole days. */
    startTime: p.time().nullable(),
    endTime: p.time().nullable(),
    /** The last day on which it may fall when it repeats each week; null when it does not repeat. */
    repeatsUntil: p.date().nullable(),
    kind: p.text().$type<LeaveKind>(),
    status: p.text().$type<LeaveStatus>(),
    /** The therapist's note and the shop's reply, encrypted under the id. */
    sealed: p.blob().$type<Buffer>().nullable(),
    /** Email address of the account that approved or declined it. */
    decidedBy: p.text().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
  },
});

/** Time off of a therapist. While it is approved it wins over every shift. */
export class Leave extends LeaveSchema.class {}
LeaveSchema.setClass(Leave);
