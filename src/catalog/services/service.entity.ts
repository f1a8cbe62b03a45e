import { defineEntity, p } from '@mikro-orm/core';

const ServiceSchema = defineEntity({
  name: 'Service',
  tableName: 'services',
  properties: {
    id: p.uuid().primary(),
    /** Full name; of a variant, made of group and label: `Remedial Massage, 90 minutes`. */
    name: p.text(),
    /** The treatment that it is a variant of; null where it is one by itself. */
    groupName: p.text().nullable(),
    /** Label that tells it apart in its group; null without a group. */
    variant: p.text().nullable(),
    /** Decimal text in the shop's currency; null counts 0. */
    price: p.decimal().nullable(),
    /** Duration in minutes; null counts as the default duration. */
    duration: p.integer().nullable(),
    /** Minutes kept free after it; null for those of the booking rules. */
    cleanupMinutes: p.integer().nullable(),
    description: p.text().nullable(),
    /**
     * Whether it reserves its name: no other offered service with this flag may have the same one. False for services
     * that shared a name before that rule.
     */
    ownsName: p.boolean().default(false),
    retiredAt: p.datetime().nullable(),
    /** Number that grows with each edit; an edit names the one it is based on. */
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

export class Service extends ServiceSchema.class {}
ServiceSchema.setClass(Service);
