import { expect, test } from 'vitest';
import { recolor, type Run } from './recolor.ts';

const run = (text: string, color = ''): Run => ({ text, color });
const colorOf = (runs: readonly Run[], text: string): string | undefined =>
  runs.find((one) => one.text.includes(text))?.color;
/** Every visible character with its color. */
const characters = (runs: readonly Run[]): string[] =>
  runs.flatMap(({ text, color }) => [...text.replace(/\s/g, '')].map((character) => `${character} ${color}`));
const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

const script: readonly Run[] = [
  run('const', 'k'),
  run(' desk = {\n  title: '),
  run("'By the window'", 's'),
  run(',\n  height: '),
  run('70', 'n'),
  run(',\n  key: '),
  run("'<API_KEY>'", 's'),
  run('\n}'),
];

test('unchanged code keeps its colors', () => {
  const same = recolor(script, textOf(script));
  expect(textOf(same)).toBe(textOf(script));
  expect(characters(same)).toEqual(characters(script));
});

test('changed and new lines get the colors of similar pieces', () => {
  const code = "const desk = {\n  title: 'Ann\\'s: 5',\n  height: 1.5,\n  free: true,\n  owner: 'x'\n}";
  const colored = recolor(script, code);
  expect(textOf(colored)).toBe(code);
  expect(colorOf(colored, 'Ann')).toBe('s');
  expect(colorOf(colored, '1.5')).toBe('n');
  expect(colorOf(colored, 'true')).toBe('n');
  expect(colorOf(colored, 'owner')).toBe('');
  expect(colorOf(colored, "'x'")).toBe('s');
});

test('a body inside one string keeps the color of strings', () => {
  const curl = [run('curl', 'f'), run(' --data '), run('\'{\n  "title": "Door"\n}\'', 's')];
  const code = 'curl --data \'{\n  "title": "Wall",\n  "height": 5,\n  "free": true\n}\'';
  const colored = recolor(curl, code);
  expect(textOf(colored)).toBe(code);
  expect(colored.map(({ color }) => color)).toEqual(['f', '', 's']);
});
