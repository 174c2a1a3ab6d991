import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { widget } from '../../../data/index.ts';
import {
  callCode,
  callNotes,
  callWhenReady,
  neededUserFields,
  parseAttributes,
  sdkMethods,
  thrownError,
  userFields,
  type CallInput,
  lacksNumber,
} from './sdk-call.ts';
import { settingGroups } from './setting-groups.ts';
import { runTimeChanges, settingsCode, settingsNotes } from './settings-code.ts';
import { widgetSettings } from '../widget-settings.ts';

const input = (part: Partial<CallInput>): CallInput => ({
  method: 'setUser',
  identifier: 'user-42',
  identifierKind: 'text',
  user: { name: 'Mara' },
  attributes: '',
  text: '',
  ...part,
});

/** Runs a call as a page would. */
function called(part: Partial<CallInput>): unknown[] {
  const calls: unknown[][] = [];
  const api = Object.fromEntries(
    sdkMethods.map(({ name }) => [name, (...given: unknown[]) => calls.push([name, ...given])]),
  );
  runInNewContext(callCode(input(part), 'acme'), { window: { $acme: api } });
  return JSON.parse(JSON.stringify(calls[0])) as unknown[];
}

describe('settings', () => {
  it('shows every setting in one group', () => {
    expect(settingGroups.flatMap((group) => group.names).toSorted()).toEqual(
      widgetSettings.map((setting) => setting.name).toSorted(),
    );
  });
  it('writes the settings object of the brand', () => {
    const page: Record<string, unknown> = {};
    runInNewContext(settingsCode({ darkMode: 'auto', hideMessageBubble: true }, 'acme'), { window: page });
    expect(page).toEqual({ acmeSettings: { darkMode: 'auto', hideMessageBubble: true } });
  });
  it('distinguishes run-time calls from settings that are read once', () => {
    expect(
      runTimeChanges({ hideMessageBubble: true, position: 'left', locale: 'fr', darkMode: 'dark' }, 'acme'),
    ).toEqual([
      { name: 'hideMessageBubble', call: "window.$acme.toggleBubbleVisibility('hide')" },
      { name: 'position' },
      { name: 'locale', call: "window.$acme.setLocale('fr')" },
      { name: 'darkMode', call: "window.$acme.setColorScheme('dark')" },
    ]);
  });
  it('escapes texts in run-time calls', () => {
    expect(runTimeChanges({ locale: "f'r" }, 'acme')[0]?.call).toBe("window.$acme.setLocale('f\\'r')");
  });
  it('notes settings without effect', () => {
    expect(settingsNotes({})).toEqual([]);
    expect(settingsNotes({ locale: 'fr', useBrowserLanguage: true })).toHaveLength(1);
    expect(settingsNotes({ locale: 'pt-BR' })[0]).toContain('`pt_BR`');
    expect(settingsNotes({ launcherTitle: 'Chat' })[0]).toContain('expanded_bubble');
    expect(settingsNotes({ launcherTitle: 'Chat', type: 'expanded_bubble' })).toEqual([]);
    expect(settingsNotes({ baseDomain: 'https://example.com' })[0]).toContain('only a domain');
  });
});

