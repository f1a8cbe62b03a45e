import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { randomUUIDv7 } from 'node:crypto';
import { Roles } from '../../../identity/index.js';
import { LargeBody } from '../../../platform/http/requests/large-body.decorator.js';
import { currentActor } from '../../../platform/request-context.js';
import { PublicationPlanner, toPublishedDays } from './publication.js';
import { PublishDrafts } from './publish-drafts.js';
import {
  type OfficeDraftDto,
  PublicationDto,
  type PublicationPreviewDto,
  type PublishedDto,
} from './roster-draft.dto.js';
import { RosterDraftsQuery } from './roster-drafts.query.js';

/** Drafts, which nobody can book yet, and their publication. */
@ApiTags('Scheduling')
@Controller('roster-drafts')
@Roles('admin_staff')
export class RosterDraftsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly drafts: RosterDraftsQuery,
    private readonly planner: PublicationPlanner,
  ) {}

  @Get()
  listRosterDrafts(): Promise<OfficeDraftDto[]> {
    return this.drafts.all();
  }

  /** Returns the effects of a publication, and the therapists concerned, without writing anything. */
  @Post('publication/preview')
  @HttpCode(200)
  @LargeBody()
  previewPublication(@Body() body: PublicationDto): Promise<PublicationPreviewDto> {
    return this.planner.preview(toPublishedDays(body));
  }

  /** Publishes the drafts as shifts; each therapist with new ones is mailed once. */
  @Post('publication')
  @HttpCode(200)
  @LargeBody()
  publishDrafts(@Body() body: PublicationDto): Promise<PublishedDto> {
    return this.commands.execute(new PublishDrafts(randomUUIDv7(), toPublishedDays(body), currentActor()));
  }
}
