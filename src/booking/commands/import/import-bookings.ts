import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { randomUUIDv7 } from 'node:crypto';
import type { Actor } from '../../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError } from '../../../kernel/errors.js';
import { holdImport, type ImportedRecord, keepImportedRecords, resolveClientId } from '../../../clients/index.js';
import { type ImportOutcome, refuseLine } from '../../../kernel/outcomes/import-outcome.js';
import { ShopClock } from '../../../platform/clock/shop-clock.js';
import type { Transaction } from '../../../platform/database/pipelining/index.js';
import {
  assertTimeExists,
  isPast,
  lockTherapistDays,
  ReservationService,
  type SlotRequest,
} from '../../../scheduling/index.js';
import { BookingRepository } from '../../booking.repository.js';
import { importBooking, needsSlot } from '../../domain/booking.import.js';
import { inRoom } from '../../domain/booking.room.js';
import type { AgreedPolicy } from '../../domain/policy/agreed-policy.js';
import { CurrentPolicy } from '../../policy/current-policy.js';
import type { DryRunClaims } from './dry-run-claims.js';
import type { ImportedBooking } from './imported-booking.js';
import { type EarlierImport, ImportedBookingStore } from './imported-booking-store.js';

/** The state of an import over all its batches. */
interface ImportRun {
  /** Slots that earlier lines would have claimed, for a run that keeps nothing; null to import. */
  dryRun: DryRunClaims | null;
  /** Ids of bookings that earlier lines without a key stand for: each booking is one line. */
  recognized: Set<string>;
  /** The import that can be undone as a whole; null for none. */
  importId: string | null;
}

/**
 * Imports bookings of another system, all in one transaction, and returns the outcome of each, in their order. Open
 * ones to come claim their slot. A booking that was imported before is left as it is, because it may have been changed
 * here.
 */
export class ImportBookings extends Command<ImportOutcome[]> {
  /** @param bookings with different keys, or none */
  constructor(
    readonly bookings: readonly ImportedBooking[],
    readonly by: Actor,
    readonly run: ImportRun,
  ) {
    super();
  }
}

