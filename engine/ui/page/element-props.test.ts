import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { elementProps } from './element-props.ts';

const render = (tag: string, attributes: Record<string, string>) =>
  renderToStaticMarkup(createElement(tag, elementProps(attributes)));

test('attributes are rendered unchanged', () => {
  expect(
    render('div', {
      class: 'tabs',
      id: 'a',
      tabindex: '0',
      'data-group': 'language',
      'aria-label': 'Tabs',
      role: 'tablist',
    }),
  ).toBe('<div class="tabs" id="a" tabindex="0" data-group="language" aria-label="Tabs" role="tablist"></div>');
});

test('boolean attributes are kept', () => {
  expect(render('details', { open: '' })).toBe('<details open=""></details>');
  expect(render('div', { hidden: '' })).toBe('<div hidden=""></div>');
});

test('hidden="until-found" keeps its value', () => {
  expect(render('div', { hidden: 'until-found' }).toLowerCase()).toBe('<div hidden="until-found"></div>');
});
