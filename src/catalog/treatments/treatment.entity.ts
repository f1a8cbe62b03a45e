import { defineEntity, PrimaryKeyProp, p } from '@mikro-orm/core';

const TreatmentSchema = defineEntity({
  name: 'Treatment',
  tableName: 'therapist_treatments',
  properties: {
    therapistId: p.uuid().primary(),
    serviceId: p.uuid().primary(),
    /** Minutes with this therapist; null for those of the service. */
    duration: p.integer().nullable(),
    /** Decimal text in the shop's currency; null for the price of the service. */
    price: p.decimal().nullable(),
  },
});

/** A service that a therapist gives. A therapist without any gives all of them. */
export class Treatment extends TreatmentSchema.class {
  override [PrimaryKeyProp]?: ['therapistId', 'serviceId'];
}
TreatmentSchema.setClass(Treatment);
