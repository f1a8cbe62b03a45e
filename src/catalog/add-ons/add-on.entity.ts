import { defineEntity, p } from '@mikro-orm/core';

const AddOnSchema = defineEntity({
  name: 'AddOn',
  tableName: 'service_add_ons',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** Minutes by which it makes a booking longer; 0 for none. */
    minutes: p.integer(),
    /** Decimal text in the shop's currency. */
    price: p.decimal(),
    /** The services with which it can be booked; one that was deleted since may be among them. */
    serviceIds: p.array().columnType('uuid[]'),
    /** Whether it can be booked. */
    isActive: p.boolean().default(true),
    /** Number that grows with each edit; an edit names the one it is based on. */
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export class AddOn extends AddOnSchema.class {}
AddOnSchema.setClass(AddOn);
