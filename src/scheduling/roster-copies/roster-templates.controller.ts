import { Body, Controller, Delete, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { VersionQueryDto } from '../../platform/http/validation/version.dto.js';
import { currentActor } from '../../platform/request-context.js';
import type { AppliedRosterChangeDto, RosterOutcomeDto } from '../roster-changes/roster-change.dto.js';
import { RemoveTemplate } from './remove-template.js';
import { NewRosterTemplateDto, type RosterTemplateDto, TemplateUseDto } from './roster-template.dto.js';
import { RosterTemplatesQuery } from './roster-templates.query.js';
import { SaveTemplate } from './save-template.js';
import { TemplatePreviewer, UseTemplate } from './use-template.js';

/** Templates: weeks with a name, to be entered in others. */
@ApiTags('Scheduling')
@Controller('roster-templates')
@Roles('admin_staff')
export class RosterTemplatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly templates: RosterTemplatesQuery,
    private readonly previewer: TemplatePreviewer,
  ) {}

  @Get()
  listRosterTemplates(): Promise<RosterTemplateDto[]> {
    return this.templates.all();
  }

  /** Saves a week as a template. 409 `name-taken`, `no-shifts-to-copy`. */
  @Post()
  async saveRosterTemplate(@Body() { name, week }: NewRosterTemplateDto): Promise<RosterTemplateDto[]> {
    await this.commands.execute(new SaveTemplate(randomUUIDv7(), name, week, currentActor()));
    return this.templates.all();
  }

  @Delete(':id')
  @HttpCode(204)
  async removeRosterTemplate(@IdParam() id: string, @Query() { version }: VersionQueryDto): Promise<void> {
    await this.commands.execute(new RemoveTemplate(id, version, currentActor()));
  }

  /** Returns the effects of entering a template, without writing anything. */
  @Post(':id/use/preview')
  @HttpCode(200)
  async previewTemplateUse(
    @IdParam() id: string,
    @Body() { week, weeks, draft }: TemplateUseDto,
  ): Promise<RosterOutcomeDto> {
    return (await this.previewer.prepare({ templateId: id, day: week, weeks, isDraft: draft })).outcome;
  }

  /** Enters a template. Existing shifts are kept. */
  @Post(':id/use')
  @HttpCode(200)
  enterRosterTemplate(
    @IdParam() id: string,
    @Body() { week, weeks, draft }: TemplateUseDto,
  ): Promise<AppliedRosterChangeDto> {
    const use = { templateId: id, day: week, weeks, isDraft: draft };
    return this.commands.execute(new UseTemplate(randomUUIDv7(), use, currentActor()));
  }
}
