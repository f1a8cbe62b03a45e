import { useState } from 'react';
import { type GiftCertificateDto, useListGiftCertificatesQuery } from '../../../shared/api/generated.js';
import { formatDateAndYear } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { PlusIcon } from '../../../shared/ui/icons.js';
import { EmptyState } from '../../../shared/ui/empty-state/EmptyState.js';
import { onDemand } from '../../../shared/ui/on-demand.js';
import { RetryPanel } from '../../../shared/ui/load-failure/RetryPanel.js';
import { RowLink } from '../../../shared/ui/row-button/RowButton.js';
import { RowsSkeleton } from '../../../shared/ui/skeleton/RowsSkeleton.js';
import { DataTable } from '../../../shared/ui/table/DataTable.js';
import { PageNumbers } from '../../../shared/ui/table/PageNumbers.js';
import { describeState } from './certificate-labels.js';
import { useHasBeenTrue } from '../../../shared/ui/use-has-been-true.js';
import styles from './gift-certificates.module.css';

const CertificatePanel = onDemand(async () => (await import('./CertificatePanel.js')).CertificatePanel);
const SellPanel = onDemand(async () => (await import('./SellPanel.js')).SellPanel);

interface GiftCertificatesProps {
  /** Whether certificates are sold here, or only read. */
  isDesk: boolean;
  mayRefund: boolean;
}

/** The gift certificates that were sold, what is left on each, and the sale of another one. */
export function GiftCertificates({ isDesk, mayRefund }: GiftCertificatesProps) {
  const [page, setPage] = useState(1);
  const [opened, setOpened] = useState<string>();
  const [isSelling, setSelling] = useState(false);
  const hasSold = useHasBeenTrue(isSelling);
  const hasOpened = useHasBeenTrue(opened !== undefined);
  const { data, isError, refetch } = useListGiftCertificatesQuery({ page }, { refetchOnMountOrArgChange: true });
  return (
    <article aria-labelledby="gift-certificates">
      <title>Gift certificates</title>
      <header className={styles.head}>
        <div>
          <h1 id="gift-certificates" className="type-page">
            Gift certificates
          </h1>
          <p className="second">{data ? `${formatMoney(data.owed)} is owed to their holders` : '\u00a0'}</p>
        </div>
        {isDesk && (
          <Button variant="primary" icon={<PlusIcon />} onClick={() => setSelling(true)}>
            Sell a gift certificate
          </Button>
        )}
      </header>
      {isError && !data && <RetryPanel text="Failed to load the gift certificates" onRetry={refetch} />}
      {!isError && !data && <RowsSkeleton label="Loading the gift certificates" rows={8} />}
      {data?.total === 0 && <EmptyState text="No gift certificate was sold yet" />}
      {data && data.total > 0 && <CertificateTable rows={data.items} onOpen={setOpened} />}
      {data && data.pages > 1 && (
        <PageNumbers page={page} pages={data.pages} range={`${data.total} certificates`} onPage={setPage} />
      )}
      {hasSold && <SellPanel isOpen={isSelling} onClose={() => setSelling(false)} />}
      {hasOpened && (
        <CertificatePanel id={opened} isDesk={isDesk} mayRefund={mayRefund} onClose={() => setOpened(undefined)} />
      )}
    </article>
  );
}

interface CertificateTableProps {
  rows: GiftCertificateDto[];
  onOpen: (id: string) => void;
}

const CertificateTable = ({ rows, onOpen }: CertificateTableProps) => (
  <div className={styles.scroll} tabIndex={0} role="region" aria-label="Gift certificates sold">
    <DataTable
      isFramed
      aria-labelledby="gift-certificates"
      columns={[
        { title: 'Number', cell: ({ id, number }) => <RowLink onClick={() => onOpen(id)}>{number}</RowLink> },
        { title: 'Left', align: 'right', cell: ({ balance }) => <strong>{formatMoney(balance)}</strong> },
        { title: 'Sold for', align: 'right', cell: ({ amount }) => formatMoney(amount) },
        { title: 'State', cell: describeState },
        { title: 'Sold', cell: ({ issued_on }) => issued_on && formatDateAndYear(issued_on) },
        { title: 'Bought by', cell: ({ buyer_name, buyer_email }) => buyer_name ?? buyer_email },
        { title: 'For', cell: ({ recipient_name, recipient_email }) => recipient_name ?? recipient_email },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  </div>
);
