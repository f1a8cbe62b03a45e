import type { PaymentSettings } from '../catalog/index.js';
import { BusinessRuleError } from '../kernel/errors.js';
import { DESK_METHODS, type DeskMethod, type PaymentMethod } from './domain/sale.events.js';

/** Returns the methods that the shop accepts at the desk; what is neither cash nor card always is. */
export const toAcceptedMethods = ({ acceptCash, acceptCard }: PaymentSettings): DeskMethod[] =>
  DESK_METHODS.filter((method) => (method === 'cash' ? acceptCash : method === 'card' ? acceptCard : true));

/** @throws BusinessRuleError `method-not-accepted` */
export function assertAccepted(settings: PaymentSettings, method: DeskMethod): void {
  if (!toAcceptedMethods(settings).includes(method))
    throw new BusinessRuleError('method-not-accepted', `The shop does not accept ${method}`);
}

/** Whether the desk takes such a payment by hand: then the settings say whether it does. */
export const isDeskMethod = (method: PaymentMethod): method is DeskMethod =>
  DESK_METHODS.some((each) => each === method);
