import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { currentActor } from '../../platform/http/request-context.js';
import { OfficeSettings } from '../queries/office-settings.js';
import type { SettingsDto } from '../queries/settings.dto.js';
import type { Setting, SettingKey } from '../settings/setting-kinds.js';
import { ShopSettings } from '../settings/shop-settings.js';
import {
  EditBusinessHoursDto,
  EditCancellationPolicyDto,
  EditPaymentSettingsDto,
  EditShopDetailsDto,
} from '../settings/setting-edits.dto.js';

/** The shop's settings. Each save answers 409 `modified` when somebody else has saved since `version`. */
@ApiTags('catalog')
@Roles('admin_staff')
@Controller('settings')
export class SettingsController {
  constructor(
    private readonly em: EntityManager,
    private readonly settings: ShopSettings,
    private readonly listing: OfficeSettings,
  ) {}

  @Get()
  getSettings(): Promise<SettingsDto> {
    return this.listing.all();
  }

  @Put('shop_details')
  saveShopDetails(@Body() edit: EditShopDetailsDto): Promise<SettingsDto> {
    return this.save('shop_details', edit);
  }

  /** The landing page shows them at once. */
  @Put('business_hours')
  saveBusinessHours(@Body() edit: EditBusinessHoursDto): Promise<SettingsDto> {
    return this.save('business_hours', edit);
  }

  @Put('cancellation_policy')
  saveCancellationPolicy(@Body() edit: EditCancellationPolicyDto): Promise<SettingsDto> {
    return this.save('cancellation_policy', edit);
  }

  @Put('payment_settings')
  savePaymentSettings(@Body() edit: EditPaymentSettingsDto): Promise<SettingsDto> {
    return this.save('payment_settings', edit);
  }

  private async save<Key extends SettingKey>(key: Key, edit: { value: Setting<Key>; version: number }) {
    await this.settings.save(this.em.fork(), key, edit.value, currentActor(), edit.version);
    return this.listing.all();
  }
}
