import { formatLongDate } from '../../kernel/format-date.js';
import { formatDollars } from '../../kernel/money.js';
import type { ExistingGiftCertificate } from '../domain/gift-certificate.evolve.js';
import { METHOD_NAMES } from '../domain/paper.js';
import type { PaperFormat, Seller } from '../domain/sale.events.js';
import { drawRows, type PaperLine } from '../papers/paper-pdf.js';
import { describeExpiry } from './describe-expiry.js';

/** How a certificate is used, as its paper and its mail say. */
const HOW_TO_USE = 'Book as usual, and give this code when you pay. What is left stays on it for another time.';

interface CertificateContent {
  certificate: ExistingGiftCertificate;
  seller: Seller;
  /** Where its balance can be read, without the scheme. */
  balanceAddress: string;
}

/** Returns a gift certificate as PDF: what its holder is given. It says nothing of who paid how. */
export function toGiftCertificatePdf(
  { certificate, seller, balanceAddress }: CertificateContent,
  code: string,
  format: PaperFormat,
  created: Date,
): Promise<Buffer> {
  const { balanceCents, currency, people, serviceName, number } = certificate;
  const rows: PaperLine[] = [
    { text: seller.name, style: 'seller' },
    ...[...seller.addressLines, seller.phone].filter((text) => text !== '').map(toNote),
    { text: 'Gift certificate', style: 'title', isApart: true },
    { text: `Number ${number}`, style: 'body' },
    ...(people?.recipientName ? [toBody(`For ${people.recipientName}`)] : []),
    ...(people?.buyerName ? [toBody(`From ${people.buyerName}`)] : []),
    ...(people?.message ? [{ ...toBody(people.message), isApart: true }] : []),
    {
      text: serviceName ?? 'Worth',
      amount: `${formatDollars(balanceCents)} ${currency}`,
      style: 'total',
      line: 'part',
      isApart: true,
    },
    { text: 'Code', amount: code, style: 'total', line: 'part' },
    { ...toNote(describeExpiry(certificate)), isApart: true },
    toNote(HOW_TO_USE),
    toNote(`Whoever has the code can use it. See what is left at ${balanceAddress}`),
  ];
  return drawRows(rows, { title: `Gift certificate ${number}`, author: seller.name, created }, format);
}

/** Returns the receipt of whoever bought a certificate as PDF. It has no code. */
export function toCertificateReceiptPdf(
  { certificate, seller }: Pick<CertificateContent, 'certificate' | 'seller'>,
  created: Date,
): Promise<Buffer> {
  const { cents, currency, people, serviceName, number, method, issuedOn } = certificate;
  const title = `Receipt for gift certificate ${number}`;
  const amount = formatDollars(cents);
  const rows: PaperLine[] = [
    { text: seller.name, style: 'seller' },
    ...[seller.legalName === seller.name ? '' : seller.legalName, seller.taxNumber, ...seller.addressLines]
      .filter((text) => text !== '')
      .map(toNote),
    { text: title, style: 'title', isApart: true },
    toBody(formatLongDate(issuedOn!)),
    ...(people?.buyerName ? [toBody(`Sold to ${people.buyerName}`)] : []),
    { text: `Gift certificate${serviceName ? `, ${serviceName}` : ''}`, amount, style: 'body', line: 'part' },
    { text: `Total in ${currency}`, amount, style: 'total', line: 'part' },
    { text: METHOD_NAMES[method!], amount, style: 'body', line: 'item' },
    { ...toNote('No tax is charged on a gift certificate. It is charged when it is used.'), isApart: true },
    toNote(describeExpiry(certificate)),
  ];
  return drawRows(rows, { title, author: seller.name, created }, 'a4');
}

const toBody = (text: string): PaperLine => ({ text, style: 'body' });
const toNote = (text: string): PaperLine => ({ text, style: 'note' });
