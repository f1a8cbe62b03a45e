import { randomUUID } from 'node:crypto';
import { DeliverGiftCertificates } from '../../../src/payments/gift-certificates/deliver-gift-certificates.task.js';
import type {
  CodedCertificateDto,
  GiftCertificateDto,
} from '../../../src/payments/gift-certificates/gift-certificate.dto.js';
import { releaseDeliveries } from '../../support/deliveries.js';
import { startPaymentsOffice } from '../../support/fixtures/start-payments-office.js';
import { readPdfLines } from '../../support/pdf-lines.js';
import { type SmtpSink, startSmtpSink } from '../../support/processes/smtp-sink.js';

let office: Awaited<ReturnType<typeof startPaymentsOffice>>;
let smtp: SmtpSink;

const CODE = /([A-HJ-NP-Z2-9]{4}-){4}[A-HJ-NP-Z2-9]/;

beforeAll(async () => {
  smtp = await startSmtpSink();
  office = await startPaymentsOffice({ SMTP_URL: smtp.url });
});

const sell = async (more: object) => {
  const { body, status } = await office.desk.post<CodedCertificateDto>('/gift-certificates', {
    ...{ id: randomUUID(), amount: 100, method: 'card', buyer_name: 'Ann Low', recipient_name: 'Bea Low' },
    ...more,
  });
  expect(status).toBe(201);
  return body;
};

it('the buyer is mailed a receipt without the code, and the recipient the certificate with it, as PDFs', async () => {
  const { code, certificate } = await sell({
    ...{ buyer_email: 'ann@example.test', recipient_email: 'bea@example.test', message: 'Rest well' },
  });
  expect(code).toBeNull();
  await releaseDeliveries(office.worker);
  const [receipt] = smtp.to('ann@example.test');
  expect(receipt!.subject).toMatch(/^Your receipt from .+: gift certificate of \$100\.00$/);
  expect(receipt!.text).not.toMatch(CODE);
  const [gift, ...more] = smtp.to('bea@example.test');
  expect(more).toEqual([]);
  expect(gift!.text).toContain('Rest well');
  const mailed = CODE.exec(gift!.text!)![0];
  const file = gift!.attachments.find(({ mimeType }) => mimeType === 'application/pdf')!;
  expect(readPdfLines(Buffer.from(file.content as ArrayBuffer))).toEqual(
    expect.arrayContaining(['Gift certificate', 'From Ann Low', `Code${mailed}`]),
  );
  const found = await office.desk.post<GiftCertificateDto>('/gift-certificates/by-code', { code: mailed });
  expect(found.body).toMatchObject({ id: certificate.id, balance: 100, is_mailed: true });
});

it('a certificate for later is mailed on its day, once, and not after its people were erased', async () => {
  const later = { deliver_on: '2026-03-04', buyer_email: null };
  await sell({ ...later, recipient_email: 'cleo@example.test' });
  const { certificate } = await sell({ ...later, recipient_email: 'dora@example.test' });
  expect((await office.ada.post(`/gift-certificates/${certificate.id}/erasure`, {})).status).toBe(204);
  const deliver = async () => {
    await office.worker.get(DeliverGiftCertificates).run();
    await releaseDeliveries(office.worker);
  };
  await deliver();
  expect(smtp.to('cleo@example.test')).toEqual([]);
  office.clock.advance({ days: 2 });
  await deliver();
  await deliver();
  expect(smtp.to('cleo@example.test')).toHaveLength(1);
  expect(smtp.to('dora@example.test')).toEqual([]);
});
