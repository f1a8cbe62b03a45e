import { randomUUID } from 'node:crypto';
import { BookingLinkService } from '../../../src/booking/booking-link.service.js';
import { TokenSigner } from '../../../src/booking/token-signer.js';
import { Config } from '../../../src/platform/config.js';
import { CertificateLinks } from '../../../src/payments/certificate-links.js';
import { ReceiptLinks } from '../../../src/payments/receipt-links.js';
import { readConfig } from '../../../src/platform/environment.js';
import { testEnvironment } from '../../support/test-environment.js';

export const SITE = 'https://longwater.example';

const config = readConfig(Config, { ...testEnvironment('postgres://spa@127.0.0.1/spa'), PUBLIC_URL: SITE });
const signer = new TokenSigner(config);
const links = new BookingLinkService(signer, config);
const id = randomUUID();
const token = 'q7-Zk3_0'.repeat(5);

/** An address of each kind that mails and texts carry. */
export const mailedLinks = {
  booking: links.bookingPageUrl(id),
  move: `${links.bookingPageUrl(id)}&open=move`,
  cancel: `${links.bookingPageUrl(id)}&open=cancel`,
  bookingInText: links.shortBookingPageUrl(id),
  bookAgain: links.bookAgainUrl(id, { date: '2026-11-27', time: '15:30' }),
  verification: links.verificationUrl(id, new Date()),
  waiting: links.waitingPageUrl(id),
  waitingInText: links.shortWaitingPageUrl(id),
  receipt: new ReceiptLinks(signer, config).pageUrl(id),
  certificateBalance: new CertificateLinks(signer, config).balanceUrl(),
  home: links.homeUrl(),
  office: links.officeUrl(),
  invitation: `${SITE}/accept-invitation#token=${token}`,
  newPassword: `${SITE}/reset-password#token=${token}`,
  forgottenPassword: `${SITE}/forgot-password`,
  testMail: `${SITE}/admindashboard?test_mail=${id}`,
  roster: `${SITE}/admindashboard?tab=roster`,
  actionLogs: `${SITE}/admindashboard?tab=action-logs&who=everyone`,
  profile: `${SITE}/staff/profile`,
  schedule: `${SITE}/staff/schedule`,
  systemStatus: `${SITE}/system`,
};
