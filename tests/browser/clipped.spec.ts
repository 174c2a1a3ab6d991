import { clipped } from './clipped.ts';
import { expect, test } from './site.ts';

const cases: Readonly<Record<string, readonly [flawed: string, sound: string]>> = {
  'cut off': [
    '<div style="width: 50px; overflow: hidden; white-space: nowrap">A line that goes on</div>',
    '<div style="width: 50px; overflow: hidden">A line</div>',
  ],
  'outside of the screen': [
    '<p style="white-space: nowrap; position: relative; left: -90px">A line that goes on</p>',
    '<p>A line that goes on</p>',
  ],
  'empty on screen': [
    '<table><tr><td><span style="font-size: 0">One</span></td></tr></table>',
    '<table><tr><td><span>One</span></td><td><span style="display: none">Two</span></td></tr></table>',
  ],
};

for (const [kind, [flawed, sound]] of Object.entries(cases))
  test(`what is ${kind} is found, and nothing where all is seen`, async ({ page }) => {
    const kindsIn = async (markup: string): Promise<string[]> => {
      await page.setContent(`<!doctype html><div id="app">${markup}</div>`);
      return (await clipped(page)).map((line) => line.slice(0, line.indexOf(':')));
    };
    expect(await kindsIn(flawed)).toEqual([kind]);
    expect(await kindsIn(sound)).toEqual([]);
  });
