import { IsBoolean, IsInt, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { IsUndefinable } from '../../platform/http/validation/optional.decorators.js';
import { mustBeBoolean } from '../../platform/http/validation/messages.js';
import { IsLocalDate } from '../../platform/http/validation/local-time.decorators.js';
import { CollapseWhitespace } from '../../platform/http/validation/transform.decorators.js';

export class NewRosterTemplateDto {
  @MaxLength(60, { message: 'Name must be at most 60 characters' })
  @MinLength(2, { message: 'Name must be at least 2 characters' })
  @CollapseWhitespace()
  @IsString({ message: 'Name must be at least 2 characters' })
  name!: string;

  /** Any day of the week whose shifts and drafts the template takes. */
  @IsLocalDate()
  week!: string;
}

export class TemplateUseDto {
  /** Any day of the first week that the template is entered in. */
  @IsLocalDate()
  week!: string;

  /** Number of consecutive weeks. */
  @IsUndefinable()
  @Max(26, { message: 'At most 26 weeks at once' })
  @Min(1, { message: 'weeks must be at least 1' })
  @IsInt({ message: 'weeks must be a whole number' })
  weeks: number = 1;

  /** Whether the entered shifts are drafts until they are published. */
  @IsUndefinable()
  @IsBoolean(mustBeBoolean)
  draft: boolean = false;
}

/** A template: a week with a name, to be entered in others. */
export class RosterTemplateDto {
  id!: string;
  name!: string;
  shifts!: number;
  therapists!: number;
  version!: number;
}
