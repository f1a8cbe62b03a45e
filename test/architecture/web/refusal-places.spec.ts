import { readFileSync } from 'node:fs';
import { REFUSAL_CODES } from '../../../src/kernel/refusal-codes.js';
import type { RefusalCodes } from '../../../web/src/shared/api/generated.js';
import { toShownRefusal } from '../../../web/src/features/booking/dialog/refusal/refusal-places.js';
import { documentedRefusals } from '../../support/processes/watch-refusals.js';

const booking = 'web/src/features/booking/';
const identity = 'web/src/features/identity/';

/**
 * The component that shows the refusals of a route which visitors call. One of them may concern any field of the page, or
 * none, so what says them is a message with a place of its own.
 */
const PLACES = {
  signIn: `${identity}sign-in/SignInForm.tsx`,
  passSecondFactor: `${identity}sign-in/CodeForm.tsx`,
  refreshSession: 'web/src/shared/toast/toasts.ts',
  requestPasswordReset: `${identity}passwords/ForgotPasswordPage.tsx`,
  readPasswordLink: `${identity}passwords/NewPasswordPage.tsx`,
  setPasswordByLink: `${identity}passwords/NewPasswordForm.tsx`,
  requestBooking: `${booking}dialog/form/FormFooter.tsx`,
  requestVisit: `${booking}dialog/visit/VisitFooter.tsx`,
  listVisitStarts: `${booking}dialog/date-and-time/DayNotice.tsx`,
  listNextVisitStarts: `${booking}dialog/visit/NextVisitDay.tsx`,
  joinWaitingList: `${booking}waiting-list/join/JoinPanel.tsx`,
  showOwnWaitingEntry: `${booking}waiting-list/WaitingListPage.tsx`,
  acceptOffer: `${booking}waiting-list/OfferPage.tsx`,
  declineOffer: `${booking}waiting-list/OfferPage.tsx`,
  leaveWaitingList: `${booking}waiting-list/StillWaitingPage.tsx`,
  getOwnReceipt: 'web/src/features/payments/receipt/ReceiptPage.tsx',
  printOwnPaper: 'web/src/features/payments/receipt/ReceiptPage.tsx',
  printOwnHealthFundReceipt: 'web/src/features/payments/receipt/ReceiptPage.tsx',
  checkPaper: 'web/src/features/payments/receipt/ReceiptCheckPage.tsx',
  completeBooking: `${booking}outcome/pages/BookingSuccessPage.tsx`,
  getMailState: `${booking}outcome/mail-state-texts.ts`,
  downloadCalendar: `${booking}outcome/BookingLinks.tsx`,
  requestBookingLinks: `${booking}outcome/pages/BookingLinkPage.tsx`,
  getOwnNextTimes: `${booking}outcome/book-again/BookAgain.tsx`,
  bookOwnAgain: `${booking}outcome/book-again/BookAgain.tsx`,
  moveOwnBooking: `${booking}client-booking/RescheduleAsClient.tsx`,
  moveOwnVisit: `${booking}client-booking/MoveVisitAsClient.tsx`,
  cancelOwnBooking: `${booking}client-booking/CancelAsClient.tsx`,
  confirmOwnAttendance: `${booking}client-booking/ConfirmAttendance.tsx`,
  verifyBookingEmail: `${booking}outcome/pages/VerificationFailed.tsx`,
  getOwnPayments: `${booking}client-booking/PayAsClient.tsx`,
  payOwnBooking: `${booking}client-booking/PayAsClient.tsx`,
  checkOwnPayments: `${booking}client-booking/PayAsClient.tsx`,
  getCertificateBalance: 'web/src/features/site/gifts/GiftBalancePage.tsx',
  getGiftCertificateOffer: 'web/src/features/site/pages/GiftsPage.tsx',
  orderGiftCertificate: 'web/src/features/site/gifts/GiftForm.tsx',
  checkGiftCertificateOrder: 'web/src/features/site/gifts/GiftOrderPage.tsx',
  leaveOwnPayments: `${booking}outcome/pages/BookingCancelledPage.tsx`,
  // The gateway reads its refusals, and no visitor.
  takeGatewayEvent: 'src/payments/online/gateway-events.controller.ts',
  resendVerificationMail: `${booking}outcome/VerificationNotice.tsx`,
} satisfies Record<Exclude<keyof RefusalCodes, 'general'>, string>;

