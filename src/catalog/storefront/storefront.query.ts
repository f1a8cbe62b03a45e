import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from '../../platform/database/sql.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { toAmount } from '../../kernel/money.js';
import { toSupportedCountry } from '../../kernel/phone-number.js';
import { ServiceCatalog } from '../services/service-catalog.js';
import { toHoursLines, getHoursOn } from '../opening-hours/opening-hours.js';
import { offersVisits } from '../settings/booking-rules.dto.js';
import { ShopSettings } from '../settings/shop-settings.js';
import { TherapistService } from '../therapists/therapist.service.js';
import { toCancellationPolicyDto } from './cancellation-terms.dto.js';
import type { ServiceDto } from './service.dto.js';
import type { ShopDto } from './shop.dto.js';
import type { UnassignedTherapistDto } from './unassigned-therapist.dto.js';

/** Days ahead of today that the public can book. */
export const BOOKING_WINDOW_DAYS = 60;

/** Reads the shop as the public sees it. */
@Injectable()
export class StorefrontQuery {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: ShopSettings,
    private readonly services: ServiceCatalog,
    private readonly therapists: TherapistService,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  async shop(): Promise<ShopDto> {
    const details = await this.settings.details();
    const week = await this.settings.openingHours();
    const rules = await this.settings.bookingRules();
    const today = getHoursOn(week, this.clock.today());
    const isClosed = today.closed || (await this.isClosure());
    return {
      name: details.name,
      tagline: details.tagline,
      address_lines: details.addressLines,
      phone: details.phone,
      email: details.email,
      map_url: details.mapUrl,
      map_embed_url: this.config.MAP_EMBED_URL ?? null,
      words: details.words,
      time_zone: this.config.SHOP_TIME_ZONE,
      currency: (await this.settings.paymentSettings()).currency,
      country: toSupportedCountry(this.config.SHOP_COUNTRY),
      local_now: this.clock.formatTimestamp(this.clock.instant()),
      hours: toHoursLines(week),
      open_today: isClosed ? null : { opens: today.open, closes: today.close },
      cancellation_policy: toCancellationPolicyDto(await this.settings.cancellationPolicy()),
      booking_window_days: BOOKING_WINDOW_DAYS,
      start_only: rules.slot_occupancy === 'start_only',
      confirms_by_mail: rules.confirm_by_mail ?? false,
      assigns_any_available: rules.assign_any_available ?? false,
      visits_offered: offersVisits(rules),
    };
  }

  private async isClosure(): Promise<boolean> {
    return (await sql(this.em.fork(), closureSql, [this.clock.today()])).length > 0;
  }

  async offeredServices(): Promise<ServiceDto[]> {
    const services = await this.services.listOffered();
    return services.map(({ id, name, description, durationMinutes, priceCents, currency }) => ({
      id,
      name,
      description,
      duration: durationMinutes,
      price: toAmount(priceCents),
      currency,
    }));
  }

  async unassignedTherapist(): Promise<UnassignedTherapistDto> {
    const { id, name } = await this.therapists.getUnassigned();
    return { id, name };
  }
}

const closureSql = /* sql */ `select name from closures where $1::date between first_date and last_date limit 1`;
