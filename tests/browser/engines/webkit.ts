import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { findProgram } from '../../../scripts/find-program.mjs';
import { freePort } from '../../free-port.ts';
import type { Engine, EngineKind } from './engine.ts';
import { WebDriver } from './webdriver.ts';

const programs = ['WebKitWebDriver', ...(process.env['DISPLAY'] ? [] : ['Xvfb'])];

/** WebKitGTK in its own small browser. It has no Navigation API. */
export const webkit: EngineKind = {
  name: 'WebKit',
  missing: () =>
    programs.every((name) => findProgram(name))
      ? undefined
      : 'WebKit is not installed: apt-get install webkit2gtk-driver xvfb',
  start: startWebKit,
};

/** The characters that stand for keys in WebDriver. */
const keys: Readonly<Record<string, string>> = {
  ArrowDown: '\uE015',
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  F9: '\uE039',
  Tab: '\uE004',
};

/** WebKit by WebDriver, on a virtual screen when there is no real one. */
async function startWebKit(): Promise<Engine> {
  const started: ChildProcess[] = [];
  const display = process.env['DISPLAY'] ?? (await startScreen(started));
  const port = await freePort();
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, LANG: 'en_US.UTF-8' },
  });
  started.push(service);
  await answering(port);
  const driver = await WebDriver.open(`http://127.0.0.1:${port}`, 'MiniBrowser');
  return {
    ...engineOf(driver),
    close: async () => {
      await driver.close().catch(() => {});
      for (const child of started.reverse()) child.kill();
    },
  };
}

const engineOf = (driver: WebDriver): Omit<Engine, 'close'> => ({
  goto: (url) => driver.goto(url),
  ask: (expression) => driver.run(`return (${expression});`),
  click: (selector) => driver.click(selector),
  press: (names) => {
    const pressed = names.split('+').map((name) => keys[name] ?? name);
    return driver.press(pressed.slice(-1), pressed.slice(0, -1));
  },
  type: (text) => driver.press([...text]),
  back: () => driver.back(),
  reload: () => driver.reload(),
  resize: (width, height) => driver.resize(width, height),
});

/**
 * Starts a virtual screen.
 * @returns its name
 */
async function startScreen(started: ChildProcess[]): Promise<string> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1500x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  started.push(screen);
  return new Promise((resolve, reject) => {
    screen.once('exit', () => reject(new Error('Xvfb ended before it had a screen.')));
    createInterface(screen.stdout).once('line', (number) => resolve(`:${number}`));
  });
}

/**
 * Resolves when a WebDriver service answers.
 * @throws Error when it doesn't within ten seconds
 */
async function answering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver does not answer on port ${port}.`);
}
