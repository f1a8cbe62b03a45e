import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.js';
import { sql } from '../../platform/database/sql.js';
import { InvalidInput } from '../../platform/decider.js';
import { makePortrait } from './make-portrait.js';

/** A photo that nobody shows is kept for so long: its form may still be open. */
const unusedHours = 24;

const address = /^\/api\/photos\/([0-9a-f]{64})\.webp$/;

/** Uploaded pictures. Their content is their address: one that changes has another. */
@Injectable()
export class Photos {
  constructor(private readonly clock: Clock) {}

  /**
   * Takes a picture in, and forgets those that nobody has shown for a day.
   * @returns the `image_url` that shows it
   * @throws InvalidInput, see makePortrait
   */
  async add(em: EntityManager, file: Buffer): Promise<string> {
    const content = await makePortrait(file);
    const hash = createHash('sha256').update(content).digest('hex');
    const now = this.clock.now();
    await sql(em, forgetStatement, [new Date(now.getTime() - unusedHours * 3_600_000)]);
    await sql(em, addStatement, [hash, content, now]);
    return `/api/photos/${hash}.webp`;
  }

  async content(em: EntityManager, hash: string): Promise<Buffer | undefined> {
    const [row] = await sql<{ content: Buffer }>(em, 'select content from photos where hash = $1', [hash]);
    return row?.content;
  }

  /**
   * Keeps an uploaded photo from being forgotten while the caller's transaction makes somebody show it. Other pictures
   * of this site need no keeping.
   * @throws InvalidInput when it was forgotten already
   */
  async keep(em: EntityManager, imageUrl: string): Promise<void> {
    const hash = address.exec(imageUrl)?.[1];
    if (hash === undefined) return;
    const kept = await sql(em, 'update photos set used_at = $2 where hash = $1 returning hash', [hash, this.clock.now()]);
    if (kept.length === 0) throw new InvalidInput('image_url', 'This photo is no longer there. Please upload it again.');
  }
}

const addStatement = /* sql */ `
  insert into photos (hash, content, used_at) values ($1, $2, $3)
  on conflict (hash) do update set used_at = excluded.used_at`;

/** Waits for whoever keeps one of them, and then finds it used just now. */
const forgetStatement = /* sql */ `
  delete from photos where used_at < $1
    and not exists (select from therapists where image_url = '/api/photos/' || hash || '.webp')`;
