import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../kernel/actor.js';
import type { LocalDate } from '../../kernel/local-time.js';
import type { AppliedRosterChangeDto } from '../roster-changes/roster-change.dto.js';
import { enterAs, type PreparedEntry, ShiftEntry } from './shift-entry.js';
import { requireTemplate, toTemplateShifts } from './template-shifts.js';

interface TemplateUse {
  templateId: string;
  /** Any day of the first week. */
  day: LocalDate;
  weeks: number;
  isDraft: boolean;
}

/** Enters a template in other weeks. @throws NotFoundError */
export class UseTemplate extends Command<AppliedRosterChangeDto> {
  constructor(
    readonly changeId: string,
    readonly use: TemplateUse,
    readonly by: Actor,
  ) {
    super();
  }
}

@Injectable()
export class TemplatePreviewer {
  constructor(
    private readonly em: EntityManager,
    private readonly entry: ShiftEntry,
  ) {}

  /** Plans the entry without writing anything. */
  async prepare({ templateId, day, weeks, isDraft }: TemplateUse): Promise<PreparedEntry> {
    const em = this.em.fork();
    const { shifts } = await requireTemplate(em, templateId);
    return this.entry.prepare(em, enterAs(toTemplateShifts(shifts, day, weeks), isDraft));
  }
}

@CommandHandler(UseTemplate)
export class UseTemplateHandler implements ICommandHandler<UseTemplate> {
  constructor(
    private readonly em: EntityManager,
    private readonly entry: ShiftEntry,
  ) {}

  execute({ changeId, use, by }: UseTemplate): Promise<AppliedRosterChangeDto> {
    return this.em.fork().transactional(async (em) => {
      const { shifts } = await requireTemplate(em, use.templateId);
      const made = toTemplateShifts(shifts, use.day, use.weeks);
      return this.entry.apply(em, enterAs(made, use.isDraft), { changeId, kind: 'template', by });
    });
  }
}
