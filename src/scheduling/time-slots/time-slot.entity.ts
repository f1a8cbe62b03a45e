import { defineEntity, p } from '@mikro-orm/core';

const TimeSlotSchema = defineEntity({
  name: 'TimeSlot',
  tableName: 'time_slots',
  properties: {
    id: p.uuid().primary(),
    startTime: p.time(),
    endTime: p.time(),
    shiftType: p.enum(['Morning', 'Afternoon', 'Evening']),
    isActive: p.boolean().default(true),
    displayOrder: p.integer(),
    /** Number that grows with each change; a change names the one it is based on. */
    version: p.integer().version(),
  },
});

export class TimeSlot extends TimeSlotSchema.class {}
TimeSlotSchema.setClass(TimeSlot);
