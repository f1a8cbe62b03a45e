import { useState } from 'react';
import { type BookEntryDto, useVoidBookEntryMutation } from '../../../shared/api/generated.js';
import { formatShortDate } from '../../../shared/dates/dates.js';
import { UnlessReadOnly } from '../../../shared/read-only/read-only.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { ReasonForm } from '../sale/ReasonForm.js';
import { describeEntry } from './book-entry-labels.js';
import styles from './books.module.css';

/** A payout or opening balances, and the way to take them back. */
export function BookEntryRow({ entry }: { entry: BookEntryDto }) {
  const [isOpen, setOpen] = useState<boolean>();
  const [voidEntry] = useVoidBookEntryMutation();
  const { id, kind, day, is_from_gateway: isFromGateway, is_voided: isVoided } = entry;
  const text = describeEntry(entry);
  return (
    <li className={styles.entry}>
      <span>
        {formatShortDate(day)}: {text}
        {isFromGateway && <span className="second"> (told by the gateway)</span>}
        {isVoided && <span className="second"> (voided)</span>}
      </span>
      {!isVoided && (
        <UnlessReadOnly>
          {isOpen ? (
            <ReasonForm
              action={kind === 'gateway_payout' ? 'Void the payout' : 'Void the opening balances'}
              done="Voided. The books have both entries."
              isDanger
              onClose={() => setOpen(false)}
              onSend={(reason) => voidEntry({ id, reasonDto: { reason } })}
            >
              {() => null}
            </ReasonForm>
          ) : (
            <Button
              variant="text"
              aria-label={`Void: ${text}`}
              // The focus returns from the form.
              autoFocus={isOpen === false}
              onClick={() => setOpen(true)}
            >
              Void…
            </Button>
          )}
        </UnlessReadOnly>
      )}
    </li>
  );
}
