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
    /** Both days included. */
    firstDate: p.date(),
    lastDate: p.date(),
    /** Of each day; null for whole days. */
    startTime: p.time().nullable(),
    endTime: p.time().nullable(),
    /** The last day on which it may fall when it comes back each week; null when it does not. */
    repeatsUntil: p.date().nullable(),
    kind: p.text().$type<LeaveKind>(),
    status: p.text().$type<LeaveStatus>(),
    /** The therapist's note and the shop's reply, sealed under the id. */
    sealed: p.blob().$type<Buffer>().nullable(),
    /** Address of the account that approved or declined it. */
    decidedBy: p.text().nullable(),
    version: p.integer().version(),
    createdAt: p.datetime(),
  },
});

/** Time off of a therapist. While it is approved it wins over every shift. */
export class Leave extends LeaveSchema.class {}
LeaveSchema.setClass(Leave);
