import type { Locator, Page } from '@playwright/test';

/** Counts the clicks, taps and keys that choose something; what is typed into a field does not count. */
export class PressCounter {
  presses = 0;

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
}
