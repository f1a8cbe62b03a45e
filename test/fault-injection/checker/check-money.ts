import type { Evidence } from './evidence.js';

/**
 * Checks that every payment that was acknowledged is in the ledger exactly once and no other, that each journal entry
 * sums to zero, and that receipts are numbered without a gap, one for each payment.
 */
export function checkMoney({ clients, events, ledger }: Evidence): string[] {
  const found: string[] = [];
  const taken = Map.groupBy(
    events.filter(({ type }) => type === 'PaymentTaken'),
    ({ data }) => data.paymentId,
  );
  const entries = Map.groupBy(ledger, ({ stream, version }) => `${stream} ${version}`);
  for (const { email, payment } of clients) {
    if (!payment) continue;
    const { id, cents, isAnswered } = payment;
    const events = taken.get(id) ?? [];
    taken.delete(id);
    if (!isAnswered) found.push(`${email} never got an answer to the payment`);
    else if (events.length !== 1) found.push(`${email}: ${events.length} payments for one acknowledged`);
    const booked = events
      .flatMap(({ stream, version }) => entries.get(`${stream} ${version}`) ?? [])
      .filter(({ account }) => account === 'card_terminal')
      .reduce((sum, line) => sum + line.cents, 0);
    if (booked !== cents) found.push(`${email} paid ${cents} cents, the ledger has ${booked}`);
  }
  for (const id of taken.keys()) found.push(`payment ${String(id)} is nobody's`);
  for (const [entry, lines] of entries)
    if (lines.reduce((sum, { cents }) => sum + cents, 0) !== 0)
      found.push(`the journal entry ${entry} is out of balance`);
  const numbers = events.filter(({ type }) => type === 'PaperIssued').map(({ data }) => Number(data.number));
  if (numbers.toSorted((a, b) => a - b).some((number, nth) => number !== nth + 1))
    found.push(`the numbers of receipts have gaps or doubles: ${numbers.join(', ')}`);
  const payers = clients.filter(({ payment }) => payment).length;
  if (numbers.length !== payers) found.push(`${numbers.length} receipts for ${payers} payments`);
  return found;
}
