import { isDialogEntry, pushDialogEntry } from '../frame/dialog-entry.js';
import { lockPageScroll } from '../frame/lock-page-scroll.js';
import { toButton, toMonth, toPage, toSelector, toTurnButton } from './step-elements.js';
import { waitForStyle } from './wait-for-style.js';

/** Milliseconds after which a template is not used any more, because its times may be outdated. */
const MAX_AGE_MS = 60_000;

/** The choice made in the first step, as in the form's draft. */
interface Choice {
  booking_date?: string;
  booking_time?: string;
}

interface FirstStepOptions {
  /** Whether the step is still wanted, once the styles have loaded. */
  isWanted: () => boolean;
  onShown: () => void;
  /** Called when the visitor leaves the step. */
  onClosed: () => void;
  onDayChosen: (date: string) => void;
}

/** The first step on screen, until the dialog takes its place. */
let shown: FirstStep | undefined;

/**
 * Shows the server-rendered first step: days and times to choose while the application is loading. Presses that need
 * the application are repeated once it has loaded.
 */
export async function showFirstStep({ isWanted, onShown, onClosed, onDayChosen }: FirstStepOptions): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('#first-step');
  if (!template || performance.now() > MAX_AGE_MS) return;
  await Promise.all((template.dataset.styles ?? '').split(' ').map(waitForStyle));
  if (shown || !isWanted()) return;
  shown = new FirstStep(template.content, onClosed, onDayChosen);
  onShown();
}

export const getFirstStep = (): FirstStep | undefined => shown;

/** Removes the first step again, if the dialog cannot be loaded. */
export const closeFirstStep = (): void => shown?.leave();

class FirstStep {
  readonly choice: Choice = {};
  private readonly mask: HTMLElement;
  /** The rendered months: the first one on screen and those that can be turned to. */
  private readonly months: Element[];
  private shownMonth = 0;
  private readonly opener = document.activeElement;
  private readonly unlock = lockPageScroll();
  private pressed: string | undefined;
  /** The button on which the mouse is down. */
  private held: Element | null = null;
  private focused: string | undefined;
  private scrolled = 0;
  private isBackPending = false;

  constructor(
    private readonly markup: DocumentFragment,
    private readonly onClosed: () => void,
    private readonly onDayChosen: (date: string) => void,
  ) {
    this.mask = markup.querySelector('.booking-mask')!.cloneNode(true) as HTMLElement;
    const following = markup.querySelector<HTMLTemplateElement>('template[data-month]');
    this.months = [this.half('first'), ...(following ? document.importNode(following.content, true).children : [])];
    document.body.append(this.mask);
    this.mask.addEventListener('click', this.onClick);
    this.mask.addEventListener('mousedown', this.onMouse);
    // A press may be given up outside of the mask and the window.
    document.addEventListener('mouseup', this.onMouse);
    document.addEventListener('keydown', this.onKey);
    addEventListener('popstate', this.onBack);
    pushDialogEntry();
    this.mask.querySelector<HTMLElement>('[role=dialog]')!.focus({ preventScroll: true });
  }

  /** Removes the step in favour of the dialog or the page. */
  leave(): void {
    if (!this.mask.isConnected) return;
    this.scrolled = toPage(this.mask).scrollTop;
    this.focused = this.mask.contains(document.activeElement) ? toSelector(document.activeElement) : undefined;
    // The browser makes no click of a press whose button is gone when it ends.
    if (this.held) this.pressed = toSelector(this.held);
    document.removeEventListener('mouseup', this.onMouse);
    document.removeEventListener('keydown', this.onKey);
    removeEventListener('popstate', this.onBack);
    this.mask.remove();
    this.unlock();
    if (this.opener instanceof HTMLElement) this.opener.focus({ preventScroll: true });
    shown = undefined;
  }

  /** Returns the month on screen, `yyyy-MM`. */
  readonly getMonth = () => toMonth(this.mask);

