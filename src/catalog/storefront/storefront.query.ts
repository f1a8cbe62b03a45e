import { Injectable } from '@nestjs/common';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { toAmount } from '../../kernel/money.js';
import { toSupportedCountry } from '../../kernel/phone-number.js';
import { ServiceCatalog } from '../services/service-catalog.js';
import { toHoursLines, getHoursOn } from '../opening-hours/opening-hours.js';
import { DepositPolicy } from '../deposits/deposit-policy.js';
import { offersVisits } from '../settings/booking-rules.dto.js';
import { ShopSettings } from '../settings/shop-settings.js';
import { TherapistService } from '../therapists/therapist.service.js';
import { toCancellationPolicyDto } from './cancellation-terms.dto.js';
import type { ServiceDto } from '../services/service.dto.js';
import { toDepositTermsDto } from './deposit-terms.dto.js';
import type { ShopDto } from './shop.dto.js';
import { BOOKING_WINDOW_DAYS } from './booking-window-days.js';
import type { UnassignedTherapistDto } from './unassigned-therapist.dto.js';
import { BookingRules } from '../settings/booking-rules.dto.js';
import { CancellationPolicy } from '../settings/cancellation-policy.dto.js';
import { ShopDetails } from '../shop-details/shop-details.dto.js';
import { BusinessHours } from '../opening-hours/business-hours.dto.js';
import { PaymentSettings } from '../settings/payment-settings.dto.js';

/** Reads the shop as the public sees it. */
@Injectable()
export class StorefrontQuery {
  constructor(
    private readonly settings: ShopSettings,
    private readonly services: ServiceCatalog,
    private readonly therapists: TherapistService,
    private readonly clock: ShopClock,
    private readonly config: Config,
    private readonly deposits: DepositPolicy,
  ) {}

  /** @param isClosure whether the shop is closed today, whatever its weekly hours */
  async shop(isClosure: boolean): Promise<ShopDto> {
    const details = await this.settings.read(ShopDetails);
    const week = await this.settings.read(BusinessHours);
    const rules = await this.settings.read(BookingRules);
    const today = getHoursOn(week, this.clock.today());
    const deposit = await this.deposits.read();
    const isClosed = today.closed || isClosure;
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
      currency: (await this.settings.read(PaymentSettings)).currency,
      country: toSupportedCountry(this.config.SHOP_COUNTRY),
      local_now: this.clock.formatTimestamp(this.clock.instant()),
      hours: toHoursLines(week),
      open_today: isClosed ? null : { opens: today.open, closes: today.close },
      cancellation_policy: toCancellationPolicyDto(await this.settings.read(CancellationPolicy)),
      deposit: deposit && toDepositTermsDto(deposit),
      booking_window_days: BOOKING_WINDOW_DAYS,
      start_only: rules.slot_occupancy === 'start_only',
      confirms_by_mail: rules.confirm_by_mail ?? false,
      assigns_any_available: rules.assign_any_available ?? false,
      visits_offered: offersVisits(rules),
    };
  }

  async offeredServices(): Promise<ServiceDto[]> {
    const services = await this.services.listOffered();
    return services.map(({ id, name, group, variant, description, durationMinutes, priceCents, currency }) => ({
      id,
      name,
      group,
      variant,
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
