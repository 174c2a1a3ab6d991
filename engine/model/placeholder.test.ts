import { describe, expect, test } from 'vitest';
import { hostOf, isSecret, labelOf, tidyValue, valueProblem, type Placeholders } from './placeholder.ts';

const placeholders: Placeholders = {
  APP_URL: { meaning: 'The address.', label: 'App URL', form: 'url' },
  ACCOUNT_ID: { meaning: 'A number.', form: 'digits' },
  WEBSITE_TOKEN: { meaning: 'Stands in every page.', secret: false },
  NOTE: { meaning: 'A text.', secret: true },
};

test('a placeholder whose name sounds secret is secret unless its definition says otherwise', () => {
  const secret = (name: string): boolean => isSecret(name, placeholders);
  expect(
    ['API_ACCESS_TOKEN', 'SECRET_KEY_BASE', 'REDIS_PASSWORD', 'IDENTIFIER_HASH', 'NOTE'].filter(secret),
  ).toHaveLength(5);
  expect(['WEBSITE_TOKEN', 'ACCOUNT_ID', 'APP_URL', 'MONKEY_ID', 'TOKENS_USED', 'constructor'].filter(secret)).toEqual(
    [],
  );
});

test('a label is the name in words', () => {
  expect(
    ['APP_URL', 'ACCOUNT_ID', 'IDENTITY_KEY', 'CONVERSATION_UUID'].map((name) => labelOf(name, placeholders)),
  ).toEqual(['App URL', 'Account ID', 'Identity key', 'Conversation UUID']);
});

describe('an invalid value has a reason', () => {
  test.each([
    ['ACCOUNT_ID', '12a', /digits only/],
    ['ACCOUNT_ID', '١٢', /digits only/],
    ['APP_URL', 'chat.example.com', /URL such as/],
    ['APP_URL', 'ftp://chat.example.com', /URL such as/],
    ['APP_URL', 'javascript:alert(1)', /The character \(/],
    ['APP_URL', 'https://', /URL such as/],
    ['APP_URL', 'https://me:secret@chat.example.com', /URL such as/],
    ['APP_URL', 'https://chat.example.com/$(id)', /The character \$/],
    ['CITY', '"; rm -rf ~; "', /The character "/],
    ['CITY', '<img src=x onerror=alert(1)>', /The character </],
    ['CITY', 'New York', /spaces/],
    ['CITY', 'a\u0000', /The character/],
    ['CITY', 'x'.repeat(501), /longer than 500/],
  ])('%s = %s', (name, value, why) => expect(valueProblem(name, value, placeholders)).toMatch(why));
});

test.each([
  ['ACCOUNT_ID', '12'],
  ['ACCOUNT_ID', ''],
  ['APP_URL', 'https://chat.example.com'],
  ['APP_URL', 'http://localhost:3000/desk?x=1'],
  ['PHONE', '+15551234'],
  ['SHA', 'AB:CD/+='],
  ['CITY', 'Zürich'],
])('%s = %s is valid', (name, value) => expect(valueProblem(name, value, placeholders)).toBeUndefined());

test('values are trimmed, and URLs lose their trailing slashes', () => {
  expect(tidyValue('APP_URL', ' https://chat.example.com// ', placeholders)).toBe('https://chat.example.com');
  expect(tidyValue('CITY', '\tBern/ ', placeholders)).toBe('Bern/');
  expect(hostOf('http://localhost:3000/desk?x=/')).toBe('localhost:3000');
});
