import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Roles } from '../../../identity/index.js';
import { InvalidInputError } from '../../../kernel/errors.js';
import { toCents } from '../../../kernel/money.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { IdParam } from '../../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../../platform/request-context.js';
import { ReasonDto } from '../../reason.dto.js';
import { BookEntriesQuery } from './book-entries.query.js';
import { BookEntryDto, NewOpeningBalancesDto, NewPayoutDto } from './book-entry.dto.js';
import { EnterOpeningBalances, NotePayout, VoidBookEntry } from './change-book-entry.js';

/** Entries of the books that no sale or drawer brings (money.md, rule 15). */
@Controller()
@Roles('admin_staff')
export class BookEntriesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly entries: BookEntriesQuery,
    private readonly clock: ShopClock,
  ) {}

  /** Lists the latest 100 payouts of the gateway and opening balances, the last one first. */
  @Get('book-entries')
  @Roles('admin_staff', 'auditor')
  listBookEntries(): Promise<BookEntryDto[]> {
    return this.entries.list();
  }

  /**
   * Notes that money of the gateway has come to the bank; a day that is closed takes nothing, and the next open one does.
   * 409 `payment-id-reused` for another one under the same id.
   */
  @Post('gateway-payouts')
  @HttpCode(204)
  async notePayout(@Body() { id, date, amount, fees }: NewPayoutDto): Promise<void> {
    this.assertNotLater(date);
    const payout = { day: date, cents: toCents(amount), feeCents: toCents(fees) };
    await this.commands.execute(new NotePayout(id, payout, currentActor()));
  }

  /** Enters opening balances, once. 409 `opening-balances-exist`, `day-closed`, `payment-id-reused`. */
  @Post('opening-balances')
  @HttpCode(204)
  async enterOpeningBalances(@Body() { id, date, balances, reason }: NewOpeningBalancesDto): Promise<void> {
    this.assertNotLater(date);
    const entered = {
      day: date,
      reason,
      balances: balances.map(({ account, amount }) => ({ account, cents: toCents(amount) })),
    };
    await this.commands.execute(new EnterOpeningBalances(id, entered, currentActor()));
  }

  /** Takes an entry back on the first day from today on that takes entries; the second time changes nothing. */
  @Post('book-entries/:id/void')
  @HttpCode(204)
  async voidBookEntry(@IdParam() id: string, @Body() { reason }: ReasonDto): Promise<void> {
    await this.commands.execute(new VoidBookEntry(id, reason, currentActor()));
  }

  private assertNotLater(date: string): void {
    if (date > this.clock.today()) throw new InvalidInputError('date', 'The date must not be after today');
  }
}
