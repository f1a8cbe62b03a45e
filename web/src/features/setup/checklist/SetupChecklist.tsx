import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import {
  type SetupChecklistDto,
  useConfirmTestMailMutation,
  useHideSetupChecklistMutation,
  useSendTestMailMutation,
} from '../../../shared/api/generated.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast, successToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { Card } from '../../../shared/ui/card/Card.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from './setup-checklist.module.css';

type Step = SetupChecklistDto['steps'][number]['step'];

const LINKS: Record<Exclude<Step, 'mail'>, string> = {
  details: '/admindashboard?tab=settings',
  hours: '/admindashboard?tab=settings',
  closures: '/admindashboard?tab=settings',
  times: '/admindashboard?tab=settings#time-slots',
  treatment: '/services',
  therapists: '/therapists',
  roster: '/admindashboard?tab=roster',
  booking: '/bookings',
};

const labelStep: Record<Step, (checklist: SetupChecklistDto) => string> = {
  details: ({ time_zone }) => `Shop details; the time zone is ${time_zone}`,
  hours: () => 'Opening hours',
  closures: () => 'Closures: public holidays and your own',
  times: () => 'Start times that can be booked',
  treatment: () => 'A treatment with minutes and price',
  therapists: () => 'Therapists and what they do',
  roster: ({ rostered_days, open_days }) => `Roster of the next 14 days (${rostered_days} of ${open_days} open days)`,
  mail: () => 'A test email that arrived',
  booking: () => 'A first booking, or a test',
};

interface SetupChecklistProps {
  checklist: SetupChecklistDto;
  /** Called when a step may be done by now. */
  onChanged: () => unknown;
}

/**
 * The steps that a new shop still has to take; nothing once all are done or somebody has hidden it. For administrators.
 */
export function SetupChecklist({ checklist, onChanged }: SetupChecklistProps) {
  const [hide, { isLoading: isHiding }] = useHideSetupChecklistMutation();
  useTestMailReceipt(onChanged);
  if (!checklist.is_shown) return null;
  const done = checklist.steps.filter(({ is_done }) => is_done).length;
  const hideAll = async () => {
    const { error } = await hide();
    if (error) toast(errorToast('Failed to hide the list'));
    else void onChanged();
  };
  return (
    <Card aria-labelledby="setup" className={styles.card}>
      <Cluster as="header" gap={16} lines={8}>
        <h2 id="setup" className="type-item">
          Before you open
        </h2>
        <span className="second">
          {done} of {checklist.steps.length} done
        </span>
        <Button onClick={hideAll} disabled={isHiding}>
          Hide This List
        </Button>
      </Cluster>
      <ul role="list" className={styles.list}>
        {checklist.steps.map(({ step, is_done }) => (
          <li key={step} data-done={is_done || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {is_done ? '✓' : ''}
            </span>
            <Cluster gap={12} lines={4}>
              <span className="visually-hidden">{is_done ? 'Done: ' : 'To do: '}</span>
              {step === 'mail' ? labelStep.mail(checklist) : <Link to={LINKS[step]}>{labelStep[step](checklist)}</Link>}
              {step === 'mail' && !is_done && <TestMailButton />}
            </Cluster>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TestMailButton() {
  const [send, { isLoading }] = useSendTestMailMutation();
  const press = async () => {
    const { error } = await send();
    toast(
      error
        ? errorToast('Failed to send the test email')
        : successToast('Open the link in it to tick this off', 'Test email on its way'),
    );
  };
  return (
    <Button size="small" onClick={press} disabled={isLoading}>
      Send a Test Email
    </Button>
  );
}

/** Confirms the test mail whose link was followed, once, and removes its id from the URL. */
function useTestMailReceipt(onChanged: () => unknown): void {
  const [params, setParams] = useSearchParams();
  const [confirm] = useConfirmTestMailMutation();
  const mailId = params.get('test_mail');
  useEffect(() => {
    if (!mailId) return;
    setParams(
      (current) => {
        current.delete('test_mail');
        return current;
      },
      { replace: true },
    );
    void confirm({ testMailReceiptDto: { mail_id: mailId } }).then(({ error }) => {
      toast(error ? errorToast('This test email is not known here') : successToast('Emails arrive'));
      void onChanged();
    });
  }, [mailId, confirm, onChanged, setParams]);
}
