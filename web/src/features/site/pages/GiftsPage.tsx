import { PlainPage } from './PlainPage.js';
import { ShopContact } from './ShopContact.js';

export function GiftsPage() {
  return (
    <PlainPage title="Gift Certificates">
      {(shop) => (
        <>
          <p className="type-lead">
            We write them by hand, for a treatment or for an amount, and sell them at the shop.
          </p>
          <p>
            They cannot be bought online yet. Come by, or <ShopContact shop={shop} />, and one will be ready for you
            {shop && ` at ${shop.address_lines.join(', ')}`}.
          </p>
          <p>
            To use one, book as usual and write its number under Special Requests; it is taken off the price when you
            pay.
          </p>
        </>
      )}
    </PlainPage>
  );
}
