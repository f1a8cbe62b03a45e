import type { Locator, Page } from '@playwright/test';

const MS_A_CHARACTER = 60;
const MOST_STEPS = 30;

/**
 * Counts the clicks, taps and keys that choose something; what is typed into a field does not count, nor do the keys that
 * only go from one field to the next, which are counted by themselves.
 */
export class PressCounter {
  presses = 0;
  steps = 0;

  constructor(
    readonly page: Page,
    private readonly hasTouch = false,
  ) {}

  press = async (target: Locator): Promise<void> => {
    this.presses++;
    await (this.hasTouch ? target.tap() : target.click());
  };

  async key(name: string): Promise<void> {
    this.presses++;
    await this.page.keyboard.press(name);
  }

  /** As fast as somebody who types all day. */
  type = (text: string): Promise<void> => this.page.keyboard.type(text, { delay: MS_A_CHARACTER });

  /** A key that chooses nothing, an arrow within a list. */
  async step(name: string): Promise<void> {
    this.steps++;
    await this.page.keyboard.press(name);
  }

  /** From where the keyboard is, field by field. @throws Error when it is never reached */
  async tabTo(target: Locator): Promise<void> {
    const focused = target.and(this.page.locator(':focus'));
    for (let steps = 0; (await focused.count()) === 0; steps++) {
      if (steps === MOST_STEPS) throw new Error(`Not reached by ${MOST_STEPS} Tabs: ${target.toString()}`);
      await this.step('Tab');
    }
  }
}
