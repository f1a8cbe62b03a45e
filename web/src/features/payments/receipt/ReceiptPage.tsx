import { parseProblem } from '../../../shared/api/problem.js';
import { type ReceiptDto, useGetOwnReceiptQuery } from '../../../shared/api/generated.js';
import { useSaveFile } from '../../../shared/api/use-save-file.js';
import { usePrivateToken } from '../../../shared/private-link/use-private-token.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { DownloadIcon, PrintIcon } from '../../../shared/ui/icons.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { Spinner } from '../../../shared/ui/Spinner.js';
import { PaperFrame } from './PaperFrame.js';
import { ReceiptPaper } from './ReceiptPaper.js';
import styles from './receipt.module.css';

const TITLE = 'Your receipt';

/** The private page of a receipt, which the mail with it and the page of the booking lead to. */
export function ReceiptPage() {
  const token = usePrivateToken('token');
  return token ? <OwnReceipt key={token} token={token} /> : <UnknownLink />;
}

function OwnReceipt({ token }: { token: string }) {
  const read = useGetOwnReceiptQuery({ receiptTokenDto: { token } }, { refetchOnMountOrArgChange: true });
  const { data: receipt, error, refetch } = read;
  if (receipt) return <LoadedReceipt token={token} receipt={receipt} />;
  if ([404, 422].includes(parseProblem(error)?.status ?? 0)) return <UnknownLink />;
  if (error)
    return (
      <PaperFrame title="Something went wrong">
        <p role="alert">Your receipt could not be loaded.</p>
        <Button size="large" variant="primary" onClick={() => void refetch()}>
          Try again
        </Button>
      </PaperFrame>
    );
  return (
    <PaperFrame title={TITLE}>
      <p role="status">
        <Spinner /> Loading your receipt...
      </p>
    </PaperFrame>
  );
}

const UnknownLink = () => (
  <PaperFrame title="This link does not work">
    <p>Try the link in our latest email. This one may have been cut off.</p>
  </PaperFrame>
);

function LoadedReceipt({ token, receipt }: { token: string; receipt: ReceiptDto }) {
  const [saveFile, isSaving] = useSaveFile();
  const save = async (path: string, asked: object = {}) => {
    if (isSaving || (await saveFile(`/own-receipt/${path}`, { token, ...asked }))) return;
    toast(errorToast('Failed to load the PDF. Please try again.'));
  };
  return (
    <PaperFrame title={TITLE}>
      {receipt.is_voided && <p>This sale was voided: the credit note below takes all of it back.</p>}
      <Cluster className={styles.actions}>
        <Button icon={<PrintIcon />} onClick={() => window.print()}>
          Print
        </Button>
        {receipt.has_health_fund_receipt && (
          <Button icon={<DownloadIcon />} aria-disabled={isSaving} onClick={() => void save('health-fund-files')}>
            Health-fund receipt
          </Button>
        )}
      </Cluster>
      {receipt.papers.map((paper) => {
        const { kind, number } = paper;
        return (
          <ReceiptPaper key={`${kind} ${number}`} paper={paper}>
            <Button
              icon={<DownloadIcon />}
              aria-label={`PDF: ${paper.title} ${number}`}
              aria-disabled={isSaving}
              onClick={() => void save('files', { kind, number })}
            >
              PDF
            </Button>
          </ReceiptPaper>
        );
      })}
    </PaperFrame>
  );
}
