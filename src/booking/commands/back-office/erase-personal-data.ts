import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from '../../../platform/database/sql.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import { type Actor, system } from '../../../kernel/actor.js';
import { ClientEraser } from '../../../clients/index.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import { BlockReasons, isPast, type TherapistDay } from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { PaymentsOfBookings } from '../../payments-of-bookings.js';
import { erasePersonalData } from '../../domain/booking.decide.js';
import type { Booking } from '../../domain/booking.state.js';
import { isOpenStatus } from '../../domain/booking-status.js';
import { OpeningKeeper } from '../../waiting-list/offers/opening-keeper.js';
import { WaitingListEraser } from '../../waiting-list/personal-data/waiting-list-eraser.js';
import { toSlotRequest } from '../to-slot-request.js';

/** The people to erase. */
interface ErasureTarget {
  /** Ids of clients, of whom all bookings, waiting entries and records are erased; of a person all that were merged. */
  clientIds?: readonly string[];
  /** Ids of bookings, waiting entries and clients on record to erase without the rest; other ids are passed over. */
  onlyIds?: readonly string[];
}

interface ErasureOptions {
  /** Whether appointments that have not begun are cancelled. Nobody is mailed, because no address is left. */
  cancelsUpcoming?: boolean;
}

/** Ids of the records from which somebody was erased. */
export interface Erased {
  bookings: string[];
  /** Ids that matched but hold no personal data, because they were erased before. */
  before: string[];
  /** Ids of the bookings that were cancelled with the erasure. */
  cancelled: string[];
  clients: string[];
  waiting: string[];
}

/**
 * Erases a person for good, in one transaction: their keys are destroyed, their rows are blanked, the log stays
 * complete.
 */
export class ErasePersonalData extends Command<Erased> {
  constructor(
    readonly target: ErasureTarget,
    readonly by: Actor,
    readonly options: ErasureOptions = {},
  ) {
    super();
  }
}

@CommandHandler(ErasePersonalData)
export class ErasePersonalDataHandler implements ICommandHandler<ErasePersonalData> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly blockReasons: BlockReasons,
    private readonly personalData: PersonalData,
    private readonly clients: ClientEraser,
    private readonly waitingList: WaitingListEraser,
    private readonly openings: OpeningKeeper,
    private readonly payments: PaymentsOfBookings,
    private readonly clock: ShopClock,
  ) {}

  async execute({ target, by, options }: ErasePersonalData): Promise<Erased> {
    const { clientIds = [], onlyIds = [] } = target;
    let clients: string[] = [];
    let waiting: string[] = [];
    let before: string[] = [];
    const cancelled = new Set<string>();
    const find = async (tx: Transaction) => {
      const found = await findBookings(tx, clientIds, onlyIds);
      const days = options.cancelsUpcoming === true ? found.days.filter(({ date }) => date >= this.clock.today()) : [];
      // Before any day is locked: see WaitingListRepository.changeAll.
      waiting = await this.waitingList.erase(tx, { clientIds, ids: onlyIds, days }, by);
      before = [...(await findErased(tx, onlyIds)), ...(await this.clients.findErased(tx, onlyIds))];
      clients = await this.eraseClients(tx, [...clientIds, ...onlyIds], by);
      await this.payments.erase(tx, found.ids);
      return found.ids;
    };
    const bookings = await this.bookings.changeAll(by, find, async (tx, booking, id) => {
      const cancels = options.cancelsUpcoming === true && this.isUpcoming(booking);
      if (cancels) {
        cancelled.add(id);
        // An erasure cannot be undone, so the freed time is offered at once.
        await this.openings.release(tx, [{ bookingId: id, day: toSlotRequest(booking) }], system);
      }
      await this.blockReasons.redactMentioning(tx, toIdentifiers(booking));
      await this.personalData.destroyKey(tx, id);
      return erasePersonalData({ cancels });
    });
    return {
      bookings: bookings.filter((id) => !before.includes(id)),
      before,
      cancelled: [...cancelled],
      clients,
      waiting,
    };
  }

  private isUpcoming(booking: Booking): boolean {
    if (booking.status === 'none' || !isOpenStatus(booking.status)) return false;
    return !isPast(booking.appointment.date, booking.appointment.time, this.clock.now());
  }

  private async eraseClients(tx: Transaction, ids: readonly string[], by: Actor) {
    const erased = await this.clients.erase(tx, ids, by);
    const identifiers = [...erased.values()].flat();
    if (identifiers.length > 0) await this.blockReasons.redactMentioning(tx, identifiers);
    return [...erased.keys()];
  }
}

/** Finds the bookings to erase, in the order in which therapists' days are locked, and those days. */
async function findBookings(
  tx: Transaction,
  clientIds: readonly string[],
  onlyIds: readonly string[],
): Promise<{ ids: string[]; days: TherapistDay[] }> {
  const rows = await sql<{ id: string } & TherapistDay>(tx, targetBookingsSql, [clientIds, onlyIds]);
  return { ids: rows.map(({ id }) => id), days: rows.map(({ therapistId, date }) => ({ therapistId, date })) };
}

/** Finds bookings and waiting entries that were named by their ids and were erased before: their rows are blank. */
async function findErased(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }>(tx, erasedBeforeSql, [ids]);
  return rows.map(({ id }) => id);
}

function toIdentifiers(booking: Booking): string[] {
  if (booking.status === 'none' || !booking.client) return [];
  const { firstName, lastName, email, phone } = booking.client;
  return [`${firstName} ${lastName}`, email ?? '', phone];
}

const targetBookingsSql = /* sql */ `
  select id, therapist_id as "therapistId", booking_date::text as date from bookings
  where (client_id = any ($1::uuid[]) and first_name <> '') or id = any ($2::uuid[])
  order by therapist_id, booking_date, id`;

const erasedBeforeSql = /* sql */ `
  select id from bookings where id = any ($1::uuid[]) and client_phone = ''
  union all
  select id from waiting_list where id = any ($1::uuid[]) and client_phone = ''`;
