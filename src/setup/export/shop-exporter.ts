import { IsolationLevel, MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { PaymentSettings, ShopDetails, ShopSettings } from '../../catalog/index.js';
import { ShopClock } from '../../platform/clock/shop-clock.js';
import { Config } from '../../platform/config.js';
import { discoverProviders } from '../../platform/discover-providers.js';
import { formatCsvLines, UTF8_BOM } from '../../platform/http/responses/csv.js';
import { type ShopFile, type ShopFileTitle, WritesShopFile } from '../../platform/shop-files/shop-file.js';
import { formatReadme } from './format-readme.js';
import { zipStream } from './zip-stream.js';

export interface ShopArchive {
  /** The ZIP archive. Whoever does not read it to its end destroys it. */
  content: Readable;
  /** Number of lines of each file, headers apart. */
  counts: Readonly<Record<string, number>>;
}

/** Writes all of the shop's data as tables, into one archive. */
@Injectable()
export class ShopExporter {
  constructor(
    private readonly orm: MikroORM,
    private readonly discovery: DiscoveryService,
    private readonly settings: ShopSettings,
    private readonly clock: ShopClock,
    private readonly config: Config,
  ) {}

  /**
   * Writes one moment of the shop. The archive is on disk before anybody reads it: a slow reader would keep the
   * transaction open, and a failure would end a download in its middle.
   */
  async write(): Promise<ShopArchive> {
    const files = this.listFiles();
    const readme = await this.writeReadme(files);
    const counts: Record<string, number> = Object.fromEntries(files.map(({ name }) => [name, 0]));
    const archive = await openUnnamedFile();
    const em = this.orm.em.fork();
    try {
      await em.begin({ isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
      try {
        const texts = files.map(({ name, file }) => ({
          name,
          text: this.toCsv(em, file, (n) => (counts[name]! += n)),
        }));
        const bytes = zipStream([{ name: 'README.txt', text: [readme] }, ...texts], this.clock.instant());
        for await (const part of bytes) await archive.writeFile(part);
      } finally {
        await em.rollback();
      }
      return { content: archive.createReadStream({ start: 0 }), counts };
    } catch (error) {
      await archive.close();
      throw error;
    }
  }

  private listFiles() {
    return discoverProviders<ShopFile, ShopFileTitle>(this.discovery, WritesShopFile)
      .map(({ instance: file, options: { name, description } }) => ({ name, description, file }))
      .toSorted((one, other) => one.name.localeCompare(other.name));
  }

  private async writeReadme(files: readonly ShopFileTitle[]): Promise<string> {
    const { name: shopName } = await this.settings.read(ShopDetails);
    const { currency } = await this.settings.read(PaymentSettings);
    const { date, time } = this.clock.now();
    const exportedAt = `${date}, ${time}`;
    return formatReadme({ shopName, exportedAt, timeZone: this.config.SHOP_TIME_ZONE, currency, files });
  }

  private async *toCsv(em: EntityManager, file: ShopFile, onLines: (count: number) => void): AsyncGenerator<string> {
    yield UTF8_BOM + formatCsvLines([[...file.columns]]);
    for await (const lines of file.pages(em)) {
      onLines(lines.length);
      yield formatCsvLines(lines);
    }
  }
}

/** Opens a new file that is gone once it is closed, however the process ends: it holds all clients in plain text. */
async function openUnnamedFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), 'spa-export-'));
  try {
    return await open(join(folder, 'shop.zip'), 'wx+', 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}
