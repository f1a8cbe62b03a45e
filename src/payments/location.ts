/** The one place of the shop. Every event names it, for the day on which there is another. */
export const MAIN_LOCATION = 'main';
