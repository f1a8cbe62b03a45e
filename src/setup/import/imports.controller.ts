import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { Roles } from '../../identity/index.js';
import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import { type RateLimit, RateLimited } from '../../platform/http/rate-limits/index.js';
import { readRawBody } from '../../platform/http/requests/raw-body.js';
import { UTF8_BOM } from '../../platform/http/responses/csv.js';
import { sendDownload } from '../../platform/http/responses/send-download.js';
import { currentActor } from '../../platform/request-context.js';
import { formatTemplate } from './import-kinds.js';
import { FileKindDto, ImportKindDto, ImportOptionsDto, parseNames } from './import-request.dto.js';
import { ImportStepDto } from './import-step.dto.js';
import { ShopImporter } from './shop-importer.js';

const MAX_BYTES = 20 * 1024 * 1024;

const importsPerAddress: RateLimit = { name: 'import', limit: 30 };

/** Imports of services, therapists, shifts, clients and bookings from files of another system. The command `import` does the same. */
@ApiTags('Setup')
@Roles('admin_staff')
@Controller('imports/:kind')
export class ImportsController {
  constructor(private readonly importer: ShopImporter) {}

  /** Returns a CSV file to fill in: a header, and one line as an example. */
  @Get('template')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  async getImportTemplate(@Param() { kind }: ImportKindDto, @Res() reply: FastifyReply): Promise<void> {
    const content = Readable.from([UTF8_BOM + formatTemplate(kind)]);
    await sendDownload(reply, { name: `${kind}.csv`, type: 'text/csv; charset=utf-8', content, count: 1 });
  }

  /**
   * Imports a file of at most 20 MB, sent as the body itself: a table as CSV or XLSX, cards or a calendar. `file` as its kind
   * leaves it to the file. Answers its progress, a line of JSON after every 500
   * lines of the file; the last one has the totals. A dry run of a file that leaves something open answers the questions
   * alone; an import of it is refused with 422 until they are answered. When the client disconnects, the import ends after the current
   * batch; the same file sent again continues from there. 409 `import-being-undone` while an import of that kind is
   * being undone.
   */
  @Post()
  @HttpCode(200)
  @RateLimited(importsPerAddress)
  @ApiConsumes('text/csv', 'application/octet-stream')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @ApiProduces('application/x-ndjson')
  @ApiOkResponse({ type: ImportStepDto })
  async importFile(
    @Param() { kind }: FileKindDto,
    @Query() { dry_run, date_order, defaults, columns, names, leave_out }: ImportOptionsDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const bytes = await readRawBody(request, MAX_BYTES, 'The file is larger than 20 MB: split it into several');
    if (bytes.length === 0) throw new InvalidInputError('file', 'The file is empty');
    const isDryRun = dry_run === 'true';
    const answers = {
      ...{ dateOrder: date_order ?? null, defaults, columns: columns ?? null, names: parseNames(names) },
      leaveOut: (leave_out ?? []).map(Number),
    };
    const by = currentActor();
    const steps = this.importer.run({
      kind: kind === 'file' ? null : kind,
      open: () => Readable.from([bytes]),
      by,
      isDryRun,
      answers,
    });
    // What is wrong with the file as a whole is an answer of its own, and not one that has begun well.
    const first = (await steps.next()).value as ImportStepDto;
    if (!isDryRun && first.questions.length > 0)
      throw new InvalidInputError('file', first.questions.map(({ text }) => text).join(' '));
    await reply
      .code(200)
      .type('application/x-ndjson; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(Readable.from(toLines(first, steps)));
  }
}

/**
 * Yields the steps as lines of JSON. An error in the middle is reported in a last line, because the answer has begun.
 */
async function* toLines(first: ImportStepDto, rest: AsyncIterable<ImportStepDto>): AsyncGenerator<string> {
  yield toLine(first);
  try {
    for await (const step of rest) yield toLine(step);
  } catch (error) {
    if (!(error instanceof InvalidInputError) && !(error instanceof BusinessRuleError)) throw error;
    yield toLine({ problem: error.message });
  }
}

const toLine = (value: object) => `${JSON.stringify(value)}\n`;
