import { expect, test } from 'vitest';
import { isSecret } from '../engine/model/placeholder.ts';
import { placeholders } from './placeholders.ts';

test('marks every value as secret that grants access, and no public one', () => {
  const secrets = Object.keys(placeholders).filter((name) => isSecret(name, placeholders));
  expect(Object.keys(placeholders).filter((name) => placeholders[name]?.secret === false)).toEqual([
    'WEBSITE_TOKEN',
    'PUBLIC_KEY',
    'ATTRIBUTE_KEY',
    'KEY_ALIAS',
  ]);
  expect(secrets).toEqual(
    expect.arrayContaining([
      'API_ACCESS_TOKEN',
      'PLATFORM_ACCESS_TOKEN',
      'BOT_TOKEN',
      'IDENTITY_KEY',
      'SECRET_KEY_BASE',
    ]),
  );
});

test('says where each value is found', () => {
  expect(Object.keys(placeholders).filter((name) => !placeholders[name]?.where)).toEqual([]);
});
