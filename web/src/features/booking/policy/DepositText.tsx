import { useGetShopQuery } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { toDeposit } from './deposit.js';

interface DepositTextProps {
  treatments: Parameters<typeof toDeposit>[1];
}

/** What is paid online to confirm the booking; nothing where the shop asks for no deposit. */
export function DepositText({ treatments }: DepositTextProps) {
  const { data: shop } = useGetShopQuery();
  const deposit = toDeposit(shop?.deposit, treatments);
  if (!shop || deposit === 0) return null;
  const who = shop.deposit?.new_clients_only ? 'New clients pay' : 'You pay';
  return (
    <p className="booking-policy">
      {who} a deposit of <strong>{formatMoney(deposit)}</strong> by card on the next page. It confirms the booking and
      comes off the price.
    </p>
  );
}
