import type { PaymentSettings } from '../catalog/index.js';
import { PAYMENT_METHODS, type PaymentMethod } from './domain/sale.events.js';

/** Returns the methods that the shop accepts; what is neither cash nor card always is. */
export const toAcceptedMethods = ({ acceptCash, acceptCard }: PaymentSettings): PaymentMethod[] =>
  PAYMENT_METHODS.filter((method) => (method === 'cash' ? acceptCash : method === 'card' ? acceptCard : true));
