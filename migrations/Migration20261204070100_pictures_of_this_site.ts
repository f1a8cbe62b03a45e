import { Migration } from '@mikro-orm/migrations';

/**
 * Takes away what is no address of a picture of this site, such as a path with `..`: earlier versions stored it, and
 * handed it to browsers as a therapist's portrait. These therapists have the product's own portrait again.
 */
export class Migration20261204070100_pictures_of_this_site extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
      update therapists set image_url = null
      where image_url !~ '^(/[[:alnum:]_-][[:alnum:]_.-]*)+\\.(avif|gif|jpe?g|png|svg|webp)$'`);
  }
}
