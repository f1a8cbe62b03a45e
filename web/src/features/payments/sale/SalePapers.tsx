import type { PaperDto, SaleDto } from '../../../shared/api/generated.js';
import { formatMoney } from '../../../shared/money/money.js';
import { Cluster } from '../../../shared/ui/layout/Cluster.js';
import { PrintButtons } from '../PrintButtons.js';
import styles from '../payments.module.css';

/** The receipt of a sale and its credit notes, each as a file to print, and what its client's health fund asks for. */
export const SalePapers = ({ sale }: { sale: SaleDto }) => (
  <ul role="list" aria-label="Receipts" className={styles.papers}>
    {sale.papers.map(({ kind, number, total }) => {
      const name = toName({ kind, number });
      return (
        <Cluster as="li" key={name} isSpread>
          <span>
            {name}, {formatMoney(total)}
          </span>
          <PrintButtons name={name} url={`/sales/${sale.id}/papers/files`} body={{ kind, number }} />
        </Cluster>
      );
    })}
    {sale.has_health_fund_receipt && (
      <Cluster as="li" isSpread>
        <span>Health-fund receipt</span>
        <PrintButtons name="Health-fund receipt" formats={['a4']} url={`/sales/${sale.id}/health-fund-files`} />
      </Cluster>
    )}
  </ul>
);

const toName = ({ kind, number }: Pick<PaperDto, 'kind' | 'number'>) =>
  `${kind === 'receipt' ? 'Receipt' : 'Credit note'} ${number}`;
