import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { ReceiptPaperDto } from '../../../shared/api/generated.js';
import { formatLongDate } from '../../../shared/dates/dates.js';
import { formatMoney } from '../../../shared/money/money.js';
import styles from './receipt.module.css';

interface ReceiptPaperProps {
  paper: ReceiptPaperDto;
  /** What can be done with it. */
  children: ReactNode;
}

/** All that a receipt or credit note says. */
export function ReceiptPaper({ paper, children }: ReceiptPaperProps) {
  const { seller, corrects, tax } = paper;
  const heading = useId();
  const taxNumber = seller.tax_number && `${seller.tax_number_name} ${seller.tax_number}`;
  const who = [seller.legal_name, taxNumber, ...seller.address_lines, seller.phone].filter((text) => text !== '');
  return (
    <article aria-labelledby={heading} className={styles.paper}>
      <header className={styles.head}>
        <h2 id={heading} className="type-small-head">
          {paper.title} {paper.number}
        </h2>
        {children}
      </header>
      <p>{formatLongDate(paper.day)}</p>
      {paper.buyer && <p>Sold to {paper.buyer}</p>}
      {corrects && (
        <p>
          Corrects number {corrects.number} of {formatLongDate(corrects.day)}
        </p>
      )}
      {paper.reason && <p>Reason: {paper.reason}</p>}
      <dl className={styles.rows}>
        {paper.lines.map(({ text, amount, is_marked: isMarked }, nth) => (
          <Row key={nth} text={isMarked ? `${text} *` : text} amount={amount} />
        ))}
        <Row isTotal text={`Total in ${paper.currency}`} amount={paper.total} />
        {tax && <Row {...tax} />}
      </dl>
      <dl className={styles.rows} aria-label={corrects ? 'Given back' : 'Paid'}>
        {paper.money.map(({ text, amount }, nth) => (
          <Row key={nth} text={corrects ? `Given back: ${text.toLowerCase()}` : text} amount={amount} />
        ))}
      </dl>
      <footer className={styles.foot}>
        <p>
          <strong>{seller.name}</strong>
          {who.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        <p>
          Check code {paper.check_code}. Anyone can{' '}
          <Link className="link" to="/receipt-check">
            check this paper
          </Link>
          .
        </p>
      </footer>
    </article>
  );
}

function Row({ text, amount, isTotal = false }: { text: string; amount: number; isTotal?: boolean }) {
  return (
    <div {...(isTotal && { className: styles.total })}>
      <dt>{text}</dt>
      <dd>{formatMoney(amount)}</dd>
    </div>
  );
}
