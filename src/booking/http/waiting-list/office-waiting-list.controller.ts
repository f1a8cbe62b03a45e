import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { DESK_ROLES, Roles } from '../../../identity/index.js';
import { IdempotencyKey } from '../../../platform/http/requests/idempotency-key.decorator.js';
import { IdParam } from '../../../platform/http/validation/id-param.decorator.js';
import { currentActor } from '../../../platform/request-context.js';
import { splitName } from '../../domain/client/client-name.js';
import { BookWaitingClient } from '../../waiting-list/commands/book-waiting-client.js';
import { RestoreWaitingEntry } from '../../waiting-list/commands/restore-waiting-entry.js';
import { CloseWaitingEntry } from '../../waiting-list/commands/close-waiting-entry.js';
import { JoinWaitingList } from '../../waiting-list/commands/join-waiting-list.js';
import { OfferSlot } from '../../waiting-list/commands/offer-slot.js';
import { OfficeWaitingListQuery } from '../../waiting-list/queries/office-waiting-list.query.js';
import { OfficeWaitingListDto, WaitingOpeningsDto } from '../../waiting-list/queries/waiting-entry.dto.js';
import { toDepositChoice } from '../deposit-choice.dto.js';
import {
  OfficeJoinWaitingListDto,
  WaitingListQueryDto,
  WaitingOpeningsQueryDto,
  WaitingBookingDto,
  WaitingSlotDto,
} from './waiting-list.dto.js';

/** The waiting list at the desk. Each change returns the list. */
@ApiTags('WaitingList')
@Roles(...DESK_ROLES)
@Controller('office-waiting-list')
export class OfficeWaitingListController {
  constructor(
    private readonly commands: CommandBus,
    private readonly list: OfficeWaitingListQuery,
  ) {}

  /** Lists those who wait, first come first, with the openings for them, and why they have no offer. */
  @Get()
  listWaiting(@Query() { date }: WaitingListQueryDto): Promise<OfficeWaitingListDto> {
    return this.list.read(date);
  }

  /** Lists the starts that are free for somebody who is about to be added, and says whether one is offered at once. */
  @Get('openings')
  listWaitingOpenings(@Query() query: WaitingOpeningsQueryDto): Promise<WaitingOpeningsDto> {
    const { service_id, therapist_id = null, ...window } = query;
    return this.list.readOpenings({ service_id, therapist_id, windows: [window] });
  }

  /** Adds somebody who rang or came by. 409 `already-waiting` for one who waits for that on that day already. */
  @Post()
  @HttpCode(201)
  async addToWaitingList(
    @Body() body: OfficeJoinWaitingListDto,
    @IdempotencyKey() key: string | undefined,
  ): Promise<OfficeWaitingListDto> {
    const { service_id: serviceId, therapist_id: therapistId = null, windows } = body;
    const { client_phone: phone, client_email: email = null } = body;
    const client = { ...splitName(body.client_name, null), phone, email, notes: null };
    const input = { serviceId, therapistId, windows, client, clientId: body.client_id ?? undefined };
    await this.commands.execute(new JoinWaitingList(input, currentActor(), key));
    return this.list.read();
  }

  /** Holds a free slot for somebody who waits, and has them asked. 409 with the reason where that cannot be. */
  @Post(':id/offer')
  @HttpCode(200)
  async offerToWaiting(@IdParam() id: string, @Body() body: WaitingSlotDto): Promise<OfficeWaitingListDto> {
    await this.commands.execute(new OfferSlot(id, toSlot(body), currentActor()));
    return this.list.read();
  }

  /**
   * Books for somebody who waits and has agreed. 409 with the reason when the therapist is not free, `deposit-changed`
   * when a deposit is due that is neither asked for nor waived.
   */
  @Post(':id/booking')
  @HttpCode(200)
  async bookForWaiting(@IdParam() id: string, @Body() body: WaitingBookingDto): Promise<OfficeWaitingListDto> {
    await this.commands.execute(new BookWaitingClient(id, toSlot(body), toDepositChoice(body), currentActor()));
    return this.list.read();
  }

  /** Takes somebody off the list. */
  @Post(':id/withdrawal')
  @HttpCode(200)
  async withdrawFromWaitingList(@IdParam() id: string): Promise<OfficeWaitingListDto> {
    await this.commands.execute(new CloseWaitingEntry(id, 'withdrawn', currentActor()));
    return this.list.read();
  }

  /**
   * Puts somebody back on the list whom the desk took off. 409 `not-undoable` where the client left, or a slot was held
   * for them; `already-waiting`.
   */
  @Post(':id/restoration')
  @HttpCode(200)
  async restoreToWaitingList(@IdParam() id: string): Promise<OfficeWaitingListDto> {
    await this.commands.execute(new RestoreWaitingEntry(id, currentActor()));
    return this.list.read();
  }
}

function toSlot({ therapist_id, booking_date, booking_time }: WaitingSlotDto) {
  return { therapistId: therapist_id, date: booking_date, time: booking_time };
}
