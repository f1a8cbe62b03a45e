import { tamperingAlert } from '../../../src/audit/hash-chain/tampering-alert.js';
import { headMail } from '../../../src/audit/head-mail/head-mail.js';
import { bookingLinksMail } from '../../../src/booking/notifications/booking-links/booking-links-mail.js';
import type { BookingMailTemplate } from '../../../src/booking/notifications/mail-types.js';
import { appointmentReminder } from '../../../src/booking/notifications/messages/appointment-reminder.js';
import { bookingCancelled, requestDeclined } from '../../../src/booking/notifications/messages/booking-cancelled.js';
import { bookingChanged } from '../../../src/booking/notifications/messages/booking-changed.js';
import { bookingConfirmed } from '../../../src/booking/notifications/messages/booking-confirmed.js';
import { bookingRestored } from '../../../src/booking/notifications/messages/booking-restored.js';
import { confirmByLink } from '../../../src/booking/notifications/messages/confirm-by-link.js';
import { currentStatus } from '../../../src/booking/notifications/messages/current-status.js';
import { depositLapsed, payDeposit } from '../../../src/booking/notifications/messages/pay-deposit.js';
import { requestReceived } from '../../../src/booking/notifications/messages/request-received.js';
import * as shopMessages from '../../../src/booking/notifications/messages/shop-messages.js';
import type { WaitingMailTemplate } from '../../../src/booking/waiting-list/notifications/waiting-mail.js';
import * as waiting from '../../../src/booking/waiting-list/notifications/waiting-messages.js';
import { invitationMail, passwordResetMail } from '../../../src/identity/account-mails/account-mail-templates.js';
import { securityNoticeMail } from '../../../src/identity/account-mails/security-notice.js';
import type { ExistingGiftCertificate } from '../../../src/payments/domain/gift-certificate.evolve.js';
import { certificateReceiptMail, giftMail } from '../../../src/payments/gift-certificates/gift-certificate-mails.js';
import { depositMail } from '../../../src/payments/notifications/deposit-mail.js';
import { paperMail } from '../../../src/payments/notifications/paper-mail.js';
import { returnedPaymentMail } from '../../../src/payments/notifications/returned-payment-mail.js';
import { booksAlert } from '../../../src/payments/proof/books-alert.js';
import { type RenderedMail, renderMail } from '../../../src/platform/mail/render-mail.js';
import { monthlyReportMail } from '../../../src/reporting/monthly-mail/monthly-report-mail.js';
import type { PerformanceReportDto } from '../../../src/reporting/performance/performance.dto.js';
import {
  leaveAnswerMail,
  leaveRequestedMail,
  leaveRequestWithdrawnMail,
} from '../../../src/scheduling/leave/mails/leave-mails.js';
import { ownCalendarFailedMail } from '../../../src/scheduling/own-calendars/own-calendar-failed-mail.js';
import { rosterPublishedMail } from '../../../src/scheduling/roster-changes/drafts/roster-published-mail.js';
import { testMail } from '../../../src/setup/checklist/test-mail.js';
import { booking, shop } from '../../support/fixtures/mail-fixtures.js';
import { mailedLinks } from './mailed-links.js';

const sender = shop;
const email = 'mei@longwater.example';
const start = { date: '2026-11-26', time: '14:30' };

const aboutBooking = (template: BookingMailTemplate) =>
  renderMail(template, {
    booking,
    shop,
    links: {
      view: mailedLinks.booking,
      answer: mailedLinks.booking,
      verify: mailedLinks.verification,
      again: [{ ...start, url: mailedLinks.bookAgain }],
      home: mailedLinks.home,
      office: mailedLinks.office,
      changeableUntil: start,
    },
  });

const aboutWait = (template: WaitingMailTemplate) =>
  renderMail(template, {
    shop,
    firstName: 'Georgia',
    serviceName: 'Swedish',
    therapistName: null,
    windows: [{ date: '2026-11-26', from: '09:00', to: '12:00' }],
    offer: {
      ...start,
      therapistName: 'Mei',
      durationMinutes: 60,
      totalCents: 8950,
      currency: 'USD',
      answerBy: { date: '2026-11-25', time: '12:00' },
    },
    view: mailedLinks.waiting,
  });

const leave = {
  sender,
  leave: {
    leave_id: '1',
    therapist_id: '2',
    therapist_name: 'Mei',
    first_date: '2026-12-01',
    last_date: '2026-12-04',
    start_time: null,
    end_time: null,
    repeats_until: null,
  },
  bookings: 1,
  reply: null,
};

const people = {
  buyerName: 'Ann Low',
  buyerEmail: 'ann@example.com',
  recipientName: 'Bea Low',
  recipientEmail: 'bea@example.com',
  message: 'Rest well',
};
const certificate = {
  ...{ number: 7, cents: 8950, balanceCents: 8950, currency: 'AUD', serviceName: 'Swedish', method: 'online', people },
  ...{ issuedOn: '2026-11-26', deliverOn: '2026-12-24', expiresOn: null },
} as ExistingGiftCertificate;

const total = { revenue: 89.5, bookings: 1, utilisation: 0.5, new_clients: 1, rebooked_rate: null, no_shows: 0 };
const figures = { total, previous: { figures: total }, last_year: { figures: total } };

