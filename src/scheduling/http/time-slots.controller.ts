import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { Roles } from '../../identity/index.js';
import type { TimeSlot } from '../entities/time-slot.entity.js';
import { IdParam } from '../../platform/http/id-param.js';
import { currentActor } from '../../platform/http/request-context.js';
import { TimeSlots } from '../time-slots.js';
import { EditTimeSlotDto, NewTimeSlotDto, type OfficeTimeSlotDto, ToggleTimeSlotDto } from './time-slot.dto.js';

/** The start times of the shop. Staff keep them as admins do; the log says who. */
@ApiTags('scheduling')
@Controller()
@Roles('staff', 'admin_staff')
export class TimeSlotsController {
  constructor(
    private readonly em: EntityManager,
    private readonly slots: TimeSlots,
  ) {}

  /** Active or not, in display order. */
  @Get('office/time-slots')
  async listOfficeTimeSlots(): Promise<OfficeTimeSlotDto[]> {
    return (await this.slots.all(this.em.fork())).map(dto);
  }

  /** Active, behind all others. 409 `time-slot-exists`. */
  @Post('time-slots')
  async addTimeSlot(@Body() body: NewTimeSlotDto): Promise<OfficeTimeSlotDto> {
    const id = randomUUIDv7();
    await this.slots.add(this.em.fork(), { id, ...timesOf(body) }, currentActor());
    return this.byId(id);
  }

  /** Bookings keep their times. 409 `time-slot-exists`. */
  @Put('time-slots/:id')
  async editTimeSlot(@IdParam() id: string, @Body() body: EditTimeSlotDto): Promise<OfficeTimeSlotDto> {
    const { display_order: displayOrder } = body;
    const to = { ...timesOf(body), ...(displayOrder !== undefined && { displayOrder }) };
    await this.slots.edit(this.em.fork(), id, to, currentActor());
    return this.byId(id);
  }

  @Put('time-slots/:id/activity')
  async toggleTimeSlot(@IdParam() id: string, @Body() { is_active }: ToggleTimeSlotDto): Promise<OfficeTimeSlotDto> {
    await this.slots.toggle(this.em.fork(), id, is_active, currentActor());
    return this.byId(id);
  }

  /** 409 `time-slot-in-use` names the bookings to come that begin then. */
  @Delete('time-slots/:id')
  @HttpCode(204)
  async removeTimeSlot(@IdParam() id: string): Promise<void> {
    await this.slots.remove(this.em.fork(), id, currentActor());
  }

  private async byId(id: string): Promise<OfficeTimeSlotDto> {
    return dto(await this.slots.byId(this.em.fork(), id));
  }
}

const timesOf = ({ start_time, end_time, shift_type }: NewTimeSlotDto) => ({
  startTime: start_time,
  endTime: end_time,
  shiftType: shift_type,
});

function dto({ id, startTime, endTime, shiftType, isActive, displayOrder }: TimeSlot): OfficeTimeSlotDto {
  return {
    id,
    start_time: startTime.slice(0, 5),
    end_time: endTime.slice(0, 5),
    shift_type: shiftType,
    is_active: isActive,
    display_order: displayOrder,
  };
}
