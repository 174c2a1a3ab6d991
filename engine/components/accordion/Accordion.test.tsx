import { expect, it } from 'vitest';
import { renderHtml } from '../../../tests/unit/fake-page-context.tsx';
import { Accordion } from './Accordion.tsx';

it('is a native disclosure with an id', () => {
  expect(renderHtml(Accordion, { title: 'Is it `open`?' }, <p>No.</p>)).toBe(
    '<details class="accordion" id="is-it-open"><summary><span>Is it <code>open</code>?</span></summary><div class="accordion-body flow"><p>No.</p></div></details>',
  );
  expect(renderHtml(Accordion, { title: 'Open', open: true }, 'Yes.')).toContain(' open=""');
});

it('is a section under the anchor that its author gives it', () =>
  expect(renderHtml(Accordion, { title: 'On WhatsApp', id: 'on-messaging-channels' }, 'No buttons.')).toContain(
    '<details class="accordion" id="on-messaging-channels" data-section="">',
  ));
