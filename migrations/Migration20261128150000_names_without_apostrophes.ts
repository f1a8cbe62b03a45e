import { Migration } from '@mikro-orm/migrations';

/**
 * Finds O'Connor by O’Connor, as phones write it, and by oconnor, as people do; and Ødegård by odegard. A name with an
 * apostrophe is searched with it and without; what is searched for, of kind `word`, is written in one way only.
 */
export class Migration20261128150000_names_without_apostrophes extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create or replace function identity_search(kind text, value text) returns text
language sql immutable strict parallel safe as $$
  select case
    when kind = 'phone'
      then ltrim(regexp_replace(regexp_replace(value, '[^0-9+]', '', 'g'), '^(\\+61|0061|61(?=4[0-9]{8}$))0?', '0'), '+')
    when kind = 'name' and plain like '%''%' then plain || ' ' || replace(plain, '''', '')
    else plain end
  from (select regexp_replace(normalize(
    replace(replace(replace(translate(lower(btrim(value)), '’‘ʼ\`øłđıħ', '''''''''oldih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    NFKD), '[\\u0300-\\u036f]', '', 'g') as plain) written
$$`);
    this.addSql(/* sql */ `
update customer_identities set value = value where kind <> 'phone' and value ~ '[''’‘ʼ\`ØøŁłĐđıĦħßẞÆæŒœ]'`);
  }
}
