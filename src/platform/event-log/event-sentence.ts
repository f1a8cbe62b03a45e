/**
 * The sentence of an event for the action log, filled with the details of its entry: `Disabled {account_id@account}[: {reason}]`.
 *
 * - `{reason}`: the detail's value; `{first_date:day}`: in that format; `{row_count:row|rows}`: `1 row`, `3 rows`
 * - `{first_date..last_date}`: the days from one detail to another
 * - `{account_id@account}`: the name of the record with that id, which the screen links to
 * - `[: {reason}]`: left out where something in it is missing
 */
type SentenceTemplate = string;

/**
 * Chooses a template by the details; `templates` are the templates to choose from, where no details give only one of
 * them.
 */
interface SentenceChoice {
  (details: Readonly<Record<string, unknown>>): SentenceTemplate;
  templates?: readonly SentenceTemplate[];
}

/** A template, or a function that chooses one by the details. */
export type EventSentence = SentenceTemplate | SentenceChoice;

/** Returns a sentence whose template is chosen by a detail's value. */
export function chooseSentence(
  detail: string,
  byValue: Readonly<Record<string, SentenceTemplate>>,
  otherwise: SentenceTemplate,
): EventSentence {
  const choose = (details: Readonly<Record<string, unknown>>) => byValue[String(details[detail])] ?? otherwise;
  return Object.assign(choose, { templates: [...Object.values(byValue), otherwise] });
}

/** Pattern of a counted detail, with the noun for several. */
const COUNT = /\{\w+:\w+\|(\w+)\}/g;

/** Returns the text that all entries of a sentence have, whatever their details. */
export function getFixedText(sentence: EventSentence): string {
  const templates = typeof sentence === 'string' ? [sentence] : (sentence.templates ?? [sentence({})]);
  const withoutGroups = templates.map((template) => template.replaceAll(/\[[^\]]*\]/g, ' ').replaceAll(COUNT, ' $1 '));
  return withoutGroups.map((template) => template.replaceAll(/\{[^}]*\}/g, ' ')).join(' ');
}
