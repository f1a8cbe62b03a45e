import type { LandingDto } from '../../shared/api/generated.js';
import { escapeInlineJson } from './escape-inline-json.js';

export interface LandingMetaProps {
  landing: LandingDto;
  /** The site's origin, without a slash at the end. */
  publicUrl: string;
  /** The shop's data for search engines (schema.org). */
  structuredData: object;
}

/** The metadata for search engines and link previews. Title and description come from the page itself. */
export function LandingMeta({ landing: { shop }, publicUrl, structuredData }: LandingMetaProps) {
  const properties = {
    'og:type': 'website',
    'og:locale': 'en_AU',
    'og:site_name': shop.name,
    'og:title': `Massage and spa · ${shop.name}`,
    'og:description': shop.tagline,
    'og:url': `${publicUrl}/`,
    'og:image': `${publicUrl}/art/share.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Three stones at rest, and fine lines that rise over them',
  };
  return (
    <>
      <link rel="canonical" href={`${publicUrl}/`} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" dangerouslySetInnerHTML={escapeInlineJson(structuredData)} />
    </>
  );
}
