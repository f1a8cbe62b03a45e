/** Text of a page without JavaScript: its heading, and a few sentences. */
interface NoscriptText {
  heading: string;
  sentences: readonly string[];
}

const NEEDS_JAVASCRIPT = 'This page needs JavaScript, which is switched off in your browser.';

/** Texts of the pages that browsers render, by path; pages of the office share one text. */
export const noscriptTexts: Readonly<Record<string, NoscriptText>> = {
  '/': {
    heading: 'Massage and spa',
    sentences: ['Online booking needs JavaScript. You can book by phone, too.'],
  },
  '/book': {
    heading: 'Book a session',
    sentences: ['Online booking needs JavaScript. You can book by phone, too.'],
  },
  '/embed': {
    heading: 'Book a session',
    sentences: ['Online booking needs JavaScript. You can book by phone, too.'],
  },
  '/developers': {
    heading: 'Developers',
    sentences: [NEEDS_JAVASCRIPT],
  },
  '/booking-success': {
    heading: 'Your booking',
    sentences: [
      NEEDS_JAVASCRIPT,
      'The email about your booking has its day, time and place. Call us to move or cancel it.',
    ],
  },
  '/booking-link': {
    heading: 'Send my link again',
    sentences: [NEEDS_JAVASCRIPT, 'Call us to hear what you have booked, or to move or cancel it.'],
  },
  '/receipt': {
    heading: 'Your receipt',
    sentences: [NEEDS_JAVASCRIPT, 'Our email has your receipt as a PDF. Call us, and we print it for you.'],
  },
  '/receipt-check': {
    heading: 'Check a receipt',
    sentences: [NEEDS_JAVASCRIPT, 'Call us with the number and the check code, and we tell you whether it is genuine.'],
  },
  '/waiting-list': {
    heading: 'The waiting list',
    sentences: [
      NEEDS_JAVASCRIPT,
      'The time offered in our email is held until the hour that it names: ring us before then, and we book it for you.',
    ],
  },
  '/verify-booking': {
    heading: 'Verify your email address',
    sentences: [
      'Your address is not verified yet: this page needs JavaScript, which is switched off in your browser.',
      'Open the link in our email in another browser, or call us to confirm your booking.',
    ],
  },
  '/booking-cancelled': {
    heading: 'Booking Cancelled',
    sentences: ['Your booking was cancelled. No payment was processed, and your session details were not saved.'],
  },
  '/privacy-policy': {
    heading: 'Privacy Policy',
    sentences: [
      'We keep what a booking needs, show it to those who do the work, and pass it to nobody else.',
      'That is your name, mobile number, email address if you give one, the notes you write for your therapist, and the appointments you have asked for. Who pays online does so on the page of our payment provider: we hold no card details.',
      "The shop's administrators and its front desk see it, and the therapist you are booked with. Booking sets no cookies, and there is no tracking.",
      'To see, correct or remove what we hold about you, ring us or write to us.',
    ],
  },
  '/terms-of-service': {
    heading: 'Terms of Service',
    sentences: [
      'A booking with a therapist who is free is confirmed at once. Any other is a request: it becomes an appointment when we confirm it, and not before.',
      'You can move or cancel with the link to your booking until the time named in your email; after that, please ring us.',
      'The price shown covers the whole session, tax included. You pay at the shop, after the massage. Where a deposit confirms a booking, we say so before you book, and it is part of the price.',
      'Please arrive 10 minutes early and tell your therapist about injuries, pregnancy or medicine you take.',
    ],
  },
  '/gift-certificates': {
    heading: 'Gift Certificates',
    sentences: [
      'For a treatment or for an amount: we sell them at the shop. Buying one on this page needs JavaScript.',
      'To use one, book as usual and give its code when you pay. What is left stays on it for another time.',
    ],
  },
  '/gift-certificates/balance': {
    heading: 'What is left on a gift certificate',
    sentences: [NEEDS_JAVASCRIPT, 'Call us with the code, and we tell you what is left on it.'],
  },
  '/gift-certificates/order': {
    heading: 'Your gift certificate',
    sentences: [
      NEEDS_JAVASCRIPT,
      'Once it is paid we mail you the receipt. Call us to hear what became of your order.',
    ],
  },
  '/auth': {
    heading: 'Staff Sign In',
    sentences: ['Signing in needs JavaScript, which is switched off in your browser.'],
  },
};

/** Text of every page of the office. */
export const officeNoscriptText: NoscriptText = {
  heading: 'Staff',
  sentences: ['The pages for staff need JavaScript, which is switched off in your browser.'],
};

/** Text for an address without a page. */
export const notFoundNoscriptText: NoscriptText = {
  heading: 'Page not found',
  sentences: ['There is no page at this address.'],
};