describe('calls', () => {
  it('knows the methods, arguments and fields of the reference', () => {
    expect(sdkMethods.map((method) => method.name)).toEqual(widget.methods.map((method) => method.name));
    for (const [index, fact] of widget.methods.entries()) {
      const method = sdkMethods[index];
      const [argument] = fact.arguments;
      if (method?.kind === 'none') expect(fact.arguments, fact.name).toEqual([]);
      else if (method?.kind !== 'user' && method?.kind !== 'attributes')
        expect([method?.argument, method?.values, !method?.optional], fact.name).toEqual([
          argument?.name,
          argument?.values,
          argument?.required,
        ]);
      expect(fact.errors.length > 0, fact.name).toBe(['user', 'attributes', 'key'].includes(method?.kind ?? ''));
    }
    expect(neededUserFields).toEqual(widget.user.atLeastOneOf);
    const known = widget.user.fields.map((field) => field.name);
    for (const field of userFields) expect(known).toContain(field);
  });

  it('passes the arguments as they were typed', () => {
    expect(called({ user: { name: "O'Neil </script>", email: '' } })).toEqual([
      'setUser',
      'user-42',
      { name: "O'Neil </script>" },
    ]);
    expect(called({ identifier: '42', identifierKind: 'number' })).toEqual(['setUser', 42, { name: 'Mara' }]);
    expect(
      called({ method: 'setCustomAttributes', attributes: 'plan = pro\nseats=3\ntrial = false\ncode = "007"' }),
    ).toEqual(['setCustomAttributes', { plan: 'pro', seats: 3, trial: false, code: '007' }]);
    expect(called({ method: 'toggle' })).toEqual(['toggle']);
    expect(called({ method: 'toggle', text: 'open' })).toEqual(['toggle', 'open']);
    expect(called({ method: 'setLabel', text: 'vip' })).toEqual(['setLabel', 'vip']);
    expect(called({ method: 'reset', text: 'ignored' })).toEqual(['reset']);
  });

  it('waits for the ready event of the brand', () => {
    const listeners: [string, () => void][] = [];
    const seen: unknown[] = [];
    runInNewContext(callWhenReady(input({}), 'acme'), {
      window: {
        addEventListener: (name: string, run: () => void) => listeners.push([name, run]),
        $acme: { setUser: (id: unknown) => seen.push(id) },
      },
    });
    expect(seen).toEqual([]);
    expect(listeners[0]?.[0]).toBe('acme:ready');
    listeners[0]?.[1]();
    expect(seen).toEqual(['user-42']);
  });

  it.each<[Partial<CallInput>, RegExp | undefined]>([
    [{}, undefined],
    [{ identifierKind: 'missing' }, /string or a number/],
    [{ identifierKind: 'missing', user: {} }, /string or a number/],
    [{ user: {} }, /at least one of/],
    [{ user: { name: '', phone_number: '+491512345678' } }, /at least one of/],
    [{ user: { avatar_url: 'https://example.com/a.png' } }, undefined],
    [{ identifier: '' }, undefined],
    [{ method: 'setCustomAttributes' }, /at least one key/],
    [{ method: 'setCustomAttributes', attributes: 'a = 1' }, undefined],
    [{ method: 'setConversationCustomAttributes', attributes: '\n' }, /at least one key/],
    [{ method: 'deleteCustomAttribute' }, /key of the attribute/],
    [{ method: 'deleteConversationCustomAttribute', text: 'plan' }, undefined],
    [{ method: 'setLabel' }, undefined],
    [{ method: 'toggle' }, undefined],
  ])('%j throws %s', (part, message) => {
    if (message) expect(thrownError(input(part))).toMatch(message);
    else expect(thrownError(input(part))).toBeUndefined();
  });

  it('warns of fields that are not compared and of values that are dropped', () => {
    expect(callNotes(input({}))).toEqual([]);
    expect(callNotes(input({ user: { name: 'Mara', city: 'Berlin' } }))[0]).toContain('only `city` changes later');
    expect(callNotes(input({ user: { name: 'Mara', phone_number: '0151' } }))).toContainEqual(
      expect.stringContaining('dropped'),
    );
    expect(callNotes(input({ user: { name: 'Mara', identifier_hash: 'abc' } }))[0]).toContain('64 characters');
    expect(callNotes(input({ method: 'setLocale', text: 'pt-BR' }))[0]).toContain('`pt_BR`');
  });

  it('reports lines that it cannot parse', () => {
    expect(parseAttributes('plan = pro\n\nseats\n= 3\nnote = a = b')).toEqual({
      attributes: { plan: 'pro', note: 'a = b' },
      unreadable: [3, 4],
    });
  });

  it.each([
    [{ identifierKind: 'number' }, true],
    [{ identifierKind: 'number', identifier: ' ' }, true],
    [{ identifierKind: 'number', identifier: '42' }, false],
    [{ identifierKind: 'text' }, false],
    [{ identifierKind: 'number', method: 'toggle' }, false],
  ] as const)('%j lacks a number: %s', (part, lacks) => expect(lacksNumber(input(part))).toBe(lacks));
});
