import { defineEntity, p } from '@mikro-orm/core';

const ClosureSchema = defineEntity({
  name: 'Closure',
  tableName: 'closures',
  properties: {
    id: p.uuid().primary(),
    /** What visitors read: `Christmas Day`. */
    name: p.text(),
    /** Both days included. */
    firstDate: p.date(),
    lastDate: p.date(),
    /** Grows with each edit; an edit names the one it is based on. */
    version: p.integer().version(),
    createdAt: p.datetime(),
  },
});

/** Days on which the shop takes no bookings from visitors. */
export class Closure extends ClosureSchema.class {}
ClosureSchema.setClass(Closure);
