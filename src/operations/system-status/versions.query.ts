import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import { sql } from '../../platform/database/sql.js';
import { packageFile } from '../../platform/package-folder.js';
import type { VersionsDto } from './system-status.dto.js';

/** Reads the versions of the product, its runtime and its database. */
@Injectable()
export class VersionsQuery {
  constructor(private readonly em: EntityManager) {}

  async read(): Promise<VersionsDto> {
    const [row] = await sql<Pick<VersionsDto, 'postgresql' | 'schema'>>(this.em.fork(), databaseVersionsSql);
    const { version } = JSON.parse(await readFile(packageFile('package.json'), 'utf8')) as { version: string };
    return { product: version, node: process.versions.node, postgresql: '', schema: '', ...row };
  }
}

const databaseVersionsSql = /* sql */ `
  select split_part(current_setting('server_version'), ' ', 1) as postgresql,
    (select name from schema_migrations order by name desc limit 1) as schema`;
