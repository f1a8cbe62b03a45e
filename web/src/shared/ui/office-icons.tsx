import { circle, icon } from './icons.js';

/** Icons of the office alone, which visitors do not load. */
export const CakeIcon = icon(
  'M3.5 17v-6.2h13V17zM3.5 13.4c1.6 1.5 2.7 1.5 4.3 0 1.6 1.5 2.8 1.5 4.4 0 1.6 1.5 2.7 1.5 4.3 0M10 10.8V7.6M10 5.2v-1',
);
export const HistoryIcon = icon('M3.4 7.6a7.2 7.2 0 1 1-.6 3.6M3 3.6v4h4M10 6.2V10l2.8 1.8');
export const LogIcon = icon('M5 2.8h7.5L16 6.3v10.9H5zM12.2 3v3.6h3.6M7.8 10h5.4M7.8 13.4h5.4');
export const MoreIcon = icon('M4.6 10h.1M10 10h.1M15.4 10h.1');
export const PeopleIcon = icon(
  `${circle(7.4, 6.8, 3)}M2 16.6c0-3 2.2-5 5.4-5s5.4 2 5.4 5M12.6 4.1a3 3 0 0 1 0 5.4M15 12.2c2 .7 3 2.3 3 4.4`,
);
export const RosterIcon = icon('M3 4h14v12H3zM3 8h14M3 12h14M8 8v4M12.5 12v4M12.5 4v4');
export const SettingsIcon = icon(`M3 6h8M15.2 6H17M3 14h1.8M9 14h8${circle(13.1, 6, 2.1)}${circle(6.9, 14, 2.1)}`);
export const SidebarIcon = icon('M3 4h14v12H3zM8 4v12');
export const SunIcon = icon(
  `${circle(10, 10, 3.4)}M10 2.6v1.6M10 15.8v1.6M2.6 10h1.6M15.8 10h1.6M4.8 4.8l1.1 1.1M14.1 14.1l1.1 1.1M4.8 15.2l1.1-1.1M14.1 5.9l1.1-1.1`,
);
