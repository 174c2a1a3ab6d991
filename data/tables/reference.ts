import type { FactTable } from '../../engine/model/table.ts';
import {
  cookies,
  dashboardApps,
  development,
  features,
  glossary,
  helpCenter,
  languages,
  limits,
  shortcuts,
} from '../index.ts';
import { buildTable, fieldTable, formTable, nameTable, termTable } from './build-table.ts';
import { code, keyCaps, rowKey } from './cells.ts';

type Shortcut = (typeof shortcuts.shortcuts)[number];

const shortcutTable = (items: readonly Shortcut[]): FactTable =>
  buildTable(
    items,
    {
      name: { label: 'Action', cell: (shortcut) => shortcut.action },
      windows: { label: 'Windows and Linux', cell: (shortcut) => shortcut.windows.map(keyCaps).join(', ') },
      mac: { label: 'Mac', cell: (shortcut) => shortcut.mac.map(keyCaps).join(', ') },
    },
    (shortcut) => shortcut.key,
  );

/** Tables of what is looked up: shortcuts, limits, languages, words, addresses, versions. */
export const referenceTables: Record<string, () => FactTable> = {
  shortcuts: () => shortcutTable(shortcuts.shortcuts),
  ...Object.fromEntries(
    shortcuts.groups.map(({ key }) => [
      `shortcuts.${key}`,
      () => shortcutTable(shortcuts.shortcuts.filter((shortcut) => shortcut.group === key)),
    ]),
  ),
  features: () =>
    buildTable(
      features.features,
      {
        name: { label: 'Name', cell: (feature) => `**${feature.label}** (${code(feature.name)})` },
        default: { label: 'Default', cell: (feature) => (feature.default ? 'on' : 'off') },
        meaning: { label: 'You have it if', cell: (feature) => `${feature.sign}.` },
      },
      (feature) => feature.name,
    ),
  'command-bar': () =>
    buildTable(
      shortcuts.commandBar.commands,
      {
        name: { label: 'Group', cell: (group) => `**${group.name}**` },
        where: { label: 'Where you find it', cell: (group) => group.where },
        commands: { label: 'Commands', cell: (group) => group.commands.join('; ') },
      },
      (group) => group.key,
    ),
  limits: () =>
    buildTable(
      limits.limits,
      {
        name: { label: 'Name', cell: (limit) => limit.name },
        value: { label: 'Limit', cell: (limit) => limit.value },
        setting: { label: 'Changed by', cell: (limit) => (limit.setting ? code(limit.setting) : 'nothing') },
        meaning: { label: 'Meaning', cell: (limit) => limit.meaning },
      },
      (limit) => limit.key,
    ),
  'limits.requests': () =>
    buildTable(
      limits.throttles,
      {
        name: { label: 'Request', cell: (throttle) => throttle.name },
        limit: {
          label: 'Limit',
          cell: (throttle) => `${throttle.limit.toLocaleString('en-US')} in ${throttle.period}`,
        },
        by: { label: 'Counted by', cell: (throttle) => throttle.by },
        variable: { label: 'Variable', cell: (throttle) => (throttle.variable ? code(throttle.variable) : 'none') },
      },
      (throttle) => throttle.key,
    ),
  'limits.browsers': () =>
    buildTable(
      [...limits.browsers, ...limits.phones],
      {
        name: { label: 'Name', cell: (item) => item.name },
        version: { label: 'Oldest version', cell: (item) => item.version },
      },
      (item) => item.name.toLowerCase(),
    ),
  languages: () =>
    buildTable(
      languages.languages.toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
      {
        name: { label: 'Language', cell: (language) => language.name },
        own: {
          label: 'Own name',
          cell: (language) => language.ownName,
          language: ({ code: id }) => id.replace('_', '-'),
        },
        code: { label: 'Code', cell: (language) => code(language.code) },
        direction: {
          label: 'Direction',
          cell: (language) => (language.rightToLeft ? 'right to left' : 'left to right'),
        },
      },
      (language) => language.code,
    ),
  glossary: () =>
    buildTable(
      glossary.terms,
      {
        name: { label: 'Term', cell: (term) => `[${term.term}](${term.route})` },
        meaning: { label: 'Meaning', cell: (term) => term.meaning },
        synonyms: { label: 'Also called', cell: (term) => term.synonyms?.join(', ') ?? '–' },
      },
      (term) => term.key,
    ),
  'help-center.portal': () => formTable(helpCenter.portal),
  'help-center.category': () => formTable(helpCenter.category),
  'help-center.statuses': () => nameTable(helpCenter.articleStatuses),
  'help-center.addresses': () =>
    buildTable(
      helpCenter.addresses,
      {
        name: { label: 'Page', cell: (address) => address.name },
        path: { label: 'URL', cell: (address) => code(`%app-url%${address.path}`) },
      },
      (address) => rowKey(address.name).toLowerCase(),
    ),
  'dashboard-apps.fields': () => formTable(dashboardApps.fields),
  ...Object.fromEntries(
    dashboardApps.context.map(({ key, fields }) => [`dashboard-apps.${key}`, () => fieldTable(fields)]),
  ),
  'cookies.app': () =>
    buildTable(
      cookies.app,
      {
        name: { label: 'Name', cell: (cookie) => code(cookie.name) },
        where: { label: 'Where', cell: (cookie) => cookie.where },
        lifetime: { label: 'Lifetime', cell: (cookie) => cookie.lifetime },
        meaning: { label: 'Meaning', cell: (cookie) => cookie.meaning },
      },
      (cookie) => rowKey(cookie.name),
    ),
  'cookies.storage': () =>
    buildTable(
      cookies.storage,
      {
        name: { label: 'Name', cell: (item) => item.name.split(', ').map(code).join(', ') },
        where: { label: 'Where', cell: (item) => item.where },
        kind: { label: 'Kind', cell: (item) => item.kind },
        lifetime: { label: 'Lifetime', cell: (item) => item.lifetime },
        meaning: { label: 'Meaning', cell: (item) => item.meaning },
      },
      (item) => rowKey(item.name),
    ),
  'development.versions': () =>
    buildTable(
      development.versions,
      {
        name: { label: 'Name', cell: (item) => item.name },
        version: { label: 'Version', cell: (item) => item.version },
        file: { label: 'Stated in', cell: (item) => code(item.file) },
        check: { label: 'Printed by', cell: (item) => code(item.check) },
      },
      (item) => item.key,
    ),
  'development.services': () => nameTable(development.services),
  'development.processes': () => nameTable(development.processes),
  'development.ports': () =>
    buildTable(
      development.ports,
      {
        name: { label: 'Port', cell: (item) => code(String(item.port)) },
        meaning: { label: 'Used by', cell: (item) => item.name },
      },
      (item) => String(item.port),
    ),
  'development.make': () =>
    buildTable(
      development.makeTargets,
      {
        name: { label: 'Command', cell: (target) => code(`make ${target.name}`) },
        meaning: { label: 'Meaning', cell: (target) => target.meaning },
      },
      (target) => target.name,
    ),
  'languages.places': () =>
    termTable(
      languages.setAt.map((setting) => ({ ...setting, name: setting.name.replaceAll('`', '') })),
      'Place',
    ),
};
