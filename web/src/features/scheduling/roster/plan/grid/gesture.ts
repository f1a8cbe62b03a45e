import { isSameCell, type PlanCell } from '../plan-shift.js';

/** The gesture that a pointer is making. */
export type Gesture =
  | { kind: 'area'; from: PlanCell; to: PlanCell }
  | { kind: 'move'; id: string; from: PlanCell; to: PlanCell; isCopy: boolean }
  | { kind: 'stretch'; id: string; minutes: number };

interface PointerPlace {
  /** The cell below the pointer; undefined beside the grid. */
  to: PlanCell | undefined;
  /** How far below its start the pointer is. */
  pixels: number;
  isCopy: boolean;
}

const PIXELS_PER_STEP = 6;
const STEP_MINUTES = 15;

/** Returns the gesture once the pointer has moved: the same one unless the move makes a difference. */
export function toFollowed(gesture: Gesture, { to, pixels, isCopy }: PointerPlace): Gesture {
  if (gesture.kind === 'stretch') {
    const minutes = Math.round(pixels / PIXELS_PER_STEP) * STEP_MINUTES;
    return minutes === gesture.minutes ? gesture : { ...gesture, minutes };
  }
  if (!to) return gesture;
  const isSame = isSameCell(to, gesture.to);
  if (gesture.kind === 'area') return isSame ? gesture : { ...gesture, to };
  return isSame && isCopy === gesture.isCopy ? gesture : { ...gesture, to, isCopy };
}