  /** Restores focus and open presses in the dialog that has taken the step's place. */
  async resume(): Promise<void> {
    const dialog = document.querySelector<HTMLElement>('.booking-mask');
    if (!dialog) return;
    toPage(dialog).scrollTop = this.scrolled;
    const ahead = this.getMonth().localeCompare(toMonth(dialog));
    if (ahead) dialog.querySelector<HTMLElement>(toTurnButton(ahead))?.click();
    // React renders the other month once the effect that calls this has ended.
    await Promise.resolve();
    if (this.focused) dialog.querySelector<HTMLElement>(this.focused)?.focus({ preventScroll: true });
    if (this.pressed) dialog.querySelector<HTMLElement>(this.pressed)?.click();
    this.pressed = undefined;
    if (this.isBackPending) history.back();
  }

  private readonly onBack = () => {
    if (this.hasChoice()) pushDialogEntry();
    this.dismiss();
  };

  private readonly onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') this.dismiss();
  };

  /** Closes as the dialog does. After a choice the dialog has to ask first, so it must have loaded. */
  private dismiss(): void {
    if (this.hasChoice()) this.isBackPending = true;
    else this.close();
  }

  private readonly hasChoice = () => Object.keys(this.choice).length > 0;

  private readonly onMouse = ({ type, target, button }: MouseEvent) => {
    if (button === 0) this.held = type === 'mousedown' ? toButton(target) : null;
  };

  private readonly onClick = ({ target }: Event) => {
    const button = toButton(target);
    if (!button) return;
    if (button.matches('.booking-close')) this.close();
    else if (button.dataset.date) this.chooseDay(button.dataset.date);
    else if (button.dataset.start) this.chooseTime(button.dataset.start);
    else if (!this.turnMonth(button)) this.pressed = toSelector(button);
  };

  private close(): void {
    this.leave();
    if (isDialogEntry()) history.back();
    this.onClosed();
  }

  private chooseDay(date: string): void {
    this.choice.booking_date = date;
    this.onDayChosen(date);
    this.markDay();
    const day = this.markup.querySelector<HTMLTemplateElement>(`template[data-days~="${date}"]`);
    if (day) this.half('last').replaceWith(document.importNode(day.content, true));
    else this.waitForTimes();
    if (this.choice.booking_time) this.chooseTime(this.choice.booking_time);
  }

  private markDay(): void {
    for (const day of this.mask.querySelectorAll<HTMLElement>('[data-date]')) {
      const isChosen = day.dataset.date === this.choice.booking_date;
      day.parentElement!.ariaSelected = String(isChosen);
      if (isChosen) day.tabIndex = 0;
    }
  }

  /** @returns whether the button leads to a rendered month */
  private turnMonth(button: HTMLElement): boolean {
    const to = [1, -1].find((ahead) => button.matches(toTurnButton(ahead))) ?? NaN;
    const month = this.months[this.shownMonth + to];
    if (!month) return false;
    this.half('first').replaceWith(month);
    this.shownMonth += to;
    this.markDay();
    month.querySelector<HTMLElement>(toTurnButton(to))?.focus({ preventScroll: true });
    return true;
  }

  /** Shows that the times are loading: they were not rendered, so they come with the application. */
  private waitForTimes(): void {
    const times = this.mask.querySelector<HTMLElement>('.booking-times')!;
    times.ariaBusy = 'true';
    times.style.minHeight = `${times.offsetHeight}px`;
    times.innerHTML = '<p class="booking-hint">Loading available times...</p>';
  }

  private chooseTime(start: string): void {
    this.choice.booking_time = start;
    for (const button of this.mask.querySelectorAll<HTMLElement>('[data-start]'))
      button.ariaPressed = String(button.dataset.start === start);
  }

  /** Returns the calendar (first) or the times beside it (last). */
  private readonly half = (which: 'first' | 'last') => this.mask.querySelector(`.booking-when > :${which}-child`)!;
}
