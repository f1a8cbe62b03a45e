import { useId, useState } from 'react';
import { type DrawerDayDto, useReopenDrawerMutation } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { DescriptionList } from '../../../shared/ui/DescriptionList.js';
import { ReasonForm } from '../sale/ReasonForm.js';
import { PrintZReport } from './PrintZReport.js';
import { CountResult } from './CountResult.js';
import { StepHeading } from './StepHeading.js';
import { UnlessReadOnly } from '../../../shared/read-only/read-only.js';
import styles from './day-close.module.css';

interface ClosedDrawerProps {
  drawer: DrawerDayDto;
  isNew: boolean;
  onReopened: () => void;
}

/** A closed day: its numbers stay, and it can be opened again. */
export function ClosedDrawer({ drawer: { id, float, closes }, isNew, onReopened }: ClosedDrawerProps) {
  const heading = useId();
  const [isReopening, setReopening] = useState<boolean>();
  const [reopen] = useReopenDrawerMutation();
  const close = closes.at(-1)!;
  return (
    <section aria-labelledby={heading} className={styles.step}>
      <StepHeading id={heading} text="The day is closed" isNew={isNew} />
      <CountResult count={close} />
      <DescriptionList
        className={styles.closed}
        items={[
          ['Float', formatMoney(float)],
          ['To the bank', formatMoney(close.banked)],
          ['Left in the drawer', formatMoney(close.left)],
          ...(close.reason ? [['Reason', close.reason] satisfies [string, string]] : []),
        ]}
      />
      {close.z_report !== null && (
        <p className={styles.report}>
          Z-report {close.z_report}
          <PrintZReport drawerId={id} number={close.z_report} />
        </p>
      )}
      {isReopening ? (
        <ReasonForm
          action="Reopen the day"
          done="Reopened. Count the drawer again to close it."
          onClose={() => setReopening(false)}
          onSend={async (reason) => {
            const answer = await reopen({ id, reasonDto: { reason } });
            if (!answer.error) onReopened();
            return answer;
          }}
        >
          {() => null}
        </ReasonForm>
      ) : (
        <UnlessReadOnly>
          <Button
            variant="text"
            className={styles.reopen}
            // The focus returns from the form.
            autoFocus={isReopening === false}
            onClick={() => setReopening(true)}
          >
            Reopen the day…
          </Button>
        </UnlessReadOnly>
      )}
    </section>
  );
}
