/** Parses a minute of the shop's wall clock, `yyyy-MM-ddTHH:mm`; undefined for other texts. */
export const parseMoment = (text: string | null | undefined): string | undefined =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.exec(text ?? '')?.[0];
