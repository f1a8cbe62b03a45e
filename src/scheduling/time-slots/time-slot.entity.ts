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
  },
});

export class TimeSlot extends TimeSlotSchema.class {}
TimeSlotSchema.setClass(TimeSlot);
