import { expect, it } from 'vitest';
import { drawHtml } from '../../../tests/unit/fake-page-context.tsx';
import { symptomId, Trouble } from './Trouble.tsx';

it('shows the symptom first and has an address', () => {
  expect(drawHtml(Trouble, { see: '`401 Unauthorized`' }, <p>Copy the token again.</p>)).toBe(
    '<div class="trouble flow" id="401-unauthorized"><p class="trouble-see"><b><code>401 Unauthorized</code></b></p><p>Copy the token again.</p></div>',
  );
});

it('keeps the address short', () => {
  expect(symptomId('The last person’s conversation shows after a change of user in the same browser')).toBe(
    'the-last-persons-conversation-shows-after-a-change',
  );
});