const circumstances = { phone: '(02) 5550 0100', isOnline: true };
const explain = (status: number, code: string, errors?: { field: string; message: string }[]) =>
  toShownRefusal({ data: { status, code, detail: 'Why it was refused', errors } }, circumstances);

it('every route that lists its refusals has a place where a visitor reads them', () => {
  const routes = [...documentedRefusals()].flatMap(([, { operationId, isListed }]) => (isListed ? [operationId] : []));
  expect(routes.sort()).toEqual(Object.keys(PLACES).sort());
  for (const file of Object.values(PLACES)) expect(readFileSync(file, 'utf8')).not.toBe('');
});

describe.each([
  ['POST /bookings', 'requestBooking'],
  ['POST /visits', 'requestVisit'],
  ['POST /waiting-list', 'joinWaitingList'],
])('the refusals of %s', (route) => {
  const { codes, fields } = documentedRefusals().get(route)!;

  it('are few of all there are', () => expect(codes.length).toBeLessThan(REFUSAL_CODES.length / 3));

  it.each(codes)('%s is explained beside the button, with what to do next', (code) => {
    const { text, fields: shown } = explain(code === 'unexpected' ? 500 : 409, code);
    expect(shown).toEqual({});
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/[.!]\.|undefined/);
    if (code !== 'unexpected') expect(text).not.toBe(explain(500, 'unexpected').text);
  });

  it.each(fields)('%s is explained at its field, or beside the button', (field) => {
    const { text, fields: shown } = explain(422, 'invalid-input', [{ field, message: 'That is wrong' }]);
    if (text === undefined) expect(shown).toEqual({ [field]: 'That is wrong' });
    else expect(text).toMatch(/^[A-Z].*\.$/);
  });
});

it.each([
  ['a rate limit says when', 429, 'too-many-requests', /^Why it was refused\.$/],
  ['an overloaded shop asks to wait', 503, 'unavailable', /in a moment/],
  ['a fault of ours gives a number to call', 500, 'unexpected', /call us on \(02\) 5550 0100/],
  ['a stranger to the shop’s address gives a number to call', 403, 'foreign-origin', /call us on \(02\) 5550 0100/],
  ['an attempt of before may have been booked', 409, 'idempotency-key-reused', /may have been booked/],
  ['more than fits is about the requests', 413, 'payload-too-large', /shorten your special requests/],
  ['a code of a later version is a fault of ours', 409, 'new-rule', /Please try again/],
])('%s', (_what, status, code, text) => expect(explain(status, code).text).toMatch(text));

it('no answer is not taken for a refusal', () => {
  expect(toShownRefusal({ status: 'TIMEOUT_ERROR' }, circumstances).text).toMatch(/Nothing is booked twice/);
  expect(toShownRefusal({ status: 'FETCH_ERROR' }, { ...circumstances, isOnline: false }).text).toMatch(
    /^You are offline/,
  );
});

it('a treatment of a visit is named by its number', () => {
  const errors = [{ field: 'parts.1.therapist_id', message: 'This therapist takes no bookings' }];
  expect(explain(422, 'invalid-input', errors).text).toBe('Treatment 2: This therapist takes no bookings.');
});

it('the field that people do not see is no dead end', () => {
  const errors = [{ field: 'website', message: 'Please leave this field empty' }];
  expect(explain(422, 'invalid-input', errors).text).toMatch(/cleared it: please try again/);
});
