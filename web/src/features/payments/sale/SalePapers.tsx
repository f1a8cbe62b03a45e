import { useState } from 'react';
import type { PaperDto, PrintedPaperDto, SaleDto } from '../../../shared/api/generated.js';
import { useSaveFile } from '../../../shared/api/use-save-file.js';
import { formatMoney } from '../../../shared/money/money.js';
import { toast } from '../../../shared/toast/toast.js';
import { errorToast } from '../../../shared/toast/toasts.js';
import { Button } from '../../../shared/ui/button/Button.js';
import { PrintIcon } from '../../../shared/ui/icons.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import styles from '../payments.module.css';

const FORMATS = [
  { format: 'a4', label: 'Print A4' },
  { format: '80mm', label: 'Print 80 mm' },
] as const satisfies { format: PrintedPaperDto['format']; label: string }[];

const HEALTH_FUND = 'Print A4: Health-fund receipt';

/** The receipt of a sale and its credit notes, each as a file to print. */
export function SalePapers({ sale }: { sale: SaleDto }) {
  const [save, isSaving] = useSaveFile();
  const [chosen, setChosen] = useState<string>();
  const print = async ({ kind, number }: PaperDto, format: PrintedPaperDto['format'], label: string) => {
    if (isSaving) return;
    setChosen(label);
    const asked: PrintedPaperDto = { kind, number, format };
    if (await save(`/sales/${sale.id}/papers/files`, asked)) return;
    toast(errorToast(`Failed to print ${toName({ kind, number }).toLowerCase()}. Please try again.`));
  };
  const printForHealthFund = async () => {
    if (isSaving) return;
    setChosen(HEALTH_FUND);
    if (await save(`/sales/${sale.id}/health-fund-files`)) return;
    toast(errorToast('Failed to print the health-fund receipt. Please try again.'));
  };
  return (
    <ul role="list" aria-label="Receipts" className={styles.papers}>
      {sale.papers.map((paper) => {
        const name = toName(paper);
        return (
          <Cluster as="li" key={name} isSpread>
            <span>
              {name}, {formatMoney(paper.total)}
            </span>
            <Cluster as="span">
              {FORMATS.map(({ format, label }) => (
                <Button
                  key={format}
                  size="small"
                  icon={<PrintIcon />}
                  isLoading={isSaving && chosen === `${label}: ${name}`}
                  aria-label={`${label}: ${name}`}
                  aria-disabled={isSaving}
                  onClick={() => print(paper, format, `${label}: ${name}`)}
                >
                  {label}
                </Button>
              ))}
            </Cluster>
          </Cluster>
        );
      })}
      {sale.has_health_fund_receipt && (
        <Cluster as="li" isSpread>
          <span>Health-fund receipt</span>
          <Button
            size="small"
            icon={<PrintIcon />}
            isLoading={isSaving && chosen === HEALTH_FUND}
            aria-label={HEALTH_FUND}
            aria-disabled={isSaving}
            onClick={printForHealthFund}
          >
            Print A4
          </Button>
        </Cluster>
      )}
    </ul>
  );
}

const toName = ({ kind, number }: Pick<PaperDto, 'kind' | 'number'>) =>
  `${kind === 'receipt' ? 'Receipt' : 'Credit note'} ${number}`;