/** Every mail that the product sends, by the name of its template. */
export const everyMail: Record<string, RenderedMail> = {
  appointmentReminder: aboutBooking(appointmentReminder),
  bookingCancelled: aboutBooking(bookingCancelled),
  requestDeclined: aboutBooking(requestDeclined),
  bookingChanged: aboutBooking(bookingChanged),
  bookingConfirmed: aboutBooking(bookingConfirmed),
  bookingRestored: aboutBooking(bookingRestored),
  confirmByLink: aboutBooking(confirmByLink),
  currentStatus: aboutBooking(currentStatus),
  payDeposit: aboutBooking(payDeposit),
  depositLapsed: aboutBooking(depositLapsed),
  requestReceived: aboutBooking(requestReceived),
  newBooking: aboutBooking(shopMessages.newBooking),
  newRequest: aboutBooking(shopMessages.newRequest),
  confirmedForShop: aboutBooking(shopMessages.confirmedForShop),
  changedForShop: aboutBooking(shopMessages.changedForShop),
  cancelledForShop: aboutBooking(shopMessages.cancelledForShop),
  depositLapsedForShop: aboutBooking(shopMessages.depositLapsedForShop),
  requestReminder: aboutBooking(shopMessages.requestReminder(['waiting'])),
  bookingLinksMail: renderMail(bookingLinksMail, { shop, bookings: [{ booking, view: mailedLinks.booking }] }),
  joinedWaitingList: aboutWait(waiting.joinedWaitingList),
  slotOffered: aboutWait(waiting.slotOffered),
  offerWithdrawn: aboutWait(waiting.offerWithdrawn),
  offerLapsed: aboutWait(waiting.offerLapsed),
  invitationMail: renderMail(invitationMail, { sender, email, url: mailedLinks.invitation }),
  passwordResetMail: renderMail(passwordResetMail, { sender, email, url: mailedLinks.newPassword }),
  securityNoticeMail: renderMail(securityNoticeMail, {
    sender,
    email,
    notice: { title: 'New password', effect: 'You are signed out everywhere.' },
    changedAt: 'Thursday, November 26, 2026 at 2:30 PM',
    url: mailedLinks.forgottenPassword,
  }),
  rosterPublishedMail: renderMail(rosterPublishedMail, {
    sender,
    therapist: 'Mei',
    shifts: [{ roster_date: '2026-12-01', shift_hours: '09:00-17:00' }],
    url: mailedLinks.schedule,
  }),
  ownCalendarFailedMail: renderMail(ownCalendarFailedMail, {
    sender,
    therapist: 'Mei',
    failure: 'answers 404',
    url: mailedLinks.profile,
  }),
  leaveRequestedMail: renderMail(leaveRequestedMail, { ...leave, url: mailedLinks.roster }),
  leaveRequestWithdrawnMail: renderMail(leaveRequestWithdrawnMail, { ...leave, url: mailedLinks.roster }),
  leaveAnswerMail: renderMail(leaveAnswerMail('approved'), { ...leave, url: mailedLinks.schedule }),
  paperMail: renderMail(paperMail, {
    sender,
    url: mailedLinks.receipt,
    paper: {
      title: 'Tax invoice',
      ...{ number: 7, day: '2026-11-26', isCopy: false, currency: 'AUD', taxNumberName: 'ABN' },
      seller: {
        ...{ name: shop.name, addressLines: [...shop.addressLines], phone: shop.phone },
        ...{ legalName: '', taxNumber: '51 824 753 556', isTaxRegistered: true },
      },
      lines: [{ text: 'Swedish', cents: 8950, isMarked: false }],
      totalCents: 8950,
      tax: { text: 'Total price includes GST', cents: 814 },
      money: [{ text: 'Card', cents: 8950 }],
      ...{ buyer: null, corrects: null, reason: null },
    },
  }),
  returnedPaymentMail: renderMail(returnedPaymentMail, {
    ...{ sender, cents: 8950, currency: 'AUD', serviceName: 'Swedish', date: start.date },
    url: mailedLinks.booking,
  }),
  depositMail: renderMail(depositMail, {
    ...{ sender, cents: 3000, currency: 'AUD', because: 'cancelled', booked: 'Swedish, 26 Nov 2026' },
    url: mailedLinks.booking,
  }),
  giftMail: renderMail(giftMail, {
    sender,
    certificate,
    code: 'ABCD-EFGH-JKLM-NPQR-S',
    balanceUrl: mailedLinks.certificateBalance,
  }),
  certificateReceiptMail: renderMail(certificateReceiptMail, { sender, certificate }),
  monthlyReportMail: renderMail(monthlyReportMail, {
    sender,
    month: '2026-11-01',
    countedTo: start,
    figures: figures as PerformanceReportDto,
  }),
  tamperingAlert: renderMail(tamperingAlert, {
    sender,
    brokenSeq: 7,
    verifiedSeq: 6,
    failure: 'Entry 7 was changed',
    url: mailedLinks.actionLogs,
  }),
  headMail: renderMail(headMail, { sender, date: '2026-11-26', seq: 7, hash: 'ab12', proofs: [] }),
  booksAlert: renderMail(booksAlert, {
    sender,
    day: '2026-11-26',
    complaints: [{ text: 'Payment 1: the gateway has $10.00 received, the books have nothing of it', bookingId: null }],
    url: mailedLinks.systemStatus,
  }),
  testMail: renderMail(testMail, { sender, url: mailedLinks.testMail }),
};
