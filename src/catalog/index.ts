export { type HoursLine } from './settings/opening-hours.js';
