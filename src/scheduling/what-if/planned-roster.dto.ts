import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsObject, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { mustBeId } from '../../platform/http/validation/messages.js';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { PublicationDto } from '../roster-changes/drafts/roster-draft.dto.js';
import { RosterCopyDto } from '../roster-copies/roster-copy.dto.js';
import { TemplateUseDto } from '../roster-copies/roster-template.dto.js';
import { RosterPlanRefDto } from '../roster-plans/roster-plan.dto.js';
import { NewPatternsDto } from '../roster-patterns/roster-pattern.dto.js';

/** Validates a field that holds one of the possible changes. */
export const IsOneChange = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(IsUndefinable(), ValidateNested(), IsObject({ message: '$property must be an object' }), Type(type));

class UsedTemplateDto extends TemplateUseDto {
  @IsUUID('all', mustBeId)
  template_id!: string;
}

export class EndedPatternDto {
  @IsUUID('all', mustBeId)
  pattern_id!: string;

  /** Last day, inclusive; null for no end. */
  @IsOptional()
  @IsLocalDate()
  last_date!: string | null;
}

class UndoneRosterChangeRefDto {
  @IsUUID('all', mustBeId)
  change_id!: string;
}

/** A change of the roster that is planned when it is made: at most one of these. */
export class PlannedRosterDto {
  /** A quick action to make. */
  @IsOneChange(() => RosterPlanRefDto)
  roster_plan?: RosterPlanRefDto;

  @IsOneChange(() => RosterCopyDto)
  roster_copy?: RosterCopyDto;

  @IsOneChange(() => UsedTemplateDto)
  roster_template?: UsedTemplateDto;

  @IsOneChange(() => NewPatternsDto)
  roster_patterns?: NewPatternsDto;

  @IsOneChange(() => EndedPatternDto)
  pattern_end?: EndedPatternDto;

  @IsOneChange(() => PublicationDto)
  publication?: PublicationDto;

  /** A change to take back. */
  @IsOneChange(() => UndoneRosterChangeRefDto)
  roster_undo?: UndoneRosterChangeRefDto;
}
