import { Body, Controller, Get, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { InvalidInputError } from '../../kernel/errors.js';
import { Roles } from '../../identity/index.js';
import { currentActor } from '../../platform/request-context.js';
import { OfficeSettingsQuery } from './office-settings.query.js';
import type { Setting, SettingKey } from './setting-definitions.js';
import { SaveSetting } from './save-setting.js';
import {
  EditAccountCodesDto,
  EditBusinessHoursDto,
  EditCancellationPolicyDto,
  EditEmbedSettingsDto,
  EditPaymentSettingsDto,
  EditReminderSettingsDto,
  EditSalesSettingsDto,
  EditSecuritySettingsDto,
  EditShiftTypesDto,
  EditShopDetailsDto,
  type SettingsDto,
} from './settings.dto.js';

/** The shop's settings. Each save answers 409 `modified` when somebody else has saved since `version`. */
@ApiTags('Catalog')
@Roles('admin_staff')
@Controller('settings')
export class SettingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly settings: OfficeSettingsQuery,
  ) {}

  @Get()
  getSettings(): Promise<SettingsDto> {
    return this.settings.all();
  }

  @Put('shop_details')
  saveShopDetails(@Body() edit: EditShopDetailsDto): Promise<SettingsDto> {
    return this.save('shop_details', edit);
  }

  /**
   * Saves the opening hours. The landing page shows them at once. 422 for a time of an open day that is no multiple of
   * five minutes.
   */
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

  /** Saves who sells, as receipts say from then on, and what reception may give back alone. */
  @Put('sales_settings')
  saveSalesSettings(@Body() edit: EditSalesSettingsDto): Promise<SettingsDto> {
    return this.save('sales_settings', edit);
  }

  /** Saves under which code the shop's books know each account of the ledger. Exports have them from then on. */
  @Put('account_codes')
  saveAccountCodes(@Body() edit: EditAccountCodesDto): Promise<SettingsDto> {
    return this.save('account_codes', edit);
  }

  /**
   * Saves the rules for signing in. They apply at once: administrators without a second factor are led to set one up.
   */
  @Put('security_settings')
  saveSecuritySettings(@Body() edit: EditSecuritySettingsDto): Promise<SettingsDto> {
    return this.save('security_settings', edit);
  }

  /** Saves the sites that may show the booking dialog in a frame. From then on no other may. */
  @Put('embed_settings')
  saveEmbedSettings(@Body() edit: EditEmbedSettingsDto): Promise<SettingsDto> {
    return this.save('embed_settings', edit);
  }

  /** Saves the reminder settings. They apply to all reminders sent from then on. */
  @Put('reminders')
  saveReminderSettings(@Body() edit: EditReminderSettingsDto): Promise<SettingsDto> {
    return this.save('reminders', edit);
  }

  /** Saves the hours of the shift types, for new shifts. 422 for a type that does not end after its start. */
  @Put('shift_types')
  saveShiftTypes(@Body() edit: EditShiftTypesDto): Promise<SettingsDto> {
    for (const [type, { start_time, end_time }] of Object.entries(edit.value))
      if (end_time <= start_time) throw new InvalidInputError(type, `${type}: End time must be after start time`);
    return this.save('shift_types', edit);
  }

  private async save<Key extends SettingKey>(key: Key, edit: { value: Setting<Key>; version: number }) {
    await this.commands.execute(new SaveSetting(key, edit.value, currentActor(), edit.version));
    return this.settings.all();
  }
}
