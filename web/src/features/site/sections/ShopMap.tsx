import type { ShopDto } from '../../../shared/api/generated.js';
import { BrandMark } from '../../../shared/ui/BrandMark.js';
import { NavigateIcon } from '../../../shared/ui/icons.js';
import styles from './contact.module.css';

/** A drawn map with the shop's address, so that no map service learns of the visitor before a click. */
export function ShopMap({ shop }: { shop?: ShopDto }) {
  if (shop?.map_embed_url) {
    return (
      <figure className={styles.contactMap}>
        <iframe src={shop.map_embed_url} title="Map" loading="lazy" />
      </figure>
    );
  }
  return (
    <figure className={styles.contactMap} aria-label="Map">
      <img src="/art/map.svg" alt="" width="732" height="520" loading="lazy" useMap="#shop-map" />
      <map name="shop-map">
        {shop?.map_url && (
          <area shape="default" href={shop.map_url} target="_blank" rel="noreferrer" alt="Map service" tabIndex={-1} />
        )}
      </map>
      <figcaption>
        <svg className={styles.mapPin} viewBox="0 0 52 72" width="52" height="72" aria-hidden="true">
          <path d="M26 72C19 58 0 46 0 26a26 26 0 0 1 52 0c0 20-19 32-26 46z" fill="currentColor" />
        </svg>
        <BrandMark width="26" height="22" />
        {shop?.address_lines[0] && <span>{shop.address_lines[0]}</span>}
      </figcaption>
      {shop?.map_url && (
        <a className="button button-small" href={shop.map_url} target="_blank" rel="noreferrer">
          <NavigateIcon />
          Open in a map service
        </a>
      )}
    </figure>
  );
}
