import { PlainPage } from './PlainPage.js';
import { ShopContact } from './ShopContact.js';

export function PrivacyPage() {
  return (
    <PlainPage title="Privacy Policy">
      {(shop) => (
        <>
          <p className="type-lead">
            We keep what a booking needs, show it to those who do the work, and pass it to nobody else.
          </p>
          <h2 className="type-item">What we keep</h2>
          <p>
            Your name, mobile number, email address if you give one, the notes you write for your therapist, and the
            appointments you have asked for. Who pays online does so on the page of our payment provider: we hold no
            card details.
          </p>
          <h2 className="type-item">Who sees it</h2>
          <p>
            The shop&apos;s administrators and its front desk, and the therapist you are booked with. Emails about your
            booking go to you and to the shop.
          </p>
          <h2 className="type-item">Cookies and other sites</h2>
          <p>
            Booking sets no cookies; only staff who sign in get them. Pages load nothing from other companies and there
            is no tracking. A map service opens only when you choose it.
          </p>
          <h2 className="type-item">Having it removed</h2>
          <p>
            To see, correct or remove what we hold about you, <ShopContact shop={shop} />. Removal erases your details
            from every booking; the dates and prices stay in our accounts without your name.
          </p>
        </>
      )}
    </PlainPage>
  );
}
