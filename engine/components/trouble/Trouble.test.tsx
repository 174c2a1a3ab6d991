import { expect, it } from 'vitest';
import { renderHtml } from '../../../tests/unit/fake-page-context.tsx';
import { symptomId } from '../../model/url.ts';
import { Trouble } from './Trouble.tsx';

it('shows the symptom, contains cause and fix, and has an id', () => {
  expect(
    renderHtml(Trouble, { symptom: '`401 Unauthorized`', cause: 'The token is wrong.' }, <p>Copy the token again.</p>),
  ).toBe(
    '<details class="accordion trouble" id="401-unauthorized"><summary><span><code>401 Unauthorized</code></span></summary>' +
      '<div class="accordion-body flow"><p>The token is wrong.</p><p>Copy the token again.</p></div></details>',
  );
});

it('keeps the id short', () => {
  expect(symptomId('The last person’s conversation shows after a change of user in the same browser')).toBe(
    'the-last-persons-conversation-shows-after-a-change',
  );
});
