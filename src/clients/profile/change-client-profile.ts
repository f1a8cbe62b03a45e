import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TherapistService } from '../../catalog/index.js';
import type { Actor } from '../../kernel/actor.js';
import { BusinessRuleError, InvalidInputError } from '../../kernel/errors.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { type Transaction, TransactionRunner } from '../../platform/database/pipelining/index.js';
import { sql } from '../../platform/database/sql.js';
import { ClientProfileChanged } from '../clients.event-types.js';
import { personIdsSql } from '../merging/person-ids-sql.js';
import {
  type ClientProfile,
  isBirthday,
  isSameProfile,
  joinProfiles,
  MAX_TAG_LENGTH,
  MAX_TAGS,
  normalizeTags,
  withoutRemoved,
} from '../records/client-profile.js';
import { readProfiles, setProfile } from '../records/client-profile-rows.js';
import { ClientRecords } from '../records/client-records.js';
import { lockMerges } from '../records/merge-lock.js';

/**
 * Sets tags, preferences and birthday of a client. What is removed is removed from all records of the person.
 * @throws BusinessRuleError `modified` when the profile is another than the one that was seen
 * @throws InvalidInputError on `tags` for more than 12, on `birthday` for a day that is none or still to come, on
 * `preferred_therapist_id` for nobody who works or worked here
 */
export class ChangeClientProfile extends Command<void> {
  /** @param seenProfile the profile that this one is to replace; undefined for any */
  constructor(
    readonly clientId: string,
    readonly profile: ClientProfile,
    readonly by: Actor,
    readonly seenProfile?: ClientProfile,
  ) {
    super();
  }
}

@CommandHandler(ChangeClientProfile)
export class ChangeClientProfileHandler implements ICommandHandler<ChangeClientProfile> {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly records: ClientRecords,
    private readonly therapists: TherapistService,
    private readonly clock: ShopClock,
  ) {}

  execute({ clientId, profile: given, by, seenProfile }: ChangeClientProfile): Promise<void> {
    const profile = { ...given, tags: normalizeTags(given.tags) };
    if (profile.tags.length > MAX_TAGS) throw new InvalidInputError('tags', `A client has at most ${MAX_TAGS} tags`);
    // Counted as the database does, for whom a variant of a sign is a character.
    if (profile.tags.some((tag) => [...tag].length > MAX_TAG_LENGTH))
      throw new InvalidInputError('tags', `A tag must have at most ${MAX_TAG_LENGTH} characters`);
    if (profile.birthday && !isBirthday(profile.birthday, this.clock.today()))
      throw new InvalidInputError('birthday', 'birthday must be a day that has been');
    return this.transactions.run(async (tx) => {
      await lockMerges(tx);
      const { rootId } = await this.records.findOrCreate(tx, clientId, by);
      const ids = await sql<{ id: string }>(tx, recordsSql, [rootId]);
      const before = await readProfiles(
        tx,
        ids.map(({ id }) => id),
      );
      const now = joinProfiles(before.map((record) => record.profile));
      if (seenProfile && !isSameProfile(seenProfile, now))
        throw new BusinessRuleError('modified', 'Someone else has changed this meanwhile', undefined, 'profile');
      if (profile.preferredTherapistId && profile.preferredTherapistId !== now.preferredTherapistId)
        await this.checkTherapist(tx, profile.preferredTherapistId);
      for (const { id, profile: own } of before) {
        const next = id === rootId ? profile : withoutRemoved(own, profile);
        if (!isSameProfile(own, next)) await this.change(tx, id, next, by);
      }
    });
  }

  private async checkTherapist(tx: Transaction, id: string): Promise<void> {
    const therapist = await this.therapists.findById(tx, id);
    if (!therapist || therapist.isUnassigned)
      throw new InvalidInputError('preferred_therapist_id', 'There is no such therapist');
  }

  private async change(tx: Transaction, id: string, profile: ClientProfile, by: Actor): Promise<void> {
    const { at } = await this.records.append(tx, id, { event: ClientProfileChanged, data: {}, personal: profile }, by);
    await setProfile(tx, id, profile, at);
  }
}

const recordsSql = /* sql */ `
  select c.id from clients c where c.id in (${personIdsSql('$1::uuid')}) order by c.id <> $1::uuid, c.id for update`;
