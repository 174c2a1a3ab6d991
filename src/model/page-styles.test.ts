import { expect, it } from 'vitest';
import { stylesOf } from './page-styles.ts';

it.each([
  [['<p class="steps">a</p>'], []],
  [['<figure class="screen"><div></div></figure>'], ['figures']],
  [['<figure class="diagram wide"><svg></svg></figure>'], ['figures']],
  [['<p>on screen and in a diagram</p>'], []],
  [['<p>a</p>', { live: 'Tester', props: {}, children: [] }], ['figures', 'tools']],
])('%j needs %j', (body, expected) => expect(stylesOf(body)).toEqual(expected));
