import { toastError } from '../../../shared/api/error-message.js';
import { useGetOnlinePaymentsQuery, useRetryOnlineRefundMutation } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { toast } from '../../../shared/toast/toast.js';
import { successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';

const STATES = {
  asked: 'is on its way to the gateway',
  pending: 'is on its way back',
  succeeded: 'went back',
  failed: 'could not be given back',
} as const;

function getOrigin(isInSale: boolean, isDeposit: boolean): string {
  if (isDeposit) return 'of the deposit ';
  return isInSale ? '' : 'paid online when this was paid already ';
}

/** What became of money that goes back by the gateway, where something is still to be said of it. */
export function OnlineRefunds({ bookingId }: { bookingId: string }) {
  const { data } = useGetOnlinePaymentsQuery({ id: bookingId });
  const [retry, { isLoading }] = useRetryOnlineRefundMutation();
  const shown = (data?.payments ?? []).flatMap(({ id, is_in_sale, is_deposit, refunds }) =>
    refunds
      .filter(({ outcome }) => outcome !== 'succeeded' || !is_in_sale)
      .map((refund) => ({ ...refund, paymentId: id, origin: getOrigin(is_in_sale, is_deposit) })),
  );
  if (shown.length === 0) return null;
  const tryAgain = async (id: string, refundId: string) => {
    const { error } = await retry({ id, refundId });
    if (error) toastError(error, 'Failed to ask for the refund again. Please try again.');
    else toast(successToast('The gateway is asked again.'));
  };
  return (
    <ul role="list" aria-label="Money that goes back online">
      {shown.map(({ id, paymentId, amount, outcome, origin }) => (
        <li key={`${paymentId} ${id}`}>
          {formatMoney(amount)} {origin}
          {STATES[outcome]}.{' '}
          {outcome === 'failed' && (
            <Button size="small" aria-disabled={isLoading} onClick={() => void tryAgain(paymentId, id)}>
              Try again
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
