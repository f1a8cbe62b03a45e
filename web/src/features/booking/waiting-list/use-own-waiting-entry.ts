import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import { errorMessage } from '../../../shared/api/error-message.js';
import {
  api,
  useAcceptOfferMutation,
  useDeclineOfferMutation,
  useLeaveWaitingListMutation,
  useShowOwnWaitingEntryQuery,
} from '../../../shared/api/generated.js';
import { parseProblem } from '../../../shared/api/problem.js';
import { toSeenPolicy } from '../policy/format-policy.js';

/** Reads a waiting entry by its token, with its holder's actions. */
export function useOwnWaitingEntry(token: string) {
  const asked = { waitingTokenDto: { token } };
  // Read again when the visitor comes back: the entry may have changed in another window or over time.
  const read = useShowOwnWaitingEntryQuery(asked, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  const { data: entry, error } = read;
  const dispatch = useDispatch();
  const [accept] = useAcceptOfferMutation();
  const [decline] = useDeclineOfferMutation();
  const [leave] = useLeaveWaitingListMutation();
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const [answers, setAnswers] = useState(0);
  // Answers only the offer on screen, because another time may be on offer by now.
  const answered = { token, booking_id: entry?.offer?.booking_id };
  const seen_policy = toSeenPolicy(entry?.offer?.cancellation_policy);

  const reload = useEffectEvent(() => void read.refetch());
  const expiresAt = entry?.status === 'offered' ? entry.offer?.expires_at : undefined;
  useEffect(() => {
    if (!expiresAt) return;
    const timer = setTimeout(() => reload(), Math.max(1000, Date.parse(expiresAt) - Date.now() + 1000));
    return () => clearTimeout(timer);
  }, [expiresAt]);

  const send = async (post: () => ReturnType<typeof accept | typeof decline | typeof leave>) => {
    if (isSending) return;
    setSending(true);
    setRefusal(undefined);
    const answer = await post();
    // A refusal means that the entry has changed meanwhile; the page shows what became of it.
    const isOutdated = parseProblem(answer.error)?.status === 409;
    const shown = answer.data ?? (isOutdated ? (await read.refetch()).data : undefined);
    if (shown)
      flushSync(() => {
        dispatch(api.util.upsertQueryEntries([{ endpointName: 'showOwnWaitingEntry', arg: asked, value: shown }]));
        // Draws the page now: the store tells of its entries a frame later.
        setAnswers((before) => before + 1);
      });
    // The pressed button is gone with its page; what is there now is read out.
    if (shown && shown.status !== entry?.status) document.querySelector('h1')?.focus();
    else if (answer.error) setRefusal(errorMessage(answer.error, 'That could not be sent. Please try again.'));
    setSending(false);
  };

  return {
    entry,
    isUnknown: parseProblem(error)?.status === 404,
    hasFailed: error !== undefined,
    reload: () => void read.refetch(),
    refusal,
    isSending,
    /** Whether a button of the page was pressed, so that the next page is to be read out. */
    hasAnswered: answers > 0,
    /** @param deposit in dollars, as it is shown; undefined while unknown */
    accept: (deposit: number | undefined) =>
      void send(() => accept({ acceptedOfferDto: { ...answered, seen_policy, seen_deposit: deposit } })),
    decline: () => void send(() => decline({ waitingTokenDto: answered })),
    leave: () => void send(() => leave({ waitingTokenDto: answered })),
  };
}

export type OwnWaitingEntry = ReturnType<typeof useOwnWaitingEntry>;
