/**
 * What an event says to people, made from the details of its entry in the action log: `Disabled {account_id@account}[: {reason}]`.
 *
 * - `{reason}`: the detail's value; `{first_date:day}`: in that format
 * - `{first_date..last_date}`: the days from one detail to another
 * - `{account_id@account}`: the name of what the detail is the id of, which the screen links to
 * - `[: {reason}]`: left out where something in it is missing
 */
export type SentenceTemplate = string;

/** A template, or a function that chooses one by the details. */
export type EventSentence = SentenceTemplate | ((details: Readonly<Record<string, unknown>>) => SentenceTemplate);

/** By the types' stored names. */
export type EventSentences = Readonly<Record<string, EventSentence>>;

/** A template for each of a module's types, and for nothing else. */
export type SentencesOf<Types> = Readonly<Record<keyof Types, EventSentence>>;
