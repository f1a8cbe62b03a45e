import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { amountOf } from '../../platform/money.js';
import { Services } from '../services.js';
import { hoursLines, hoursOn } from '../settings/opening-hours.js';
import { ShopSettings } from '../settings/shop-settings.js';
import { Therapists } from '../therapists.js';
import type { ServiceDto } from './service.dto.js';
import type { ShopDto } from './shop.dto.js';
import type { UnassignedTherapistDto } from './unassigned-therapist.dto.js';

/** Days ahead of today that the public can book. */
export const bookingWindowDays = 60;

/** The shop as the public sees it. */
@Injectable()
export class Storefront {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: ShopSettings,
    private readonly services: Services,
    private readonly therapists: Therapists,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  async shop(): Promise<ShopDto> {
    const details = await this.settings.details();
    const week = await this.settings.openingHours();
    const today = hoursOn(week, this.clock.today());
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
      local_now: this.clock.stampOf(this.clock.instant()),
      hours: hoursLines(week),
      open_today: today.closed ? null : { opens: today.open, closes: today.close },
      cancellation_hours: (await this.settings.cancellationPolicy()).hoursBeforeBooking,
      booking_window_days: bookingWindowDays,
      start_only: (await this.settings.bookingRules()).slot_occupancy === 'start_only',
    };
  }

  async offeredServices(): Promise<ServiceDto[]> {
    const services = await this.services.offered(this.em.fork());
    return services.map(({ id, name, description, durationMinutes, priceCents, currency }) => ({
      id,
      name,
      description,
      duration: durationMinutes,
      price: amountOf(priceCents),
      currency,
    }));
  }

  async unassignedTherapist(): Promise<UnassignedTherapistDto> {
    const { id, name } = await this.therapists.unassigned(this.em.fork());
    return { id, name };
  }
}
