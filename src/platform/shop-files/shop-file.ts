import type { EntityManager } from '@mikro-orm/postgresql';
import { DiscoveryService } from '@nestjs/core';

/** The name of a file, and the sentence that explains its lines to whoever opens it. */
export interface ShopFileTitle {
  /** Such as `clients.csv`. */
  name: string;
  description: string;
}

/** A file of the shop's data: a table that other systems read. */
export interface ShopFile {
  columns: readonly string[];
  /** Yields the lines in pages, read in the caller's transaction: all files are of one moment. */
  pages(em: EntityManager): AsyncIterable<string[][]>;
}

/** Adds the provider, which is a ShopFile, to each export of the shop's data. */
export const WritesShopFile = DiscoveryService.createDecorator<ShopFileTitle>();
