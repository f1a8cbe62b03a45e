import { useGetShopQuery } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { toDeposit } from './deposit.js';

interface DepositTextProps {
  treatments: Parameters<typeof toDeposit>[1];
  /** Whether the shop answers first, and asks for the deposit when it confirms. */
  isRequest?: boolean;
}

/** What is paid online to confirm the booking; nothing where the shop asks for no deposit. */
export function DepositText({ treatments, isRequest = false }: DepositTextProps) {
  const { data: shop } = useGetShopQuery();
  const deposit = toDeposit(shop?.deposit, treatments);
  if (!shop || deposit === 0) return null;
  if (isRequest)
    return (
      <p className="booking-policy">
        You pay nothing now. A deposit of <strong>{formatMoney(deposit)}</strong>
        {shop.deposit?.new_clients_only && ' for new clients'} confirms your request once we have accepted it, and comes
        off the price.
      </p>
    );
  const who = shop.deposit?.new_clients_only ? 'New clients pay' : 'You pay';
  return (
    <p className="booking-policy">
      {who} a deposit of <strong>{formatMoney(deposit)}</strong> by card on the next page. It confirms the booking and
      comes off the price.
    </p>
  );
}