@CommandHandler(ImportBookings)
export class ImportBookingsHandler implements ICommandHandler<ImportBookings> {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly imported: ImportedBookingStore,
    private readonly reservations: ReservationService,
    private readonly policies: CurrentPolicy,
    private readonly clock: ShopClock,
  ) {}

  async execute({ bookings, by, run }: ImportBookings): Promise<ImportOutcome[]> {
    const policy = await this.policies.read();
    let outcomes: ImportOutcome[] = [];
    try {
      await this.bookings.inTransaction(async (tx) => {
        outcomes = await this.importAll(tx, bookings, { by, policy }, run);
        if (run.dryRun) throw new DryRunEnded();
      });
    } catch (error) {
      if (!(error instanceof DryRunEnded)) throw error;
    }
    return outcomes;
  }

  private async importAll(
    tx: Transaction,
    bookings: readonly ImportedBooking[],
    origin: { by: Actor; policy: AgreedPolicy },
    { dryRun, recognized, importId }: ImportRun,
  ): Promise<ImportOutcome[]> {
    if (!dryRun) this.imported.lock(tx);
    if (importId) await holdImport(tx, importId);
    const earlier = await this.imported.find(tx, bookings, recognized);
    const slots = bookings.filter((booking) => this.findOpenStatus(booking)).map(toSlot);
    // All at once and in order: one after the other two transactions could wait for each other.
    void lockTherapistDays(tx, slots);
    for (const claim of dryRun?.findOnSameDays(slots) ?? [])
      await this.reservations.reserve(tx, claim.bookingId, RESERVE_MODES[claim.status], { to: claim.slot });
    const clientIds = new Map<string, string>();
    const made: ImportedRecord[] = [];
    const added: { externalId: string; content: string; bookingId: string }[] = [];
    const outcomes: ImportOutcome[] = [];
    for (const [nth, booking] of bookings.entries()) {
      const { externalId, content } = booking;
      const before = earlier.get(nth);
      if (before) {
        outcomes.push(compare(before, externalId));
        continue;
      }
      const bookingId = randomUUIDv7();
      const outcome = await this.importOne(tx, bookingId, booking, { origin, dryRun, clientIds });
      if (outcome === 'new' && externalId !== null) added.push({ externalId, content, bookingId });
      if (outcome === 'new') recognized.add(bookingId);
      if (outcome === 'new') made.push({ id: bookingId, version: 1 });
      outcomes.push(outcome);
    }
    if (!dryRun && added.length > 0) await this.imported.add(tx, added);
    if (!dryRun && importId) await keepImportedRecords(tx, importId, made);
    return outcomes;
  }

  private async importOne(
    tx: Transaction,
    id: string,
    booking: ImportedBooking,
    { origin, dryRun, clientIds }: ImportContext,
  ): Promise<ImportOutcome> {
    const openStatus = this.findOpenStatus(booking);
    const { firstName, lastName, email, phone } = booking.client;
    const hasContact = Boolean(email || phone);
    if (openStatus && !hasContact && !booking.isExported)
      return refuseLine('Needs a phone or an email address', 'phone');
    try {
      const slot = toSlot(booking);
      if (openStatus) assertTimeExists(this.clock.day(slot.date), slot.time);
      const mode = openStatus && RESERVE_MODES[openStatus];
      const claim = mode && (await this.reservations.reserve(tx, id, mode, { to: slot }));
      const verdict = claim?.verdict ?? null;
      const contact = JSON.stringify([firstName, lastName, email, phone]);
      const clientId = booking.clientId ?? clientIds.get(contact) ?? (await resolveClientId(tx, booking.client));
      // Walk-ins without address and number are nobody else.
      if (hasContact) clientIds.set(contact, clientId);
      const decide = inRoom(
        claim?.roomId,
        importBooking({ ...booking, clientId, hasStarted: this.hasStarted(booking), verdict }),
      );
      if (!dryRun) this.bookings.startStream(tx, id, decide, origin);
      else {
        decide({ status: 'none' });
        if (openStatus) dryRun.add({ bookingId: id, slot, status: openStatus });
      }
      return 'new';
    } catch (error) {
      if (error instanceof BusinessRuleError) return refuseLine(error.message, COLUMNS[error.code] ?? 'time');
      if (error instanceof InvalidInputError) return refuseLine(error.message, COLUMNS[error.field] ?? null);
      throw error;
    }
  }

  /** Returns the status of a booking that needs a slot; null for any other. */
  private findOpenStatus(booking: ImportedBooking) {
    const { status } = booking;
    return needsSlot(status, this.hasStarted(booking)) ? status : null;
  }

  private hasStarted({ appointment: { date, time } }: ImportedBooking): boolean {
    return isPast(date, time, this.clock.now());
  }
}

/** The parts of an import that its lines have in common. */
interface ImportContext {
  origin: { by: Actor; policy: AgreedPolicy };
  dryRun: DryRunClaims | null;
  /** Ids of clients by what the lines say of them. */
  clientIds: Map<string, string>;
}

/** Ends the transaction of a dry run without keeping anything. */
class DryRunEnded extends Error {}

function compare({ isSame, hasFingerprint }: EarlierImport, externalId: string | null): ImportOutcome {
  const column = externalId === null ? null : 'external_id';
  if (isSame === null) return refuseLine('The client of this booking was erased, and is not brought back', column);
  if (isSame) return 'unchanged';
  const reason = hasFingerprint ? 'was imported before, with other values' : 'is known, with another status or price';
  return refuseLine(`This booking ${reason}: change it in the office`, column);
}

/** A confirmed booking holds its slot as if it were made here; a request waits beside whatever is there. */
const RESERVE_MODES = { confirmed: 'shop', pending: 'request' } as const;

/** The column at fault, by the code of a rule or the name of a field. */
const COLUMNS: Readonly<Record<string, string>> = {
  'not-started': 'status',
  booking_time: 'time',
  therapist_id: 'therapist',
  not_rostered: 'date',
};

function toSlot({ appointment, service: { serviceId, durationMinutes } }: ImportedBooking): SlotRequest {
  return { ...appointment, serviceId, durationMinutes };
}
