import { formatMoney } from '../money/money.js';

/** Formats what an add-on adds to a treatment: `+15 min, +$20.00`, or `+$20.00` where it takes no time. */
export const formatAddOn = ({ minutes, price }: { minutes: number; price: number }): string =>
  [...(minutes > 0 ? [`+${minutes} min`] : []), `+${formatMoney(price)}`].join(', ');
