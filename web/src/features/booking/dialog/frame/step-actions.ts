import { createContext } from 'react';

interface StepActionsState {
  /** The place in the footer for the button of another step than the booking's own; null until it is on screen. */
  place: HTMLElement | null;
  /** Whether the visitor is joining the waiting list, whose button then takes the place of Confirm Booking. */
  isWaiting: boolean;
  setWaiting: (isWaiting: boolean) => void;
}

/** The footer's button, so that each step has one button, and its own. */
export const StepActions = createContext<StepActionsState>({
  place: null,
  isWaiting: false,
  setWaiting: () => undefined,
});
