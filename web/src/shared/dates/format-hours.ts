/** Formats a number of hours: `one hour`, `48 hours`. */
export const formatHours = (hours: number): string => (hours === 1 ? 'one hour' : `${hours} hours`);
