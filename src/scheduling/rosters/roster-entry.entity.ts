import { defineEntity, p } from '@mikro-orm/core';

const RosterEntrySchema = defineEntity({
  name: 'RosterEntry',
  tableName: 'therapist_roster',
  properties: {
    id: p.uuid().primary(),
    therapistId: p.uuid(),
    therapistName: p.text(),
    rosterDate: p.date(),
    shiftType: p.text(),
    /** Hours as people write them: `9:00 AM - 5:00 PM` or `09:00-17:00`. */
    shiftHours: p.text(),
    /** Number that grows with each change; a change names the one it is based on. */
    version: p.integer().version(),
    createdAt: p.datetime(),
  },
});

export class RosterEntry extends RosterEntrySchema.class {}
RosterEntrySchema.setClass(RosterEntry);
