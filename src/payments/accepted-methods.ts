import type { PaymentSettings } from '../catalog/index.js';
import { BusinessRuleError } from '../kernel/errors.js';
import { PAYMENT_METHODS, type PaymentMethod } from './domain/sale.events.js';

/** Returns the methods that the shop accepts; what is neither cash nor card always is. */
export const toAcceptedMethods = ({ acceptCash, acceptCard }: PaymentSettings): PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => (method === 'cash' ? acceptCash : method === 'card' ? acceptCard : true));

/** @throws BusinessRuleError `method-not-accepted` */
export function assertAccepted(settings: PaymentSettings, method: PaymentMethod): void {
  if (!toAcceptedMethods(settings).includes(method))
    throw new BusinessRuleError('method-not-accepted', `The shop does not accept ${method}`);
}
