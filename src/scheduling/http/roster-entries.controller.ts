import { EntityManager } from '@mikro-orm/postgresql';
import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/id-param.js';
import { currentActor } from '../../platform/http/request-context.js';
import { OfficeRoster } from '../rosters/office-roster.js';
import type { OfficeRosterEntryDto } from '../rosters/office-roster.dto.js';
import { Rosters, type Shift } from '../rosters/rosters.js';
import { shiftHours } from '../rosters/shift-hours.js';
import { EditRosterEntryDto, KeepQueryDto, NewRosterEntryDto, RosterEntriesQueryDto } from './roster.dto.js';

/** The roster, entry by entry: staff read it, admins keep it. */
@ApiTags('scheduling')
@Controller('roster-entries')
@Roles('admin_staff')
export class RosterEntriesController {
  constructor(
    private readonly em: EntityManager,
    private readonly rosters: Rosters,
    private readonly roster: OfficeRoster,
  ) {}

  /** Past and future, the earliest first. */
  @Get()
  @Roles('staff', 'admin_staff')
  listRosterEntries(@Query() { from, to, therapist_id }: RosterEntriesQueryDto): Promise<OfficeRosterEntryDto[]> {
    return this.roster.entries({ from, to, therapistId: therapist_id });
  }

  @Post()
  async addRosterEntry(@Body() body: NewRosterEntryDto): Promise<OfficeRosterEntryDto> {
    const id = randomUUIDv7();
    await this.rosters.add(this.em.fork(), { id, ...shiftOf(body) }, currentActor());
    return this.roster.byId(id);
  }

  /** 409 `bookings-uncovered` names the bookings that would lose their shift; sent again with `keep` it goes through. */
  @Put(':id')
  async editRosterEntry(@IdParam() id: string, @Body() body: EditRosterEntryDto): Promise<OfficeRosterEntryDto> {
    await this.rosters.edit(this.em.fork(), id, shiftOf(body), body.keep, currentActor());
    return this.roster.byId(id);
  }

  /** 409 `bookings-uncovered` as for an edit. */
  @Delete(':id')
  @HttpCode(204)
  async removeRosterEntry(@IdParam() id: string, @Query() { keep }: KeepQueryDto): Promise<void> {
    await this.rosters.remove(this.em.fork(), id, keep, currentActor());
  }
}

function shiftOf({ therapist_id, roster_date, shift_type, start_time, end_time }: NewRosterEntryDto): Shift {
  return {
    therapistId: therapist_id,
    date: roster_date,
    shiftType: shift_type,
    shiftHours: shiftHours(start_time, end_time),
  };
}
