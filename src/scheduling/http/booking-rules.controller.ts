import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { EditBookingRulesDto, OfficeSettings, type SettingsDto } from '../../catalog/index.js';
import { Roles } from '../../identity/index.js';
import { currentActor } from '../../platform/http/request-context.js';
import { ChangeBookingRules } from '../change-booking-rules.js';

@ApiTags('catalog')
@Roles('admin_staff')
@Controller('settings/booking_rules')
export class BookingRulesController {
  constructor(
    private readonly em: EntityManager,
    private readonly change: ChangeBookingRules,
    private readonly settings: OfficeSettings,
  ) {}

  /** 409 `bookings-overlap` names the confirmed bookings that could not stand beside each other; nothing changes then. */
  @Put()
  async saveBookingRules(@Body() { value, version }: EditBookingRulesDto): Promise<SettingsDto> {
    await this.change.execute(this.em.fork(), value, version, currentActor());
    return this.settings.all();
  }
}
