import { jest } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { Socket } from 'node:net';
import { Config } from '../../../src/platform/config.js';
import { readConfig } from '../../../src/platform/environment.js';
import { QueueOutages } from '../../../src/platform/deliveries/outages/queue-outages.js';
import { Mailer } from '../../../src/platform/mail/mailer.js';
import { isSignedBy } from '../../support/is-signed-by.js';
import { registerCleanup } from '../../support/register-cleanup.js';
import { testEnvironment } from '../../support/test-environment.js';
import { type ReceivedMail, startSmtpSink } from '../../support/processes/smtp-sink.js';

/** No database: nothing here is unreachable. */
const createMailer = (config: Config) => new Mailer(config, new QueueOutages(undefined as never));

it('hands a mail with its parts to the server, under the identity it was given', async () => {
  const sink = await startSmtpSink();
  const mailer = createMailer(read({ SMTP_URL: sink.url }));
  registerCleanup(async () => mailer.onApplicationShutdown());

  await mailer.send({
    from: { name: 'Longwater, "Surry Hills"\r\nBcc: all@example.com', address: 'hello@longwater.example' },
    to: { name: 'Georgia Marsh', address: 'georgia.marsh@example.com' },
    replyTo: { name: 'Longwater', address: 'hello@longwater.example' },
    subject: 'Booking Confirmed: Überraschung',
    html: '<p>Hello</p>',
    text: 'Hello',
    messageId: 'mail-1@longwater.example',
    attachments: [
      { filename: 'booking.ics', contentType: 'text/calendar; method=PUBLISH', content: 'BEGIN:VCALENDAR' },
    ],
  });

  const [mail] = await sink.received(1);
  expect(mail).toMatchObject({
    subject: 'Booking Confirmed: Überraschung',
    messageId: '<mail-1@longwater.example>',
    html: '<p>Hello</p>\n',
  });
  expect(mail?.recipients).toEqual(['georgia.marsh@example.com']);
  expect(header(mail, 'auto-submitted')).toBe('auto-generated');
  expect(header(mail, 'dkim-signature')).toBeUndefined();
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.from?.address).toBe('hello@longwater.example');
  expect(mail?.replyTo).toEqual([{ name: 'Longwater', address: 'hello@longwater.example' }]);
  expect(mail?.attachments).toMatchObject([{ filename: 'booking.ics', mimeType: 'text/calendar' }]);
});

it('shows what looks like an encoded word of a header as it was written', async () => {
  const sink = await startSmtpSink();
  const mailer = createMailer(read({ SMTP_URL: sink.url }));
  registerCleanup(async () => mailer.onApplicationShutdown());
  const word = '=?utf-8?B?4oCuaHR0cDovL2V2aWwudGVzdA==?=';
  const client = { name: word, address: 'georgia.marsh@example.com' };
  const shop = { name: 'Longwater', address: 'hello@longwater.example' };
  const content = { html: '<p>Hello</p>', text: 'Hello', messageId: 'mail-2@longwater.example' };
  await mailer.send({ ...content, from: shop, to: client, replyTo: client, subject: `New Booking: ${word}` });

  const [mail] = await sink.received(1);
  const shown = '= ?utf-8?B?4oCuaHR0cDovL2V2aWwudGVzdA== ?=';
  expect(mail).toMatchObject({ subject: `New Booking: ${shown}`, to: [{ name: shown }], replyTo: [{ name: shown }] });
});

const header = (mail: ReceivedMail | undefined, name: string) => mail?.headers.find(({ key }) => key === name)?.value;

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const ed25519Key = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const signing = { DKIM_DOMAIN: 'longwater.example', DKIM_SELECTOR: 'spa', DKIM_PRIVATE_KEY: privateKey };
const read = (env: Record<string, string>) =>
  readConfig(Config, {
    ...testEnvironment('postgres://spa@127.0.0.1/spa'),
    PUBLIC_URL: 'https://book.longwater.example',
    ...env,
  });

it('signs mails in the name of the domain that the settings name, so that receivers find nothing changed', async () => {
  const sink = await startSmtpSink();
  // As an env file has it.
  const key = privateKey.replaceAll('\n', '\\n');
  const mailer = createMailer(read({ ...signing, DKIM_PRIVATE_KEY: key, SMTP_URL: sink.url }));
  registerCleanup(async () => mailer.onApplicationShutdown());
  const to = { name: 'Georgia Marsh', address: 'georgia.marsh@example.com' };
  const from = { name: 'Longwater', address: 'hello@longwater.example' };
  await mailer.send({ from, to, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', messageId: 'mail-2@x' });

  const [mail] = await sink.received(1);
  const signature = header(mail, 'dkim-signature')!;
  expect(signature).toMatch(/v=1; a=rsa-sha256;.*d=longwater\.example;.*s=spa;/s);
  expect(/[\s;]h=([^;]+)/.exec(signature)![1]!.toLowerCase().replaceAll(/\s/g, '').split(':')).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'message-id']),
  );
  const text = mail!.raw.toString('latin1');
  expect(isSignedBy(publicKey, text)).toBe(true);
  expect(isSignedBy(publicKey, text.replace('Subject: Hello', 'Subject: Hullo'))).toBe(false);
  expect(isSignedBy(publicKey, text.replace('<p>Hello</p>', '<p>Hullo</p>'))).toBe(false);
});

