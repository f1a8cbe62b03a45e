import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from '../../support/processes/debian-packages.mjs';

/** The machine's Firefox, else Debian's when we may install it. */
export const findFirefox = () =>
  findOrInstall('Firefox', ['firefox-esr'], () => onPath('firefox-esr') ?? onPath('firefox'));

/** WebKit's driver with its smallest browser, and a screen for it, which has no mode without. */
export const findWebKit = () =>
  findOrInstall('WebKit', ['webkit2gtk-driver', 'xvfb'], () => {
    const driver = onPath('WebKitWebDriver');
    const [browser] = globSync(['/usr/lib/*/webkit*gtk-*/MiniBrowser', '/usr/lib*/webkit*gtk-*/MiniBrowser']);
    const screen = onPath('Xvfb');
    return driver && browser && screen ? { driver, browser, screen } : undefined;
  });

/**
 * @template Program
 * @param {string} browser
 * @param {string[]} packages Debian's
 * @param {() => Program | undefined} find
 * @returns {Program}
 */
function findOrInstall(browser, packages, find) {
  const found = find() ?? (installFromDebian(packages) ? find() : undefined);
  if (found) return found;
  const command = `apt-get install ${packages.join(' ')}`;
  throw new Error(`There is no ${browser} to test with. Install it: ${command}. Without it: SKIP_BROWSERS=${browser}`);
}

/** @param {string} name */
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));
