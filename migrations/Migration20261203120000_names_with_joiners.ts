import { Migration } from '@mikro-orm/migrations';

/**
 * Finds a name with joiners (U+200C, U+200D) by the same name without them, which few people type, and the other way
 * round.
 */
export class Migration20261203120000_names_with_joiners extends Migration {
  override up(): void {
    this.addSql(/* sql */ `
create or replace function identity_search(kind text, value text) returns text
language sql immutable strict parallel safe as $$
  select case
    when kind = 'phone' then ltrim(regexp_replace(regexp_replace(
      regexp_replace(regexp_replace(value, '^(\\s*(\\+|00)[^(]*)\\(0\\)', '\\1'), '[^0-9+]', '', 'g'),
      '^00(11)?(?=[1-9][0-9]{7})', '+'), '^(\\+61|0061|61(?=4[0-9]{8}$))0?', '0'), '+')
    -- Most have one spelling.
    when value !~ '[^\\u0001-\\u007f]|[-''\`]| .* ' then lower(btrim(value))
    else (
      select string_agg(distinct case when spelling !~ '[^\\u0001-\\u007f]' then spelling else (
        select string_agg(case when letter !~ '[^\\u0001-\\u007f]' then letter
          else 'Z' || translate(to_hex(ascii(letter)), '0123456789abcdef', 'GHIJKLMNOPABCDEF') end, '' order by nth)
        from string_to_table(spelling, null) with ordinality as letters (letter, nth)
      ) end collate "C", ' ')
      from (select normalize(lower(btrim(value)), NFC) as lowered,
        value ~ '[\\u3005\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af\\uf900-\\ufaff]' as is_ideographic) as given
      cross join lateral (values
        ('word', lowered),
        ('umlauts', replace(replace(replace(replace(replace(lowered, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa'))
      ) as written (way, as_written)
      cross join lateral (select regexp_replace(normalize(replace(replace(replace(
        translate(as_written, '’‘ʼ\`øłđıħ‐‑–', '''''''''oldih---'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        NFKD), '[\\u0300-\\u036f\\u200c\\u200d]', '', 'g')) as without_accents (plain)
      cross join lateral (select translate(plain, '-''', '')) as without_signs (bare)
      cross join lateral (values
        (plain, true),
        (bare, kind in ('name', 'email')),
        (replace(bare, ' ', ''), kind = 'name' and (is_ideographic or bare like '% % %')),
        (replace(regexp_replace(bare, '^(.*) ([^ ]+)$', '\\2\\1'), ' ', ''), kind = 'name' and is_ideographic)
      ) as spellings (spelling, is_searched)
      where is_searched and (kind in ('name', 'email') or way = kind)
    ) end
$$`);
    this.addSql(/* sql */ `
update customer_identities set value = value where value ~ '[\\u200c\\u200d]'`);
  }
}
