import { isDialogEntry, pushDialogEntry } from '../dialog-entry.js';
import { lockPageScroll } from '../lock-page-scroll.js';

/** A template older than this is not used: its times may be too outdated. */
const MAX_AGE_MS = 60_000;

/** What was chosen in it, as the form's draft has it. */
interface Choice {
  booking_date?: string;
  booking_time?: string;
}

interface FirstStepOptions {
  /** When the styles have loaded. */
  isWanted: () => boolean;
  onShown: () => void;
  /** The visitor has left it. */
  onClosed: () => void;
  /** Times are wanted that came not with the page. */
  onDayMissing: (date: string) => void;
}

/** The first step that is on screen, until the dialog takes its place. */
let shown: FirstStep | undefined;

/**
 * Shows the dialog's first step that the server drew with the page: days and times to choose while the application is on
 * its way. What needs more than that is pressed again once it is there.
 */
export async function showFirstStep({ isWanted, onShown, onClosed, onDayMissing }: FirstStepOptions): Promise<void> {
  const template = document.querySelector<HTMLTemplateElement>('#first-step');
  if (!template || performance.now() > MAX_AGE_MS) return;
  await Promise.all((template.dataset.styles ?? '').split(' ').map(waitForStyle));
  if (shown || !isWanted()) return;
  shown = new FirstStep(template.content, onClosed, onDayMissing);
  onShown();
}

export const getFirstStep = (): FirstStep | undefined => shown;

/** Removes the first step again, if what should follow it cannot be loaded. */
export const closeFirstStep = (): void => shown?.leave();

class FirstStep {
  readonly choice: Choice = {};
  private readonly mask: HTMLElement;
  private readonly opener = document.activeElement;
  private readonly unlock = lockPageScroll();
  private pressed: string | undefined;
  private focused: string | undefined;
  private scrolled = 0;
  private isBackPending = false;

  constructor(
    private readonly markup: DocumentFragment,
    private readonly onClosed: () => void,
    private readonly onDayMissing: (date: string) => void,
  ) {
    this.mask = markup.querySelector('.booking-mask')!.cloneNode(true) as HTMLElement;
    document.body.append(this.mask);
    this.mask.addEventListener('click', this.onClick);
    document.addEventListener('keydown', this.onKey);
    addEventListener('popstate', this.onBack);
    pushDialogEntry();
    this.mask.querySelector<HTMLElement>('[role=dialog]')!.focus({ preventScroll: true });
  }

  /** Gives its place to the dialog, or to the page. */
  leave(): void {
    if (!this.mask.isConnected) return;
    this.scrolled = this.page(this.mask).scrollTop;
    this.focused = this.mask.contains(document.activeElement) ? toSelector(document.activeElement) : undefined;
    document.removeEventListener('keydown', this.onKey);
    removeEventListener('popstate', this.onBack);
    this.mask.remove();
    this.unlock();
    if (this.opener instanceof HTMLElement) this.opener.focus({ preventScroll: true });
    shown = undefined;
  }

  /** In the dialog that has taken its place: goes on where the visitor is. */
  resume(): void {
    const dialog = document.querySelector<HTMLElement>('.booking-mask');
    if (!dialog) return;
    this.page(dialog).scrollTop = this.scrolled;
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

  /** Closes as the dialog does. Once something was chosen the dialog asks first, so that it has to be there. */
  private dismiss(): void {
    if (this.hasChoice()) this.isBackPending = true;
    else this.close();
  }

  private readonly hasChoice = () => Object.keys(this.choice).length > 0;

  private readonly onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if (button.matches('.booking-close')) this.close();
    else if (button.dataset.date) this.chooseDay(button.dataset.date);
    else if (button.dataset.start) this.chooseTime(button.dataset.start);
    else this.pressed = toSelector(button);
  };

  private close(): void {
    this.leave();
    if (isDialogEntry()) history.back();
    this.onClosed();
  }

  private chooseDay(date: string): void {
    this.choice.booking_date = date;
    const day = this.markup.querySelector<HTMLTemplateElement>(`template[data-day="${date}"]`);
    if (day) {
      this.page(this.mask).replaceChildren(day.content.cloneNode(true));
      this.mask.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus({ preventScroll: true });
    } else this.waitForDay(date);
    if (this.choice.booking_time) this.chooseTime(this.choice.booking_time);
  }

  /** The server drew two days; the times of another one come with the application. */
  private waitForDay(date: string): void {
    this.onDayMissing(date);
    for (const cell of this.mask.querySelectorAll('td[aria-selected]'))
      cell.ariaSelected = String(cell.firstElementChild?.matches(`[data-date="${date}"]`));
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

  private readonly page = (mask: HTMLElement) => mask.querySelector<HTMLElement>('.booking-page')!;
}

/** The application's own request for it has put its link into the page. */
async function waitForStyle(href: string): Promise<void> {
  // Their addresses are compared whole: the link may have been given one with the host or without.
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const link = [...links].find((each) => each.href === new URL(href, document.baseURI).href);
  if (link && !link.sheet) await new Promise((resolve) => link.addEventListener('load', resolve));
}

/** Finds in the dialog what stands for the same in the first step. */
function toSelector(element: Element | null): string | undefined {
  for (const name of ['data-date', 'data-start', 'aria-label']) {
    const value = element?.getAttribute(name);
    if (value) return `[${name}="${CSS.escape(value)}"]`;
  }
  return element?.matches('button') ? 'button.link' : undefined;
}
