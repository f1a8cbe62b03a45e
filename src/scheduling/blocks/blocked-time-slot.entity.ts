import { defineEntity, p } from '@mikro-orm/core';

const BlockedTimeSlotSchema = defineEntity({
  name: 'BlockedTimeSlot',
  tableName: 'blocked_time_slots',
  properties: {
    id: p.uuid().primary(),
    therapistId: p.uuid(),
    blockedDate: p.date(),
    startTime: p.time(),
    endTime: p.time(),
    reason: p.text().nullable(),
    createdAt: p.datetime(),
    version: p.integer().version(),
  },
});

export class BlockedTimeSlot extends BlockedTimeSlotSchema.class {}
BlockedTimeSlotSchema.setClass(BlockedTimeSlot);
