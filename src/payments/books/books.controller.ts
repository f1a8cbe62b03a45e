import { Body, Controller, Get, HttpCode, Param, ParseIntPipe, Post, Query, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Roles } from '../../identity/index.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { addDays } from '../../kernel/local-time.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { assertDayOrder } from '../../platform/http/validation/assert-day-order.js';
import { sendDownload } from '../../platform/http/responses/send-download.js';
import { currentActor } from '../../platform/request-context.js';
import { ExportJournal } from './export-journal.js';
import { JournalExportDto, JournalFileQueryDto, NewJournalExportDto } from './journal-export.dto.js';
import { JournalExportsQuery } from './journal-exports.query.js';

const MAX_DAYS = 92;

/** Exports of the ledger to the shop's books. */
@Controller('journal-exports')
@Roles('admin_staff')
export class BooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly exports: JournalExportsQuery,
    private readonly clock: ShopClock,
  ) {}

  /** Lists the latest 100 exports, the last one first. */
  @Get()
  @Roles('admin_staff', 'auditor')
  listJournalExports(): Promise<JournalExportDto[]> {
    return this.exports.list();
  }

  /**
   * Exports what was booked on some days and not exported before, under the next number. 409 `nothing-to-export`. The same
   * id again is answered as the first time; for other days it is refused with 409 `idempotency-key-reused`.
   */
  @Post()
  @HttpCode(201)
  async exportJournal(@Body() body: NewJournalExportDto): Promise<JournalExportDto> {
    assertDayOrder(body);
    const { id, start_date, end_date, currency } = body;
    if (end_date > addDays(start_date, MAX_DAYS - 1))
      throw new InvalidInputError('end_date', `At most ${MAX_DAYS} days can be exported at once`);
    if (end_date > this.clock.today()) throw new InvalidInputError('end_date', 'The end date must not be after today');
    await this.commands.execute(
      new ExportJournal(id, { startDate: start_date, endDate: end_date, currency }, currentActor()),
    );
    const [exported] = await this.exports.list(id);
    return exported!;
  }

  /** Downloads a file of an export as CSV: the same bytes each time. */
  @Get(':number/file')
  @Roles('admin_staff', 'auditor')
  @ApiProduces('text/csv')
  async getJournalFile(
    @Param('number', ParseIntPipe) number: number,
    @Query() { format, part }: JournalFileQueryDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendDownload(reply, await this.exports.write(number, format, part));
  }
}
