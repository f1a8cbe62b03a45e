import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { DESK_ROLES, Roles } from '../../identity/index.js';
import type { LocalTime } from '../../kernel/local-time.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { VersionQueryDto } from '../../platform/http/validation/version.dto.js';
import { currentActor } from '../../platform/request-context.js';
import { AddTimeSlot } from './add-time-slot.js';
import { EditTimeSlot } from './edit-time-slot.js';
import { OrderTimeSlots } from './order-time-slots.js';
import { RemoveTimeSlot } from './remove-time-slot.js';
import type { TimeSlot } from './time-slot.entity.js';
import { toShiftType } from './time-slot-rules.js';
import { TimeSlotsQuery } from './time-slots.query.js';
import { ToggleTimeSlot } from './toggle-time-slot.js';
import { EditTimeSlotDto, NewTimeSlotDto, TimeSlotOrderDto, ToggleTimeSlotDto } from './edit-time-slot.dto.js';
import type { OfficeTimeSlotDto } from './office-time-slot.dto.js';

/** The time slots of the shop. Staff edit them as admins do; the log records who did. */
@ApiTags('Scheduling')
@Controller()
@Roles('staff', 'admin_staff')
export class TimeSlotsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly slots: TimeSlotsQuery,
  ) {}

  /** Lists the time slots, active or not, in display order. */
  @Get('office/time-slots')
  @Roles('staff', ...DESK_ROLES)
  async listOfficeTimeSlots(): Promise<OfficeTimeSlotDto[]> {
    const [slots, upcoming] = await Promise.all([this.slots.all(), this.slots.countUpcoming()]);
    return slots.map((slot) => toDto(slot, upcoming));
  }

  /** Adds an active time slot, after all others. 409 `time-slot-exists`. */
  @Post('time-slots')
  async addTimeSlot(@Body() body: NewTimeSlotDto): Promise<OfficeTimeSlotDto> {
    const id = randomUUIDv7();
    await this.commands.execute(new AddTimeSlot(id, toSlotTimes(body), currentActor()));
    return this.byId(id);
  }

  /** Sets the order of the time slots. 409 `modified` when one was added or removed since the list was read. */
  @Put('time-slots/order')
  async orderTimeSlots(@Body() { ids }: TimeSlotOrderDto): Promise<OfficeTimeSlotDto[]> {
    await this.commands.execute(new OrderTimeSlots(ids, currentActor()));
    return this.listOfficeTimeSlots();
  }

  /**
   * Changes a time slot; bookings keep their times. 409 `time-slot-exists`, `modified` when somebody else has changed
   * it since `version`.
   */
  @Put('time-slots/:id')
  async editTimeSlot(@IdParam() id: string, @Body() body: EditTimeSlotDto): Promise<OfficeTimeSlotDto> {
    const { display_order: displayOrder } = body;
    const to = { ...toSlotTimes(body), ...(displayOrder !== undefined && { displayOrder }) };
    await this.commands.execute(new EditTimeSlot(id, body.version, to, currentActor()));
    return this.byId(id);
  }

  /** Switches a time slot on or off. 409 `modified` when somebody else has changed it since `version`. */
  @Put('time-slots/:id/activity')
  async toggleTimeSlot(@IdParam() id: string, @Body() body: ToggleTimeSlotDto): Promise<OfficeTimeSlotDto> {
    await this.commands.execute(new ToggleTimeSlot(id, body.version, body.is_active, currentActor()));
    return this.byId(id);
  }

  /**
   * Removes a time slot. 409 `time-slot-in-use` names the upcoming bookings that begin then, `modified` when it was
   * changed since `version`.
   */
  @Delete('time-slots/:id')
  @HttpCode(204)
  async removeTimeSlot(@IdParam() id: string, @Query() { version }: VersionQueryDto): Promise<void> {
    await this.commands.execute(new RemoveTimeSlot(id, version, currentActor()));
  }

  private async byId(id: string): Promise<OfficeTimeSlotDto> {
    const [slot, upcoming] = await Promise.all([this.slots.byId(id), this.slots.countUpcoming()]);
    return toDto(slot, upcoming);
  }
}

const toSlotTimes = ({ start_time, end_time, shift_type }: NewTimeSlotDto) => ({
  startTime: start_time,
  endTime: end_time,
  shiftType: shift_type ?? toShiftType(start_time),
});

function toDto(slot: TimeSlot, upcoming: ReadonlyMap<LocalTime, number>): OfficeTimeSlotDto {
  const { id, startTime, endTime, shiftType, isActive, displayOrder, version } = slot;
  const start = startTime.slice(0, 5);
  return {
    id,
    start_time: start,
    end_time: endTime.slice(0, 5),
    shift_type: shiftType,
    is_active: isActive,
    display_order: displayOrder,
    coming_bookings: upcoming.get(start) ?? 0,
    version,
  };
}
