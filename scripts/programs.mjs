import { findProgram } from './find-program.mjs';
import { installedChromium } from './chromium.mjs';
import { npm, run } from './run.mjs';

const isInstalled = (name) => findProgram(name) !== undefined;

/** Programs that tests need besides Node: the Debian package of each, other ways to install it, and what is not tested without it. */
const programs = [
  {
    name: 'Chromium',
    package: 'chromium-headless-shell',
    there: async () => (await installedChromium()) !== undefined,
    install: 'npx playwright install --with-deps chromium   (or name one you have: CHROMIUM_PATH=/path/to/chromium)',
    without: 'browser tests cannot run',
  },
  {
    name: 'nginx',
    package: 'nginx-light',
    there: () => isInstalled('nginx'),
    without: 'browser tests use the preview server, and its configuration is not tested',
  },
  {
    name: 'Firefox',
    package: 'firefox-esr',
    there: () => isInstalled('firefox-esr') || isInstalled('firefox'),
    without: 'the site is not tested in it',
  },
  {
    name: 'WebKit',
    package: 'webkit2gtk-driver',
    there: () => isInstalled('WebKitWebDriver'),
    without: 'the site is not tested in it',
  },
  {
    name: 'Xvfb',
    package: 'xvfb',
    there: () => isInstalled('Xvfb') || Boolean(process.env.DISPLAY),
    without: 'WebKit has no screen',
  },
  { name: 'Caddy', package: 'caddy', there: () => isInstalled('caddy'), without: 'its configuration is not tested' },
  {
    name: 'Apache',
    package: 'apache2',
    there: () => isInstalled('apache2'),
    without: 'its configuration is not tested',
  },
  {
    name: 'EPUBCheck',
    package: 'epubcheck',
    there: () => isInstalled('epubcheck'),
    without: 'books for e-readers are not checked',
  },
  { name: 'PHP', package: 'php-cli', there: () => isInstalled('php'), without: 'its samples are not run' },
  { name: 'Ruby', package: 'ruby', there: () => isInstalled('ruby'), without: 'its samples are not run' },
  { name: 'Python', package: 'python3', there: () => isInstalled('python3'), without: 'its samples are not run' },
];

/** The programs that are missing on this machine. */
export async function missingPrograms(list = programs) {
  const there = await Promise.all(list.map((program) => program.there()));
  return list.filter((_, index) => !there[index]);
}

/** A message about missing programs: what is not tested, and how to install them. */
export function describeMissing(missing) {
  const lines = missing.map(
    ({ name, without, install, package: packageName }) =>
      `  ${name}: ${without}.\n    ${install ?? `sudo apt-get install ${packageName}`}`,
  );
  return `Not on this machine:\n${lines.join('\n')}\nWith apt, \`npm run setup:tests\` installs all of them.`;
}

/**
 * Prints which programs are missing, and what is not tested without them.
 * @returns whether all are there
 */
export async function reportPrograms() {
  const missing = await missingPrograms();
  if (missing.length) console.log(describeMissing(missing));
  return missing.length === 0;
}

/**
 * Downloads Playwright's Chromium to the cache folder of this user, where no Chromium is installed.
 * @param options `--with-deps` also installs the system's libraries that it needs
 */
export async function ensureBrowser(root, ...options) {
  const download = ['exec', '--no', '--', 'playwright', 'install', ...options, 'chromium'];
  if (!(await installedChromium())) await npm(download, { cwd: root });
}

/** Installs missing programs with apt, one at a time if one of them is unknown. Nobody is asked for a password. */
export async function installPrograms() {
  const packages = (await missingPrograms()).map((program) => program.package);
  if (!packages.length) return;
  const isRoot = process.getuid?.() === 0;
  if (!isInstalled('apt-get') || (!isRoot && !isInstalled('sudo'))) {
    console.error('Only apt is used to install programs, as root or with sudo.');
    return;
  }
  const apt = (...args) =>
    run(...(isRoot ? ['apt-get', args] : ['sudo', ['-n', 'apt-get', ...args]]), {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  const install = (...names) => apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  console.log(`Installing ${packages.join(', ')} with apt …`);
  await apt('update', '-qq');
  if ((await install(...packages)) !== 0) for (const name of packages) await install(name);
}
