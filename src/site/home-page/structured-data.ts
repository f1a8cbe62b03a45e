import { Injectable } from '@nestjs/common';
import { BusinessHours, ShopSettings } from '../../catalog/index.js';
import { MIDNIGHT } from '../../kernel/local-time.js';
import { formatDecimal, toCents } from '../../kernel/money.js';
import { Config } from '../../platform/config.js';
import type { LandingDto } from '../landing/landing.dto.js';

/** Describes the shop, its hours and its prices in schema.org's vocabulary, for search engines. */
@Injectable()
export class StructuredDataBuilder {
  constructor(
    private readonly settings: ShopSettings,
    private readonly config: Config,
  ) {}

  async build({ shop, services, closures }: LandingDto): Promise<object> {
    const site = new URL('/', this.config.PUBLIC_URL).href;
    const week = Object.entries(await this.settings.read(BusinessHours));
    return {
      '@context': 'https://schema.org',
      '@type': 'HealthAndBeautyBusiness',
      '@id': `${site}#shop`,
      name: shop.name,
      description: shop.tagline,
      url: site,
      image: `${site}art/share.png`,
      telephone: shop.phone || undefined,
      email: shop.email || undefined,
      address: {
        '@type': 'PostalAddress',
        streetAddress: shop.address_lines.join(', '),
        addressCountry: this.config.SHOP_COUNTRY,
      },
      hasMap: shop.map_url || undefined,
      currenciesAccepted: shop.currency,
      openingHoursSpecification: week
        .filter(([, { closed }]) => !closed)
        .map(([day, { open, close }]) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
          opens: open,
          // Midnight would be that before the day begins.
          closes: close === MIDNIGHT ? '23:59' : close,
        })),
      // The same time twice means a closed day.
      specialOpeningHoursSpecification: closures.map(({ name, first_date, last_date }) => ({
        '@type': 'OpeningHoursSpecification',
        name,
        validFrom: first_date,
        validThrough: last_date,
        opens: '00:00',
        closes: '00:00',
      })),
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: 'Services',
        itemListElement: services.map(({ name, description, price, currency }) => ({
          '@type': 'Offer',
          price: formatDecimal(toCents(price)),
          priceCurrency: currency,
          itemOffered: { '@type': 'Service', name, description: description ?? undefined },
        })),
      },
    };
  }
}
