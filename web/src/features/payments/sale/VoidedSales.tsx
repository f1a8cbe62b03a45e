import type { CheckoutDto } from '../../../shared/api/generated.js';
import { SalePapers } from './SalePapers.js';
import styles from '../payments.module.css';

/** Sales of a booking that were voided, each with its receipt and the credit note that takes it back. */
export const VoidedSales = ({ checkout }: { checkout: CheckoutDto }) =>
  checkout.voided_sales.map((sale) => (
    <section key={sale.id} className={styles.voided} aria-labelledby={`voided-${sale.id}`}>
      <h2 id={`voided-${sale.id}`} className="type-small-head">
        Voided sale
      </h2>
      {sale.void_reason && <p className="second">{sale.void_reason}</p>}
      <SalePapers sale={sale} />
    </section>
  ));
