// Runs in the page under measurement: looks at every frame that was drawn since the first touch.
{
  const moments = /** @type {import('./first-interaction.js').Moments} */ (/** @type {unknown} */ (window));
  const signs = '[role="dialog"], [role="status"], dialog[open], [aria-busy="true"]';
  const field = '[role="dialog"] [role="combobox"]:not(:disabled)';
  const day = '[role="dialog"] [role="grid"] button:not(:disabled):not([aria-disabled="true"])';

  /** @param {string} selector */
  const isSeen = (selector) =>
    [...document.querySelectorAll(selector)].some((it) => it.getBoundingClientRect().height > 0);

  const look = () => {
    const drawn = performance.now();
    if (isSeen(signs)) moments.visible ??= drawn;
    if (isSeen(field) && isSeen(day)) moments.usable ??= drawn;
    if (!moments.usable) requestAnimationFrame(look);
  };

  addEventListener(
    'pointerdown',
    (event) => {
      moments.touched = event.timeStamp;
      requestAnimationFrame(look);
    },
    { capture: true, once: true },
  );
}
