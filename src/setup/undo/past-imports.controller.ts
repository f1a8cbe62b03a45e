import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '../../identity/index.js';
import { IdParam } from '../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../platform/request-context.js';
import { ImportUndoPreviewDto, PastImportDto } from './imports.dto.js';
import { PastImportsQuery } from './past-imports.query.js';
import { StartImportUndo } from './start-import-undo.js';

/** The imports of files, each of which can be undone as a whole. The command `import` does the same. */
@ApiTags('Setup')
@Roles('admin_staff')
@Controller('imports')
export class PastImportsController {
  constructor(
    private readonly imports: PastImportsQuery,
    private readonly commands: CommandBus,
  ) {}

  /** Returns the 50 latest imports that brought in something, the latest first. */
  @Get()
  listImports(): Promise<PastImportDto[]> {
    return this.imports.list();
  }

  /** Returns how many records of an import would go if it were undone now, and how many stay for which reason. */
  @Get(':id/undo')
  previewImportUndo(@IdParam() id: string): Promise<ImportUndoPreviewDto> {
    return this.imports.preview(id);
  }

  /**
   * Starts the undo of an import. Its records go in the background, 500 at a time, but those that were changed, booked,
   * billed, reminded of, merged or erased since; the list of imports has the progress. Started again it looks at what stayed before.
   */
  @Post(':id/undo')
  @HttpCode(202)
  async startImportUndo(@IdParam() id: string): Promise<void> {
    await this.commands.execute(new StartImportUndo(id, currentActor()));
  }
}
