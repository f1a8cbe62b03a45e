import { defineEntity, p } from '@mikro-orm/core';

const ClosureSchema = defineEntity({
  name: 'Closure',
  tableName: 'closures',
  properties: {
    id: p.uuid().primary(),
    /** Name that visitors read: `Christmas Day`. */
    name: p.text(),
    /** First day; the closure includes this and the last day. */
    firstDate: p.date(),
    lastDate: p.date(),
    /** Number that grows with each edit; an edit names the one it is based on. */
    version: p.integer().version(),
    createdAt: p.datetime(),
  },
});

/** A closure: days on which the shop takes no bookings from visitors. */
export class Closure extends ClosureSchema.class {}
ClosureSchema.setClass(Closure);
