import { Body, Controller, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { EditBookingRulesDto, OfficeSettingsQuery, type SettingsDto } from '../../catalog/index.js';
import { Roles } from '../../identity/index.js';
import { currentActor } from '../../platform/request-context.js';
import { ChangeBookingRules } from './change-booking-rules.js';

@ApiTags('Catalog')
@Roles('admin_staff')
@Controller('settings/booking_rules')
export class BookingRulesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly settings: OfficeSettingsQuery,
  ) {}

  /**
   * Saves the booking rules. 409 `bookings-overlap` names the confirmed bookings that would overlap; nothing changes
   * then.
   */
  @Put()
  async saveBookingRules(@Body() { value, version }: EditBookingRulesDto): Promise<SettingsDto> {
    await this.commands.execute(new ChangeBookingRules(value, version, currentActor()));
    return this.settings.all();
  }
}
