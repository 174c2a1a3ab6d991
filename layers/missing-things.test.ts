import { expect, test } from 'vitest';
import { availabilitySchema } from '../engine/model/availability.ts';
import { missingThings, spokenMeta } from './missing-things.ts';
import { withOffers, withWordsOf } from './with-offers.ts';

const icon = 'M1 1h2';
const english = availabilitySchema.parse({
  features: {
    label: 'Features',
    icon,
    values: {
      campaigns: { label: 'Campaigns', means: 'Writes to many at once.', names: ['campaign', 'campaigns'] },
      reports: { label: 'Reports', means: 'Counts what happens.', names: ['report'] },
    },
  },
  hosting: {
    label: 'Hosting',
    icon,
    values: {
      own: { label: 'Own', means: 'Runs on your server.', instead: { 'the administrator': 'support' } },
    },
  },
});
const missingIn = (names: Record<string, string[]>, words: Record<string, string> = {}) => {
  const locale = { code: 'xx', label: 'xx', direction: 'ltr', names, words } as const;
  const offers = { features: { not: ['campaigns'] }, hosting: [] };
  const availability = withOffers(withWordsOf(locale, english), offers, (message) => {
    throw new Error(message);
  });
  return missingThings({ availability });
};
const german = missingIn(
  { campaign: ['Kampagne*'], report: ['Bericht*'] },
  { 'the administrator': 'Administrator', support: 'Support' },
);
const arabic = missingIn({ campaign: ['*حملة*', '*حملات*'] });

test('a page of another language needs the condition that an English one needs, whatever the form of the word', () => {
  const condition = 'features="campaigns"';
  expect(german.namesIn('Zwei Kampagnen und eine Werbekampagne')).toEqual([{ name: 'Kampagnen', condition }]);
  expect(arabic.namesIn('أنشئ الحملة، ثم أرسل حملاتك.')).toEqual([
    { name: 'الحملة', condition },
    { name: 'حملاتك', condition },
  ]);
  expect(german.namesIn('Two campaigns')).toEqual([{ name: 'campaigns', condition }]);
});

test('a name of several words is found at the beginning of a sentence, too', () => {
  const roles = missingIn({ campaign: ['eigene* Kampagne*'] });
  const condition = 'features="campaigns"';
  expect(roles.namesIn('Eigene Kampagnen, und eigener Kampagnen')).toEqual([
    { name: 'Eigene Kampagnen', condition },
    { name: 'eigener Kampagnen', condition },
  ]);
  expect(roles.isName('Eigene Kampagnen')).toBe(true);
  expect(roles.isAbout('Eigene Kampagnen und Reports')).toBe(false);
});

test('a longer name of what is offered isn’t the shorter one of what is missing', () => {
  const longer = missingIn({ report: ['Bericht*', 'Kampagne im Bericht'], campaign: ['Kampagne*'] });
  expect(longer.namesIn('Kampagne im Bericht, Kampagne')).toEqual([
    { name: 'Kampagne', condition: 'features="campaigns"' },
  ]);
  expect(longer.isAbout('Kampagne im Bericht')).toBe(false);
});

test('a label is judged with the title that it is part of', () => {
  const meta = { title: 'Website input', description: 'Asks.' };
  expect(spokenMeta({ ...meta, label: 'Website' }).filter(Boolean)).toEqual(['Website input', 'Asks.']);
  expect(spokenMeta({ ...meta, label: 'URL' })).toContain('URL');
  expect(spokenMeta(meta).filter(Boolean)).toEqual(['Website input', 'Asks.']);
});

test('a title goes by the words of its language, and stays when it names what is offered, too', () => {
  expect(german.isName('Kampagnen')).toBe(true);
  expect(german.isAbout('Eine Kampagne ohne Empfänger')).toBe(true);
  expect(german.isAbout('Kampagnen und Berichte')).toBe(false);
  expect(arabic.isAbout('حملة بلا جمهور')).toBe(true);
});

test('texts without a value have the words of the language', () => {
  expect(german.reword('Fragen Sie Ihren Administrator.')).toBe('Fragen Sie Ihren Support.');
  expect(german.reword('Ask the administrator.')).toBe('Ask support.');
});
