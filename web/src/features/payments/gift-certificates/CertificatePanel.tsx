import { type ReactNode, useId, useState } from 'react';
import {
  type CertificateRefundDto,
  type CodedCertificateDto,
  type GiftCertificateDto,
  useEraseCertificatePeopleMutation,
  useGetGiftCertificateQuery,
  useRefundGiftCertificateMutation,
  useRemakeCertificateCodeMutation,
  useVoidGiftCertificateMutation,
} from '../../../shared/api/generated.js';
import { idempotencyKey } from '../../../shared/api/idempotency-key.js';
import { formatDateAndYear } from '../../../shared/dates/dates.js';
import { useShopNow } from '../../../shared/dates/use-shop-now.js';
import { METHOD_LABELS } from '../../../shared/money/method-labels.js';
import { MoneyField } from '../../../shared/money/MoneyField.js';
import { formatMoney, parseMoney, toAmount, toCents, toMoneyText } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { DescriptionList, type DescriptionItem } from '../../../shared/ui/DescriptionList.js';
import { Drawer } from '../../../shared/ui/drawer/Drawer.js';
import { LabelledItem } from '../../../shared/ui/form-errors/LabelledItem.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { Segmented } from '../../../shared/ui/segmented/Segmented.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { ChangeForm } from '../sale/ChangeForm.js';
import { ReasonForm } from '../sale/ReasonForm.js';
import { describeExpiry, describeState } from './certificate-labels.js';
import { CodeOnce } from './CodeOnce.js';
import styles from './gift-certificates.module.css';

interface Rights {
  isDesk: boolean;
  mayRefund: boolean;
}

interface CertificatePanelProps extends Rights {
  /** The certificate; undefined while the panel is closed. */
  id: string | undefined;
  onClose: () => void;
}

/** One gift certificate: what is left, what it paid for, and what can be done with it. */
export const CertificatePanel = ({ id, onClose, ...rights }: CertificatePanelProps) => (
  <Drawer open={id !== undefined} title="Gift certificate" size={480} closeLabel="Close" onClose={onClose}>
    {id && <LoadedCertificate key={id} id={id} {...rights} />}
  </Drawer>
);

function LoadedCertificate({ id, ...rights }: Rights & { id: string }) {
  const { data, isError, refetch } = useGetGiftCertificateQuery({ id });
  if (isError && !data) return <RetryPanel text="Failed to load the gift certificate" onRetry={refetch} />;
  if (!data) return <RowsSkeleton label="Loading the gift certificate" rows={6} />;
  return <Certificate certificate={data} {...rights} />;
}

function Certificate({ certificate, isDesk, mayRefund }: Rights & { certificate: GiftCertificateDto }) {
  const { redemptions, refunds, last_four, method } = certificate;
  const items: DescriptionItem[] = [
    ['Number', certificate.number],
    ['Left', formatMoney(certificate.balance)],
    ['Sold for', `${formatMoney(certificate.amount)}${method ? `, ${METHOD_LABELS[method].toLowerCase()}` : ''}`],
    ['State', describeState(certificate)],
    ['Valid', describeExpiry(certificate)],
    ...item('Treatment', certificate.service_name),
    ...item('Code', last_four && `Ends in ${last_four}`),
    ...item('Bought by', join(certificate.buyer_name, certificate.buyer_email)),
    ...item('For', join(certificate.recipient_name, certificate.recipient_email)),
    ...item('Message', certificate.message),
  ];
  return (
    <>
      <DescriptionList items={items} />
      {redemptions.length > 0 && (
        <Part title="Paid with it">
          {redemptions.map(({ sale_id, day, amount, returned }, nth) => (
            <li key={`${sale_id} ${nth}`}>
              {formatDateAndYear(day)}: {formatMoney(amount)}
              {returned > 0 && `, ${formatMoney(returned)} given back to it`}
            </li>
          ))}
        </Part>
      )}
      {refunds.length > 0 && (
        <Part title="Refunded">
          {refunds.map(({ id, day, amount, method: by }) => (
            <li key={id}>
              {formatDateAndYear(day)}: {formatMoney(amount)}, {METHOD_LABELS[by].toLowerCase()}
            </li>
          ))}
        </Part>
      )}
      {isDesk && certificate.status === 'issued' && <Changes certificate={certificate} mayRefund={mayRefund} />}
    </>
  );
}

