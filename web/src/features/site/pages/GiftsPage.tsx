import { useGetGiftCertificateOfferQuery } from '../../../shared/api/generated.js';
import { GiftForm } from '../gifts/GiftForm.js';
import { PlainPage } from './PlainPage.js';
import { ShopContact } from './ShopContact.js';

export function GiftsPage() {
  const { data: offer } = useGetGiftCertificateOfferQuery();
  return (
    <PlainPage title="Gift Certificates">
      {(shop) => (
        <>
          <p className="type-lead">For a treatment or for an amount, with your own words on it.</p>
          {offer?.can_pay_online && <GiftForm today={offer.today} />}
          {offer && !offer.can_pay_online && (
            <p>
              We sell them at the shop. Come by, or <ShopContact shop={shop} />, and one will be ready for you
              {shop && ` at ${shop.address_lines.join(', ')}`}.
            </p>
          )}
          <h2 className="type-small-head">How to use one</h2>
          <p>
            Book as usual, and give the code when you pay. What is left stays on it for another time:{' '}
            <a href="/gift-certificates/balance">see what is left</a>.
          </p>
        </>
      )}
    </PlainPage>
  );
}
