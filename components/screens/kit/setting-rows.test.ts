import { describe, expect, it } from 'vitest';
import { initials } from './Avatar.tsx';
import { settingRows } from './setting-rows.ts';

describe('settingRows', () => {
  const settings = [
    { name: 'isLong', label: 'Long', type: 'switch', default: false },
    { name: 'labels.button', label: 'Button label', type: 'text', default: 'Send' },
    { name: 'size', label: 'Size', type: 'choice', default: 'small' },
    { name: 'variableId', label: 'Variable', type: 'variable', default: null },
    { name: 'body', label: 'Body', type: 'JSON' },
    { name: 'color', label: 'Color', type: 'text', default: '#1A7F64' },
    { name: 'items[]', label: 'Items', type: 'list' },
  ];
  it('uses the given value or the default, and a suitable field', () => {
    expect(settingRows(settings, { isLong: true, size: 'large', 'items[]': ['One', 'Two'] })).toEqual([
      { label: 'Long', kind: 'switch', on: true },
      { label: 'Button label', kind: 'text', value: 'Send' },
      { label: 'Size', kind: 'select', value: 'large', accent: true },
      { label: 'Variable', kind: 'select' },
      { label: 'Body', kind: 'textarea' },
      { label: 'Color', kind: 'color', value: '#1A7F64' },
      { label: 'Items', kind: 'text', value: 'One, Two', accent: true },
    ]);
  });
  it('shows only the requested settings', () => {
    expect(settingRows(settings, {}, ['size'])).toEqual([{ label: 'Size', kind: 'select', value: 'small' }]);
  });
});

describe('initials', () => {
  it.each([
    ['Mara', 'M'],
    ['Mara Weber', 'MW'],
    ['Anna Maria de Vries', 'AV'],
  ])('%s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