const item = (term: string, text: string | null): DescriptionItem[] => (text ? [[term, text]] : []);
const join = (...texts: (string | null)[]): string => texts.filter(Boolean).join(', ');

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3 className="type-small-head">{title}</h3>
    <ul role="list">{children}</ul>
  </section>
);

type Change = 'code' | 'void' | 'refund' | 'erasure';

function Changes({ certificate, mayRefund }: { certificate: GiftCertificateDto; mayRefund: boolean }) {
  const { id, amount, balance, issued_on } = certificate;
  const today = useShopNow()?.date;
  const [change, setChange] = useState<Change>();
  const [coded, setCoded] = useState<CodedCertificateDto>();
  const [remake] = useRemakeCertificateCodeMutation();
  const [voidIt] = useVoidGiftCertificateMutation();
  const [erase] = useEraseCertificatePeopleMutation();
  const close = () => setChange(undefined);
  if (change === 'code')
    return (
      <ReasonForm
        action="Make a new code"
        done="New code made."
        initialReason="Code lost"
        onClose={close}
        onSend={async (reason) => {
          const answer = await remake({ id, reasonDto: { reason } });
          setCoded(answer.data);
          return answer;
        }}
      >
        {() => <p>The code before it pays for nothing any more. What is left stays.</p>}
      </ReasonForm>
    );
  if (change === 'void')
    return (
      <ReasonForm
        action="Void the gift certificate"
        done="Gift certificate voided."
        isDanger
        onClose={close}
        onSend={(reason) => voidIt({ id, reasonDto: { reason } })}
      >
        {() => <p>{formatMoney(amount)} goes back as it came.</p>}
      </ReasonForm>
    );
  if (change === 'refund') return <RefundForm certificate={certificate} onClose={close} />;
  if (change === 'erasure')
    return (
      <ChangeForm action="Erase the people" done="People erased." isDanger onClose={close} onSend={() => erase({ id })}>
        {() => <p>Names, addresses and the message go for good. The balance and the code stay.</p>}
      </ChangeForm>
    );
  return (
    <section className={styles.part} aria-label="Changes">
      {coded && <CodeOnce {...coded} />}
      <Cluster>
        <Button size="small" onClick={() => setChange('code')}>
          New code…
        </Button>
        {mayRefund && balance > 0 && (
          <Button size="small" onClick={() => setChange('refund')}>
            Refund…
          </Button>
        )}
        {issued_on === today && balance === amount && (
          <Button size="small" isDanger onClick={() => setChange('void')}>
            Void…
          </Button>
        )}
        {mayRefund && (
          <Button size="small" isDanger onClick={() => setChange('erasure')}>
            Erase the people…
          </Button>
        )}
      </Cluster>
    </section>
  );
}

type Method = CertificateRefundDto['method'];

const DESK_METHODS: readonly Method[] = ['card', 'cash', 'other'];

function RefundForm({ certificate, onClose }: { certificate: GiftCertificateDto; onClose: () => void }) {
  const field = useId();
  const [id] = useState(idempotencyKey);
  const [refund] = useRefundGiftCertificateMutation();
  const [amount, setAmount] = useState(toMoneyText(toCents(certificate.balance)));
  const [method, setMethod] = useState<Method>(certificate.method ?? 'card');
  const ways = certificate.method === 'online' ? (['online'] as const) : DESK_METHODS;
  return (
    <ReasonForm
      action="Give the money back"
      done={`Given back. ${METHOD_LABELS[method]}.`}
      onClose={onClose}
      onSend={(reason) => {
        const cents = parseMoney(amount);
        if (!cents) return { fields: { amount: 'Please enter the amount' } };
        return refund({ id: certificate.id, certificateRefundDto: { id, method, amount: toAmount(cents), reason } });
      }}
    >
      {(errors) => (
        <>
          <LabelledItem isDense id={`${field}-refund`} label="Amount to give back *" error={errors['amount']}>
            {(control) => <MoneyField {...control} value={amount} onChange={setAmount} />}
          </LabelledItem>
          {ways.length > 1 && (
            <Segmented
              aria-label="Given back by"
              options={ways.map((value) => ({ value, label: METHOD_LABELS[value] }))}
              value={method}
              onChange={setMethod}
            />
          )}
        </>
      )}
    </ReasonForm>
  );
}
