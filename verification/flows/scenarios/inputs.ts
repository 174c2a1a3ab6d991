import { say, variableId, type FlowValue } from '../flow.ts';
import type { Scenario } from '../scenario.ts';

/** A question with one input, and a bubble that repeats what was stored. */
const ask = (
  block: string,
  name: string,
  type: string,
  options: Readonly<Record<string, unknown>>,
  typed: readonly (string | NonNullable<Scenario['tries']>[number])[],
  variables: Readonly<Record<string, FlowValue>> = {},
): Scenario => ({
  block,
  name,
  flow: {
    groups: {
      Start: [say('Question'), { type, options: { variableId: variableId('Answer'), ...options } }, say('{{Answer}}')],
    },
    variables: { Answer: null, ...variables },
  },
  tries: typed.map((answers) => (typeof answers === 'string' ? [answers] : answers)),
});

const phone = (name: string, defaultCountryCode: string | undefined, typed: readonly string[]): Scenario =>
  ask('inputs/phone-number', name, 'phone number input', defaultCountryCode ? { defaultCountryCode } : {}, typed);
const date = (name: string, options: object, typed: readonly string[], today: FlowValue = null): Scenario =>
  ask('inputs/date', name, 'date input', options as Record<string, unknown>, typed, { Today: today });
const number = (name: string, options: object, typed: readonly string[]): Scenario =>
  ask('inputs/number', name, 'number input', options as Record<string, unknown>, typed, {
    Smallest: '5',
    Nothing: null,
  });
const files = ['https://storage.example.com/a.pdf', 'https://storage.example.com/b.docx'];

export const inputs: readonly Scenario[] = [
  ask('inputs/text', 'a text', 'text input', {}, ['ab-1042', ' Two\nlines ']),
  ask('inputs/text', 'an answer twice', 'text input', {}, [['first', 'second']]),
  ask(
    'inputs/text',
    'attachments and recording',
    'text input',
    {
      attachments: { isEnabled: true, saveVariableId: variableId('Files') },
      audioClip: { isEnabled: true, saveVariableId: variableId('Recording') },
    },
    [
      [{ type: 'text', text: 'See here', attachedFileUrls: [files[0] ?? ''] }],
      [{ type: 'text', text: 'See here', attachedFileUrls: files }],
      [{ type: 'audio', url: 'https://storage.example.com/voice.webm' }],
    ],
    { Files: null, Recording: null },
  ),
  number('limits', { min: 1, max: 50 }, ['1', '50', '0', '51', 'three']),
  number('typed forms', {}, ['1250', '3.5', '12,5', '1.000', '12 lamps', '007', '-4', 'lamps 12', '1e3', '']),
  number('a limit of 0', { min: 0, max: 0 }, ['-4', '4']),
  number('a limit from a variable', { min: '{{Smallest}}', max: '{{Nothing}}' }, ['4', '5', '1000']),
  number('step', { step: 5 }, ['7']),
  number('format', { style: 'currency', currency: 'EUR' }, ['1250']),
  ask('inputs/email', 'typed addresses', 'email input', {}, [
    'Mara@Example.COM',
    'mara+shop@example.com',
    'mara@example',
    'mara@example.com,',
    'Mara <mara@example.com>',
    'no@body.example',
    ' mara@example.com ',
    ['nonsense', 'nonsense', 'mara@example.com'],
  ]),
  ask('inputs/email', 'own retry message', 'email input', { retryMessageContent: 'Please look again, {{Answer}}' }, [
    'mara',
  ]),
  ask('inputs/website', 'typed URLs', 'url input', {}, [
    'shop.example.com',
    'http://shop.example.com/lamps',
    'my shop.com',
    'shop',
    'https://no-such-page.example.com',
    'https://shop.example.com/',
  ]),
  date('default format', {}, ['05/03/2026', '2026-03-05', 'tomorrow', 'next Thursday', 'morgen', 'soon']),
  date('month first', { format: 'yyyy-MM-dd' }, ['05/03/2026', '2026-03-05']),
  ...['dd/MM/yyyy', 'dd/MM/yyyy HH:mm', 'yyyy-MM-dd', 'd.M.yy', 'EEEE d MMMM', 'DD/MM/YYYY'].map((format) =>
    date(`format ${format}`, { format, hasTime: format.includes('HH') }, ['2026-03-05T14:30']),
  ),
  date('default format with time', { hasTime: true }, ['2026-03-05T14:30']),
  date('range', { isRange: true }, ['2026-03-05 to 2026-03-08', '2026-03-05']),
  date('range with a separator', { isRange: true, labels: { separator: 'until' } }, ['2026-03-05 until 2026-03-08']),
  date('limits', { min: '2026-03-01', max: '2026-03-31', format: 'yyyy-MM-dd' }, [
    '2026-02-28',
    '2026-03-01',
    '2026-03-30',
    '2026-03-31',
  ]),
  date(
    'limits with time',
    { hasTime: true, min: '2026-03-01T09:00', max: '2026-03-31T12:00', format: 'yyyy-MM-dd HH:mm' },
    ['2026-03-01T08:59', '2026-03-01T09:00', '2026-03-31T12:00', '2026-03-31T12:01'],
  ),
  date('last day with a time', { hasTime: true, max: '2026-03-31', format: 'yyyy-MM-dd HH:mm' }, [
    '2026-03-31T00:00',
    '2026-03-31T00:01',
  ]),
  date(
    'limit from a variable',
    { min: '{{Today}}', format: 'yyyy-MM-dd' },
    ['2026-01-01', '2026-01-02'],
    '2026-01-02T09:00:00.000Z',
  ),
  date('empty limit', { min: '{{Today}}', format: 'yyyy-MM-dd' }, ['2020-01-01']),
  phone('International', undefined, ['+33 1 23 45 67 89', '01 23 45 67 89', '+33 1 23', 'call me']),
  phone('France', 'FR', ['01 23 45 67 89', '+44 20 7946 0018', 'Call me at 01 23 45 67 89, please', '01 23']),
  ask('inputs/rating', 'numbers to 5', 'rating input', { length: 5 }, ['5', '0', '6', '-1', 'great']),
  ask('inputs/rating', 'icons', 'rating input', { length: 5, buttonType: 'Icons' }, ['4', '0', '6']),
  ask('inputs/rating', 'starts at 1', 'rating input', { length: 10, startsAt: 1 }, ['0', '10', '11']),
  ask('inputs/file-upload', 'one file', 'file input', {}, [[files[0] ?? ''], [files.join(', ')], 'no file', [null]]),
  ask('inputs/file-upload', 'several files', 'file input', { isMultipleAllowed: true }, [[files.join(', ')]]),
  ask('inputs/file-upload', 'optional', 'file input', { isRequired: false }, [[null]]),
  ask(
    'inputs/file-upload',
    'file types',
    'file input',
    { allowedFileTypes: { isEnabled: true, types: ['.pdf'] } },
    files,
  ),
  ask('inputs/payment', 'without an account', 'payment input', { currency: 'EUR', amount: '30' }, [[]]),
];
