import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { DESK_ROLES, Roles } from '../../identity/index.js';
import { LargeBody } from '../../platform/http/requests/large-body.decorator.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import type { RosterOutcomeDto } from '../roster-changes/roster-change.dto.js';
import { AddPatterns } from './add-patterns.js';
import { EndPattern } from './end-pattern.js';
import { toNewPatterns } from './pattern-input.js';
import { PatternEditor } from './pattern-editor.js';
import {
  type AppliedPatternsDto,
  NewPatternsDto,
  PatternEndDto,
  type RosterPatternsDto,
} from './roster-pattern.dto.js';
import { RosterPatternsQuery } from './roster-patterns.query.js';

/** Patterns of the roster: staff read them, admins make them. */
@ApiTags('Scheduling')
@Controller('roster-patterns')
@Roles('admin_staff')
export class RosterPatternsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly patterns: RosterPatternsQuery,
    private readonly editor: PatternEditor,
  ) {}

  /** Lists the patterns that are not over. */
  @Get()
  @Roles('staff', ...DESK_ROLES)
  listRosterPatterns(): Promise<RosterPatternsDto> {
    return this.patterns.current();
  }

  /** Returns which shifts the patterns would enter, keep and remove, without writing anything. */
  @Post('preview')
  @HttpCode(200)
  @LargeBody()
  previewRosterPatterns(@Body() body: NewPatternsDto): Promise<RosterOutcomeDto> {
    return this.editor.preview(toNewPatterns(body));
  }

  /**
   * Adds patterns and enters their shifts up to `filled_until`. Existing shifts are kept and named. 409
   * `pattern-exists` when a therapist has one that is not replaced, `bookings-uncovered` as for a shift, `modified`
   * when somebody else has changed one that is replaced.
   */
  @Post()
  @HttpCode(200)
  @LargeBody()
  addRosterPatterns(@Body() body: NewPatternsDto): Promise<AppliedPatternsDto> {
    return this.commands.execute(new AddPatterns(randomUUIDv7(), toNewPatterns(body), currentActor(), body.keep));
  }

  /**
   * Sets the last day of a pattern. Its shifts after that are removed, except those changed by hand. 409 as when making
   * one.
   */
  @Put(':id/end')
  endRosterPattern(@IdParam() id: string, @Body() body: PatternEndDto): Promise<AppliedPatternsDto> {
    const { version, last_date, keep } = body;
    return this.commands.execute(new EndPattern(randomUUIDv7(), { id, version }, last_date, currentActor(), keep));
  }
}
