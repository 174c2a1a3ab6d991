import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installedChromium } from './chromium.mjs';
import { npm, run } from './run.mjs';

/** Whether a program is on the PATH or in a folder for system programs. */
export function hasProgram(name, environment = process.env) {
  return [...(environment.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'].some(
    (folder) => folder && existsSync(join(folder, name)),
  );
}

/** Programs that tests need besides Node: the Debian package of each, other ways to install it, and what is not tested without it. */
const programs = [
  {
    name: 'Chromium',
    package: 'chromium-headless-shell',
    // Where programs can be installed, the one without windows is wanted: tests take less time in it.
    there: async () =>
      mayInstall() ? hasProgram('chromium-headless-shell') : (await installedChromium()) !== undefined,
    install: 'npx playwright install --with-deps chromium   (or name one you have: CHROMIUM_PATH=/path/to/chromium)',
    without: 'browser tests cannot run',
  },
  {
    name: 'nginx',
    package: 'nginx-light',
    there: () => hasProgram('nginx'),
    without: 'browser tests use the preview server, and its configuration is not tested',
  },
  {
    name: 'Firefox',
    package: 'firefox-esr',
    there: () => hasProgram('firefox-esr') || hasProgram('firefox'),
    without: 'the site is not tested in it',
  },
  {
    name: 'WebKit',
    package: 'webkit2gtk-driver',
    there: () => hasProgram('WebKitWebDriver'),
    without: 'the site is not tested in it',
  },
  {
    name: 'Xvfb',
    package: 'xvfb',
    there: () => hasProgram('Xvfb') || Boolean(process.env.DISPLAY),
    without: 'WebKit has no screen',
  },
  { name: 'Caddy', package: 'caddy', there: () => hasProgram('caddy'), without: 'its configuration is not tested' },
  {
    name: 'Apache',
    package: 'apache2',
    there: () => hasProgram('apache2'),
    without: 'its configuration is not tested',
  },
  { name: 'PHP', package: 'php-cli', there: () => hasProgram('php'), without: 'its samples are not run' },
  { name: 'Ruby', package: 'ruby', there: () => hasProgram('ruby'), without: 'its samples are not run' },
  { name: 'Python', package: 'python3', there: () => hasProgram('python3'), without: 'its samples are not run' },
];

/** The programs that are missing on this machine. */
export async function missingPrograms(known = programs) {
  const there = await Promise.all(known.map((program) => program.there()));
  return known.filter((_, index) => !there[index]);
}

/** A message about missing programs: what is not tested, and how to install them. */
export function describeMissing(missing) {
  const lines = missing.map(
    ({ name, without, install, package: packageName }) =>
      `  ${name}: ${without}.\n    ${install ?? `sudo apt-get install ${packageName}`}`,
  );
  return `Not on this machine:\n${lines.join('\n')}`;
}

/** Whether missing programs are installed automatically: as root or in continuous integration (the variable `CI`), where apt exists. */
export const mayInstall = (environment = process.env) =>
  hasProgram('apt-get') && (Boolean(environment.CI) || process.getuid?.() === 0);

/**
 * Provides the programs that tests need. As root and in continuous integration (the variable `CI`), missing ones are installed from
 * the distribution. Nobody is asked for a password: other users get a browser in their own cache folder and a message about the
 * rest.
 */
export async function ensurePrograms(root, environment = process.env) {
  let missing = await missingPrograms();
  const installs = mayInstall(environment);
  if (missing.length && installs) {
    await aptInstall(missing.map((program) => program.package));
    missing = await missingPrograms();
  }
  const download = ['exec', '--no', '--', 'playwright', 'install', ...(installs ? ['--with-deps'] : []), 'chromium'];
  if (!(await installedChromium())) await npm(download, { cwd: root });
  const hasChromium = (await installedChromium()) !== undefined;
  missing = missing.filter(({ name }) => name !== 'Chromium' || !hasChromium);
  if (missing.length) console.log(describeMissing(missing));
}

/** Installs Debian packages, one at a time if one of them is unknown. Does nothing without apt or the right to use it. */
async function aptInstall(packages) {
  const isRoot = process.getuid?.() === 0;
  if (!hasProgram('apt-get') || (!isRoot && !hasProgram('sudo'))) return;
  const apt = (...args) =>
    run(...(isRoot ? ['apt-get', args] : ['sudo', ['-n', 'apt-get', ...args]]), {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  const install = (...names) => apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  console.log(`Installing ${packages.join(', ')} with apt …`);
  await apt('update', '-qq');
  if ((await install(...packages)) !== 0) for (const name of packages) await install(name);
}
