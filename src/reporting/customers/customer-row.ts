import { toAmount } from '../../kernel/money.js';
import type { CustomerDto } from './customer.dto.js';

export interface CustomerRow extends Omit<CustomerDto, 'total_spent' | 'currency' | 'spent'> {
  customer_key: string;
  /** Cents by currency. */
  spent: Record<string, number>;
}

export const selectCustomersSql = /* sql */ `
  select customer_id(customer_key) as id, customer_key, name, email, phone, first_booking_date::text as first_booking_date,
    last_booking_date::text as last_booking_date, total_bookings, spent, latest_status
  from customers`;

export function toCustomerDto({ customer_key, spent, ...row }: CustomerRow, currency: string): CustomerDto {
  const amounts = Object.entries(spent).map(([currency, cents]) => ({ currency, amount: toAmount(cents) }));
  return { ...row, currency, total_spent: toAmount(spent[currency] ?? 0), spent: amounts };
}
