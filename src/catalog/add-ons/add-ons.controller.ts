import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { Roles } from '../../identity/index.js';
import { toCents } from '../../kernel/money.js';
import { Public } from '../../platform/http/security/public.decorator.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { AddAddOn } from './add-add-on.js';
import { AddOnCatalog } from './add-on-catalog.js';
import { type AddOnDto, EditAddOnDto, NewAddOnDto, type OfficeAddOnDto } from './add-on.dto.js';
import type { AddOnInput } from './add-on-input.js';
import { EditAddOn } from './edit-add-on.js';

/** The add-ons of treatments: everybody reads what can be booked, everybody who is signed in all of them; admins change. */
@ApiTags('Catalog')
@Controller()
export class AddOnsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly addOns: AddOnCatalog,
  ) {}

  /** Lists the add-ons that can be booked, by name. */
  @Get('add-ons')
  @Public()
  listAddOns(): Promise<AddOnDto[]> {
    return this.addOns.listOffered();
  }

  /** Lists all add-ons, by name. */
  @Get('office/add-ons')
  listOfficeAddOns(): Promise<OfficeAddOnDto[]> {
    return this.addOns.listAll();
  }

  @Post('add-ons')
  @Roles('admin_staff')
  async createAddOn(@Body() body: NewAddOnDto): Promise<OfficeAddOnDto> {
    const id = randomUUIDv7();
    await this.commands.execute(new AddAddOn(id, toAddOnInput(body), currentActor()));
    return this.addOns.byId(id);
  }

  /** Changes an add-on. 409 `modified` when somebody else has changed it since `version`. */
  @Put('add-ons/:id')
  @Roles('admin_staff')
  async updateAddOn(@IdParam() id: string, @Body() body: EditAddOnDto): Promise<OfficeAddOnDto> {
    await this.commands.execute(new EditAddOn(id, toAddOnInput(body), body.version, currentActor()));
    return this.addOns.byId(id);
  }
}

const toAddOnInput = ({ name, minutes, price, service_ids, is_active }: NewAddOnDto): AddOnInput => ({
  ...{ name, minutes, priceCents: toCents(price), serviceIds: service_ids, isActive: is_active },
});
