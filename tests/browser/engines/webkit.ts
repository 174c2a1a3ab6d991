import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { findProgram, type Engine, type EngineKind } from './engine.ts';

const programs = ['WebKitWebDriver', ...(process.env['DISPLAY'] ? [] : ['Xvfb'])];

/** WebKitGTK in its own small browser. It has no Navigation API. */
export const webkit: EngineKind = {
  name: 'WebKit',
  missing: () =>
    programs.every(findProgram) ? undefined : 'WebKit is not installed: apt-get install webkit2gtk-driver xvfb',
  start: startWebKit,
};

const keys: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  F9: Key.F9,
  Tab: Key.TAB,
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
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
    .build();
  return {
    ...engineOf(driver),
    close: async () => {
      await driver.quit().catch(() => {});
      for (const child of started.reverse()) child.kill();
    },
  };
}

function engineOf(driver: WebDriver): Omit<Engine, 'close'> {
  return {
    goto: (url) => driver.get(url),
    ask: (expression) => driver.executeScript(`return (${expression});`),
    click: (selector) => driver.findElement(By.css(selector)).click(),
    press: async (key) => {
      const [last = '', ...modifiers] = key.split('+').reverse();
      const actions = driver.actions();
      for (const modifier of modifiers) actions.keyDown(keys[modifier] ?? modifier);
      actions.sendKeys(keys[last] ?? last);
      for (const modifier of modifiers) actions.keyUp(keys[modifier] ?? modifier);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    back: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height, x: 0, y: 0 })),
  };
}

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

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
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
