import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '../../kernel/local-time.js';
import { InvalidInputError } from '../../kernel/errors.js';
import { Clock } from '../../platform/clock/clock.js';
import { sql } from '../../platform/database/sql.js';
import { Photo } from './photo.entity.js';

/** Hours for which an unused photo is kept: the form that uploaded it may still be open. */
const UNUSED_TTL_HOURS = 24;

const PHOTO_URL_PATTERN = /^\/api\/photos\/([0-9a-f]{64})\.webp$/;

/**
 * Stores uploaded pictures and tracks their use, inside the caller's transaction. A picture's address is derived from
 * its content.
 */
@Injectable()
export class PhotoService {
  constructor(private readonly clock: Clock) {}

  toUrl(hash: string): string {
    return `/api/photos/${hash}.webp`;
  }

  /**
   * Keeps an uploaded photo from being deleted while the caller's transaction gives it to somebody. Other pictures of
   * this site are not affected.
   * @throws InvalidInputError when it was deleted already
   */
  async markUsed(em: EntityManager, imageUrl: string): Promise<void> {
    const hash = PHOTO_URL_PATTERN.exec(imageUrl)?.[1];
    if (hash === undefined) return;
    const updated = await em.nativeUpdate(Photo, { hash }, { usedAt: this.clock.now() });
    if (updated === 0)
      throw new InvalidInputError('image_url', 'This photo is no longer there. Please upload it again.');
  }

  /** Deletes the photos that nobody has used for a day. */
  async deleteUnused(em: EntityManager): Promise<void> {
    await sql(em, deleteUnusedSql, [new Date(this.clock.now().getTime() - UNUSED_TTL_HOURS * HOUR_MS)]);
  }
}

/** Waits for a transaction that is marking one of the photos as used, and then sees the mark. */
const deleteUnusedSql = /* sql */ `
  delete from photos where used_at < $1
    and not exists (select from therapists where image_url = '/api/photos/' || hash || '.webp')`;
