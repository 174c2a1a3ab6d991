import { expect, it } from 'vitest';
import { widget } from '../../data/index.ts';
import { changedSettings, widgetSettings } from './widget-settings.ts';

it('knows the settings of the reference, with their defaults and values', () => {
  expect(widgetSettings.map((setting) => setting.name)).toEqual(widget.settings.map((setting) => setting.name));
  for (const [index, fact] of widget.settings.entries()) {
    const setting = widgetSettings[index];
    expect(setting?.default, fact.name).toBe(fact.default ?? undefined);
    expect(setting?.values, fact.name).toEqual(fact.values);
    expect(setting?.kind === 'boolean', fact.name).toBe(fact.type === 'boolean');
  }
});

it('uses only run-time calls of the reference', () => {
  const methods = widget.methods.map((method) => method.name);
  for (const setting of widgetSettings) {
    const call = setting.change?.('x');
    if (call) expect(methods, setting.name).toContain(call.replace(/\(.*/, ''));
  }
  expect(widgetSettings.find((setting) => setting.name === 'hideMessageBubble')?.change?.(true)).toBe(
    "toggleBubbleVisibility('hide')",
  );
});

it('writes only what differs from the default', () => {
  expect(changedSettings({})).toEqual({});
  expect(
    changedSettings({ position: 'right', darkMode: 'light', showUnreadMessagesDialog: true, launcherTitle: '  ' }),
  ).toEqual({});
  expect(
    changedSettings({ darkMode: 'auto', position: 'left', launcherTitle: ' Ask us ', enableFileUpload: true }),
  ).toEqual({ position: 'left', launcherTitle: 'Ask us', darkMode: 'auto', enableFileUpload: true });
});

it('leaves out what is not a setting', () => {
  expect(changedSettings({ unknown: 'x' })).toEqual({});
});
