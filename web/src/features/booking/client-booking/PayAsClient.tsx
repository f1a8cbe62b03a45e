import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { toastError } from '../../../shared/api/error-message.js';
import {
  type OnlinePaymentsDto,
  useCheckOwnPaymentsMutation,
  useGetOwnPaymentsQuery,
  usePayOwnBookingMutation,
} from '../../../shared/api/generated.js';
import { idempotencyKey } from '../../../shared/api/idempotency-key.js';
import { formatMoney } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';

/** Milliseconds between two questions to the gateway while a payment is awaited. */
const ASK_MS = 2_000;
/** Milliseconds after which somebody who came back is no longer kept waiting: the shop's page tells them later. */
const PATIENCE_MS = 60_000;

interface PayAsClientProps {
  sessionId: string;
  /** Reads the booking again, once something was paid. */
  onPaid?: () => void;
  /** Whether the booking waits for its deposit. */
  isUnpaid?: boolean;
  /** Whether the booking was cancelled. */
  isCancelled?: boolean;
  /** Whether the gateway's page opens without a press. */
  isAutomatic?: boolean;
}

/** Lets the holder of the private link pay what is due on the gateway's page, and says what became of it. */
export function PayAsClient({
  sessionId,
  onPaid,
  isUnpaid = false,
  isCancelled = false,
  isAutomatic = false,
}: PayAsClientProps) {
  const own = { ownPaymentsQueryDto: { sessionId } };
  // What is due depends on the booking, which may have changed.
  const { data } = useGetOwnPaymentsQuery(own, { refetchOnMountOrArgChange: true });
  const [pay] = usePayOwnBookingMutation();
  const [check, { data: checked }] = useCheckOwnPaymentsMutation();
  const nextId = useRef<string>(undefined);
  const [isLeaving, setLeaving] = useState(isAutomatic);
  const state = checked ?? data;
  const last = state?.payments[0];
  const isOpen = last?.status === 'open';

  const ask = useEffectEvent(() => void check(own));
  const notifyPaid = useEffectEvent(() => onPaid?.());

  // Whoever comes back from the gateway's page may be here before its message is.
  useEffect(() => {
    if (!isOpen || isLeaving) return;
    ask();
    const timer = setInterval(ask, ASK_MS);
    const end = setTimeout(() => clearInterval(timer), PATIENCE_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
  }, [isOpen, isLeaving]);

  const isPaid = last?.status === 'paid';
  useEffect(() => {
    if (!isPaid) return;
    notifyPaid();
    // The booking is confirmed a moment after its deposit is paid.
    const timer = isUnpaid ? setInterval(notifyPaid, ASK_MS) : undefined;
    return () => clearInterval(timer);
  }, [isPaid, isUnpaid]);

  // Back from the gateway's page, phones show this one as it was left.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && isAutomatic) window.location.reload();
      else if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [isAutomatic]);

  const goTo = (url: string) => {
    // Back leads to the booking's own page, for the form that it was made with is gone.
    if (isAutomatic) window.history.replaceState(null, '', `/booking-success#session_id=${sessionId}`);
    window.location.assign(url);
  };

  const openPage = async () => {
    // Whoever left the page finds the same one again.
    if (last?.url) return goTo(last.url);
    // One that has ended takes another payment to open.
    if (!nextId.current || (last?.id === nextId.current && last.status !== 'asked')) nextId.current = idempotencyKey();
    const id = nextId.current;
    const { data: asked, error } = await pay({ ownPaymentDto: { sessionId, id } });
    const url = asked && (await findPage(asked, () => check(own).unwrap()));
    if (url) return goTo(url);
    setLeaving(false);
    toastError(error, 'The payment page could not be opened. Please try again.');
  };

  const start = () => {
    setLeaving(true);
    void openPage();
  };
  const begin = useEffectEvent(() => void openPage());
  const isReady = state !== undefined;
  useEffect(() => {
    if (!isAutomatic || !isReady) return;
    const timer = setTimeout(begin);
    return () => clearTimeout(timer);
  }, [isAutomatic, isReady]);

  if (!state) return null;
  const { can_pay_online, due, payments } = state;
  const text = last?.status === 'paid' ? (isCancelled ? describeReturn(payments) : describe(last)) : null;
  return (
    <>
      {text && (
        <p role="status" className="own-booking-late">
          {text}
        </p>
      )}
      {can_pay_online && due > 0 && (
        <div className="own-booking-actions">
          <Button size="large" isLoading={isLeaving} aria-disabled={isLeaving} onClick={start}>
            {isLeaving && isAutomatic ? 'Opening the payment page...' : `Pay ${formatMoney(due)} now`}
          </Button>
        </div>
      )}
    </>
  );
}

type Payment = OnlinePaymentsDto['payments'][number];

/** Says what the client is to know of the last payment, which was made. */
function describe({ amount, is_in_sale, is_deposit, refunds }: Payment): string | null {
  if (is_deposit) return describeDeposit(amount, refunds);
  if (is_in_sale) return refunds.length > 0 ? null : `We have received ${formatMoney(amount)}. Thank you.`;
  return `Nothing was left to pay: your ${formatMoney(amount)} ${toVerb(refunds)} back to your card.`;
}

/** Says what becomes of the money that was paid for a booking that was cancelled. */
function describeReturn(payments: readonly Payment[]): string {
  const refunds = payments.flatMap((each) => each.refunds);
  const paid = formatMoney(sumAmounts(payments.filter(({ status }) => status === 'paid')));
  return refunds.length === 0
    ? `You paid ${paid}. What the cancellation policy gives back is sent to your card within minutes.`
    : `${formatMoney(sumAmounts(refunds))} of the ${paid} that you paid ${toVerb(refunds)} back to your card.`;
}

function describeDeposit(amount: number, refunds: Payment['refunds']): string {
  if (refunds.length === 0) return `Your deposit of ${formatMoney(amount)} is paid. Thank you.`;
  const back = formatMoney(sumAmounts(refunds));
  return `${back} of your deposit of ${formatMoney(amount)} ${toVerb(refunds)} back to your card.`;
}

const toVerb = (refunds: Payment['refunds']): string =>
  refunds.every(({ outcome }) => outcome === 'succeeded') ? 'went' : 'goes';

const sumAmounts = (items: readonly { amount: number }[]): number =>
  items.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100;

/** Waits until the gateway has opened its page, ten seconds at most. */
async function findPage(asked: OnlinePaymentsDto, look: () => Promise<OnlinePaymentsDto>): Promise<string | null> {
  let state = asked;
  for (let tries = 0; tries < 20; tries++) {
    const [last] = state.payments;
    if (last?.url) return last.url;
    if (last?.status !== 'asked') return null;
    await new Promise((resolve) => setTimeout(resolve, 500));
    state = await look();
  }
  return null;
}
