/**
 * Every colour of the product as `[light, dark]`. The antd theme reads this list directly; `palette.css` is generated
 * from it (`npm run art`), so that pages without antd and pictures use the same values through CSS variables.
 */
export const palette = {
  page: ['#F1F0EB', '#141716'],
  surface: ['#FBFAF7', '#1C201F'],
  travertine: ['#E5E2D9', '#262B29'],
  hairline: ['#D6D2C7', '#353B38'],
  control: ['#7F7B72', '#7B837E'],
  ink: ['#1D2422', '#ECEAE3'],
  ink2: ['#49514D', '#BBBFB7'],
  ink3: ['#5D635E', '#989E97'],
  accent: ['#1C5A54', '#8CCBBE'],
  accentHover: ['#154742', '#A6DACF'],
  onAccent: ['#FFFFFF', '#0E1F1C'],
  wash: ['#DBE7E3', '#1F3632'],
  rowHover: ['#F5F3EE', '#222725'],
  deep: ['#153F3B', '#0F2C29'],
  deepCard: ['#1B4C47', '#143733'],
  deepLine: ['#3B6A64', '#2F5650'],
  onDeep: ['#EDEBE3', '#ECEAE3'],
  onDeep2: ['#B5CBC4', '#A9C2BB'],
  confirmed: ['#2C6234', '#9CCB95'],
  confirmedFill: ['#DFEBDB', '#1F3122'],
  pending: ['#6A4A00', '#E8C667'],
  pendingFill: ['#F6E6B4', '#37300F'],
  pendingLine: ['#A97C0A', '#E8C667'],
  cancelled: ['#9A2B23', '#F0A097'],
  cancelledFill: ['#F6DFDA', '#3D2320'],
  completed: ['#49514D', '#BBBFB7'],
  completedFill: ['#E5E2D9', '#2C312F'],
  /** Raw copper, for pictures and the rating star; never for text or controls. */
  copper: ['#B4754C', '#C58A62'],
  chart: ['#1C5A54', '#8CCBBE'],
  chart2: ['#6A9A91', '#4E8E84'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColourName = keyof typeof palette;
export type Scheme = 'light' | 'dark';

export const getColour = (name: ColourName, scheme: Scheme): string => palette[name][scheme === 'light' ? 0 : 1];

/** Returns the name of a colour's CSS variable without its dashes: `ink2` → `ink-2`. */
export const toCssName = (name: ColourName): string => name.replace(/([A-Z]|\d)/g, (part) => `-${part.toLowerCase()}`);
