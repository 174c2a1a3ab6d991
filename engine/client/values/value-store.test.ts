import { expect, test, vi } from 'vitest';
import type { Placeholders } from '../../model/placeholder.ts';
import { ValueStore } from './value-store.ts';
import { fragmentOf, valuesIn } from './values-fragment.ts';

const placeholders: Placeholders = {
  APP_URL: { meaning: 'The address.', form: 'url' },
  ACCOUNT_ID: { meaning: 'A number.', form: 'digits' },
  API_ACCESS_TOKEN: { meaning: 'A token.' },
};
const stored = (text: string | null = null) => {
  const storage = { text, read: () => storage.text, write: (next: string | null) => void (storage.text = next) };
  return storage;
};

test('a value is stored and read again; a secret is only in memory', () => {
  const storage = stored();
  const store = new ValueStore(placeholders, storage);
  expect(store.set('ACCOUNT_ID', ' 7 ')).toBeUndefined();
  expect(store.set('API_ACCESS_TOKEN', 'hush')).toBeUndefined();
  expect(store.set('SOME_SECRET', 'hush')).toBeUndefined();
  expect(storage.text).toBe('{"ACCOUNT_ID":"7"}');
  expect(store.get('API_ACCESS_TOKEN')).toBe('hush');
  expect(fragmentOf(store.shareable())).toBe('#values:ACCOUNT_ID=7');
  const next = new ValueStore(placeholders, storage);
  expect([next.get('ACCOUNT_ID'), next.get('API_ACCESS_TOKEN'), next.get('SOME_SECRET')]).toEqual([
    '7',
    undefined,
    undefined,
  ]);
});

test('an invalid or empty value removes the previous one', () => {
  const storage = stored();
  const store = new ValueStore(placeholders, storage);
  store.set('ACCOUNT_ID', '7');
  expect(store.set('ACCOUNT_ID', '7x')).toMatch(/digits/);
  expect([store.get('ACCOUNT_ID'), storage.text]).toEqual([undefined, null]);
  store.set('ACCOUNT_ID', '7');
  store.set('ACCOUNT_ID', '');
  expect([store.get('ACCOUNT_ID'), storage.text]).toEqual([undefined, null]);
});

test('the host is derived from the URL', () => {
  const store = new ValueStore(placeholders, stored());
  expect(store.get('APP_HOST')).toBeUndefined();
  store.set('APP_URL', 'http://localhost:3000/');
  expect(store.get('APP_HOST')).toBe('localhost:3000');
});

test.each([null, '', 'x', '7', 'null', '[]', '{"ACCOUNT_ID":7}', '{"__proto__":"7"}'])(
  'storage that holds %s is no value',
  (text) => {
    const store = new ValueStore(placeholders, stored(text));
    expect(store.shareable()).toEqual([]);
  },
);

test('stored values are validated like typed ones', () => {
  const text = JSON.stringify({ ACCOUNT_ID: '7;id', API_ACCESS_TOKEN: 'planted', CITY: '<b>', INBOX_ID: '3' });
  expect(new ValueStore(placeholders, stored(text)).shareable()).toEqual([['INBOX_ID', '3']]);
});

test('listeners are called until removed; changes in another tab keep the secrets of this one', () => {
  const storage = stored();
  const store = new ValueStore(placeholders, storage);
  const heard = vi.fn();
  const stop = store.onChange(heard);
  store.set('API_ACCESS_TOKEN', 'hush');
  storage.text = '{"ACCOUNT_ID":"8"}';
  store.reread();
  expect([store.get('ACCOUNT_ID'), store.get('API_ACCESS_TOKEN')]).toEqual(['8', 'hush']);
  stop();
  store.clear();
  expect(heard).toHaveBeenCalledTimes(2);
  expect([store.get('API_ACCESS_TOKEN'), storage.text]).toEqual([undefined, null]);
});

test('a link contains only safe values and no secrets', () => {
  const values: [string, string][] = [
    ['APP_URL', 'https://chat.example.com/a?b=c'],
    ['ACCOUNT_ID', '7'],
  ];
  expect(valuesIn(fragmentOf(values), placeholders)).toEqual(values);
  const hostile =
    '#values:ACCOUNT_ID=7%3Bid&API_ACCESS_TOKEN=planted&MY_SECRET=x&city=Bern&__proto__=x&APP_URL=javascript:alert(1)';
  expect(valuesIn(hostile, placeholders)).toEqual([]);
  expect(valuesIn('#values', placeholders)).toEqual([]);
  expect(valuesIn('#values:%E0%A4%A', placeholders)).toEqual([]);
});