it('says when the server speaks no TLS where the settings ask for it', async () => {
  const sink = await startSmtpSink();
  const mailer = createMailer(read({ SMTP_URL: sink.url.replace('smtp:', 'smtps:') }));
  registerCleanup(async () => mailer.onApplicationShutdown());
  const box = { name: 'Longwater', address: 'hello@longwater.example' };
  const sent = mailer.send({
    from: box,
    to: box,
    subject: 'Hello',
    html: 'Hello',
    text: 'Hello',
    messageId: 'mail-4@x',
  });
  await expect(sent).rejects.toThrow('The mail was not sent: ESOCKET CONN NO_TLS');
});

it('writes a message to the socket in one piece, pictures and all', async () => {
  const sink = await startSmtpSink();
  const mailer = createMailer(read({ SMTP_URL: sink.url }));
  registerCleanup(async () => mailer.onApplicationShutdown());
  const written = jest.spyOn(Socket.prototype, 'write');
  const box = { name: 'Longwater', address: 'hello@longwater.example' };
  const html = `<p>${'Your booking. '.repeat(500)}</p><img src="cid:mark">`;
  const raw = [
    'Content-Type: image/png',
    'Content-ID: <mark>',
    'Content-Transfer-Encoding: base64',
    '',
    'iVBORw0KGgo=',
  ];
  const attachments = [
    { cid: 'mark', contentType: 'image/png', raw: raw.join('\r\n') },
    { filename: 'booking.ics', contentType: 'text/calendar; method=PUBLISH', content: 'BEGIN:VCALENDAR\n'.repeat(50) },
  ];
  await mailer.send({ from: box, to: box, subject: 'Hello', html, text: 'Hello', messageId: 'mail-3@x', attachments });
  const pieces = written.mock.calls.filter(([piece]) => piece.length > 200);
  written.mockRestore();
  expect(pieces).toHaveLength(1);
  const [mail] = await sink.received(1);
  expect(mail?.html).toBe(`${html}\n`);
  expect(mail?.attachments.map(({ mimeType, contentId }) => [mimeType, contentId])).toEqual([
    ['image/png', '<mark>'],
    ['text/calendar', undefined],
  ]);
});

it('greets by the name of the site, keeps its connection while mails are taken, and asks over a new one when the server took nothing', async () => {
  const sink = await startSmtpSink();
  const mailer = createMailer(read({ SMTP_URL: sink.url }));
  registerCleanup(async () => mailer.onApplicationShutdown());
  const greeted = jest.spyOn(Socket.prototype, 'write');
  const greetings = () =>
    greeted.mock.calls.map(([piece]) => String(piece).trim()).filter((each) => each.startsWith('EHLO'));
  const box = { name: 'Longwater', address: 'hello@longwater.example' };
  const send = (messageId: string) =>
    mailer.send({ from: box, to: box, subject: 'Hello', html: 'Hello', text: 'Hello', messageId });
  try {
    await send('mail-4@x');
    await send('mail-5@x');
    expect(greetings()).toEqual(['EHLO book.longwater.example']);
    sink.refuseAll('451 4.3.0 Try later');
    await expect(send('mail-6@x')).rejects.toThrow('451');
    sink.refuseAll(null);
    await send('mail-6@x');
    expect(greetings()).toHaveLength(2);
  } finally {
    greeted.mockRestore();
  }
});

it.each([
  ['without a selector', { DKIM_SELECTOR: '' }, 'DKIM_SELECTOR must be set'],
  ['without a key', { DKIM_PRIVATE_KEY: '' }, 'DKIM_PRIVATE_KEY must be a private RSA key'],
  ['with something else for a key', { DKIM_PRIVATE_KEY: 'spa' }, 'DKIM_PRIVATE_KEY must be a private RSA key'],
  ['with a key that mails cannot be signed with', { DKIM_PRIVATE_KEY: ed25519Key }, 'must be a private RSA key'],
])('does not start %s', (_, wrong, complaint) => {
  expect(() => read({ ...signing, ...wrong })).toThrow(complaint);
});
