import { useState } from 'react';
import { useListBookEntriesQuery } from '../../../shared/api/generated.js';
import { UnlessReadOnly } from '../../../shared/read-only/read-only.js';
import { useLoadFailureToast } from '../../../shared/toast/use-load-failure-toast.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { BookEntryRow } from './BookEntryRow.js';
import { NotePayoutForm } from './NotePayoutForm.js';
import { OpeningBalancesForm } from './OpeningBalancesForm.js';
import styles from './books.module.css';

type Form = 'payout' | 'opening';

/** Money that no sale or drawer moves: payouts of the gateway to the bank, and what accounts held before. */
export function BookEntries({ today }: { today: string }) {
  const query = useListBookEntriesQuery();
  const { data: entries } = query;
  useLoadFailureToast(query, 'Failed to load the payouts');
  const [open, setOpen] = useState<Form>();
  // The focus returns to the button whose form was closed.
  const [last, setLast] = useState<Form>();
  const show = (form: Form) => {
    setLast(form);
    setOpen(form);
  };
  const close = () => setOpen(undefined);
  const hasOpening = entries?.some(({ kind, is_voided }) => kind === 'opening_balances' && !is_voided);
  return (
    <section aria-labelledby="book-entries" className={styles.part}>
      <h3 id="book-entries" className="type-small-head">
        Payouts and opening balances
      </h3>
      <p className="second">
        Money that the payment gateway paid out to your bank, and what your accounts held before this system.
      </p>
      <UnlessReadOnly>
        {open === 'payout' && <NotePayoutForm today={today} onClose={close} />}
        {open === 'opening' && <OpeningBalancesForm today={today} onClose={close} />}
        {!open && (
          <Cluster className={styles.actions}>
            <Button autoFocus={last === 'payout'} onClick={() => show('payout')}>
              Note a payout
            </Button>
            {entries && !hasOpening && (
              <Button autoFocus={last === 'opening'} onClick={() => show('opening')}>
                Enter opening balances
              </Button>
            )}
          </Cluster>
        )}
      </UnlessReadOnly>
      {entries?.length === 0 && <p className="second">None yet.</p>}
      <ul role="list">
        {entries?.map((entry) => (
          <BookEntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
}
