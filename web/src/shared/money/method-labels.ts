import type { PaymentDto } from '../api/generated.js';

export const METHOD_LABELS: Record<PaymentDto['method'], string> = {
  cash: 'Cash',
  card: 'Card',
  online: 'Online',
  deposit: 'Deposit',
  gift_certificate: 'Gift certificate',
  other: 'Other',
};
