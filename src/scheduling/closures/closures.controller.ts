import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { DESK_ROLES, Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { VersionQueryDto } from '../../platform/http/validation/version.dto.js';
import { currentActor } from '../../platform/request-context.js';
import { AddClosure } from './add-closure.js';
import { type ClosureDto, EditClosureDto, type HolidaysDto, HolidaysQueryDto, NewClosureDto } from './closure.dto.js';
import type { ClosureInput } from './closure-input.js';
import { ClosuresQuery } from './closures.query.js';
import { EditClosure } from './edit-closure.js';
import { PublicHolidaysQuery } from './public-holidays.query.js';
import { RemoveClosure } from './remove-closure.js';

/** Days on which the shop is closed to visitors: the office may still book there, with a warning. */
@ApiTags('Scheduling')
@Roles('admin_staff')
@Controller('closures')
export class ClosuresController {
  constructor(
    private readonly commands: CommandBus,
    private readonly closures: ClosuresQuery,
    private readonly holidays: PublicHolidaysQuery,
  ) {}

  /** Lists the closures that have not ended, with the numbers of bookings and shifts on their days. */
  @Get()
  @Roles('staff', ...DESK_ROLES)
  listClosures(): Promise<ClosureDto[]> {
    return this.closures.upcoming();
  }

  /** Lists public holidays to choose closures from, without past ones. */
  @Get('public-holidays')
  listPublicHolidays(@Query() { year, region }: HolidaysQueryDto): Promise<HolidaysDto> {
    return this.holidays.forYear(year, region);
  }

  /** Adds a closure. 409 `closure-exists` when the same days are closed already. */
  @Post()
  async addClosure(@Body() body: NewClosureDto): Promise<ClosureDto> {
    const id = randomUUIDv7();
    await this.commands.execute(new AddClosure(id, toInput(body), currentActor()));
    return this.closures.byId(id);
  }

  /**
   * Changes a closure. 409 `closure-exists` as when adding, `modified` when somebody else has changed it since
   * `version`.
   */
  @Put(':id')
  async editClosure(@IdParam() id: string, @Body() body: EditClosureDto): Promise<ClosureDto> {
    await this.commands.execute(new EditClosure(id, toInput(body), body.version, currentActor()));
    return this.closures.byId(id);
  }

  /** Removes a closure. 409 `modified` when somebody else has changed it since `version`. */
  @Delete(':id')
  @HttpCode(204)
  async removeClosure(@IdParam() id: string, @Query() { version }: VersionQueryDto): Promise<void> {
    await this.commands.execute(new RemoveClosure(id, version, currentActor()));
  }
}

const toInput = ({ name, first_date, last_date }: NewClosureDto): ClosureInput => ({
  name,
  firstDate: first_date,
  lastDate: last_date,
});
