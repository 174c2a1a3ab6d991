import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { elementProps } from './element-props.ts';

const draw = (tag: string, attributes: Record<string, string>) =>
  renderToStaticMarkup(createElement(tag, elementProps(attributes)));

test('attributes come out as they went in', () => {
  expect(
    draw('div', {
      class: 'tabs',
      id: 'a',
      tabindex: '0',
      'data-group': 'language',
      'aria-label': 'Tabs',
      role: 'tablist',
    }),
  ).toBe('<div class="tabs" id="a" tabindex="0" data-group="language" aria-label="Tabs" role="tablist"></div>');
});

test('flags without a value stay', () => {
  expect(draw('details', { open: '' })).toBe('<details open=""></details>');
  expect(draw('div', { hidden: '' })).toBe('<div hidden=""></div>');
});

test('a hidden part that the browser may find keeps its value', () => {
  expect(draw('div', { hidden: 'until-found' }).toLowerCase()).toBe('<div hidden="until-found"></div>');
});
