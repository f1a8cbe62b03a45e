import type { ShopDto } from '../../../shared/api/generated.js';
import { toTelLink } from '../../../shared/tel-link.js';

/** The shop's contact within a sentence: "ring (02) 5550 4821 or write to hello@…". */
export function ShopContact({ shop }: { shop: ShopDto | undefined }) {
  if (!shop) return <>ring us or write to us</>;
  return (
    <>
      call us on <a href={toTelLink(shop.phone)}>{shop.phone}</a> or write to{' '}
      <a href={`mailto:${shop.email}`}>{shop.email}</a>
    </>
  );
}
