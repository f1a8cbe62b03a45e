import { Migration } from '@mikro-orm/migrations';

/** Uploaded pictures, in the database so that a backup has them and every web process can serve them. */
export class Migration20261121044600_photos extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      create table photos (
        hash text primary key,
        content bytea not null,
        used_at timestamptz not null
      )`);
    this.addSql(/* sql */ `alter table photos alter column content set storage external`);
    this.addSql(/* sql */ `comment on column photos.content is 'WebP; hash is its SHA-256 in hex'`);
    this.addSql(/* sql */ `comment on column photos.used_at is 'When it was last uploaded or given to somebody'`);
  }
}
