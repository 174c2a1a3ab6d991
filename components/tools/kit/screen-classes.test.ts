import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const screens = '../../screens';
const styles = readdirSync(new URL(screens, import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => read(`${screens}/${file}`))
  .join('');

/** Tools use the classes of the drawn screens, so that both look the same. */
it.each(['../widget-preview/WidgetMock.tsx', '../interactive-message-preview/MessageDrawing.tsx'])(
  '%s uses only classes of the drawn screens',
  (file) => {
    const used = new Set([...read(file).matchAll(/\bs-[a-z]+/g)].map(([name]) => name));
    expect(used.size).toBeGreaterThan(5);
    for (const name of used) expect(styles.includes(`.${name}`), name).toBe(true);
  },
);
