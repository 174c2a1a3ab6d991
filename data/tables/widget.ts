import type { FactTable } from '../../engine/model/table.ts';
import { widget } from '../index.ts';
import { buildTable, fieldTable, formTable, nameTable, referenceTable } from './build-table.ts';
import { code, codeList, defaultCell, rowKey, typeCell } from './cells.ts';

type Method = (typeof widget.methods)[number];

/** `toggle(state?)`: the method as one writes it. */
function signature(method: Method): string {
  return `${method.name}(${method.arguments.map((argument) => argument.name + (argument.required ? '' : '?')).join(', ')})`;
}

function argumentsCell(method: Method): string {
  if (method.arguments.length === 0) return 'none';
  return method.arguments
    .map((argument) => {
      const fallback = argument.default === undefined ? '' : `, default ${defaultCell(argument)}`;
      return `${code(argument.name)}: ${typeCell(argument)}${fallback}`;
    })
    .join('; ');
}

/** Tables of the website widget. */
export const widgetTables: Record<string, () => FactTable> = {
  'widget.run': () => fieldTable(widget.snippet.parts),
  'widget.settings': () => referenceTable(widget.settings),
  'widget.methods': () =>
    buildTable(
      widget.methods,
      {
        name: { label: 'Name', cell: (method) => code(signature(method)) },
        arguments: { label: 'Arguments', cell: argumentsCell },
        meaning: { label: 'Meaning', cell: (method) => method.meaning },
      },
      (method) => method.name,
    ),
  'widget.method-errors': () =>
    buildTable(
      widget.methods.flatMap((method) =>
        method.errors.map((error, index) => ({ method: method.name, error, key: `${method.name}-${index + 1}` })),
      ),
      {
        name: { label: 'Method', cell: (row) => code(row.method) },
        meaning: { label: 'Throws when', cell: (row) => row.error },
      },
      (row) => row.key,
    ),
  'widget.user': () =>
    buildTable(
      widget.user.fields,
      {
        name: { label: 'Name', cell: (field) => code(field.name) },
        type: { label: 'Type', cell: typeCell },
        compared: { label: 'Change is noticed', cell: (field) => (field.compared ? 'yes' : 'no') },
        meaning: { label: 'Meaning', cell: (field) => field.meaning },
      },
      (field) => field.name,
    ),
  'widget.events': () =>
    buildTable(
      widget.events,
      {
        name: { label: 'Name', cell: (event) => code(event.name) },
        type: { label: 'Value of `detail`', cell: (event) => event.type },
        meaning: {
          label: 'Meaning',
          cell: (event) => event.meaning + (event.since ? ` Since release ${event.since}.` : ''),
        },
      },
      (event) => rowKey(event.name),
    ),
  'widget.cookies': () =>
    buildTable(
      widget.cookies,
      {
        name: { label: 'Name', cell: (cookie) => code(cookie.name) },
        lifetime: { label: 'Lifetime', cell: (cookie) => cookie.lifetime },
        scope: { label: 'Scope', cell: (cookie) => `${cookie.domain}; ${code(`SameSite=${cookie.sameSite}`)}` },
        meaning: { label: 'Meaning', cell: (cookie) => cookie.meaning },
      },
      (cookie) => rowKey(cookie.name),
    ),
  'widget.frame-query': () => referenceTable(widget.frame.query),
  'widget.frame-elements': () => nameTable(widget.frame.elements),
  'widget.network': () => fieldTable(widget.network),
  'widget.content-security-policy': () => nameTable(widget.contentSecurityPolicy),
  'widget.messages-to-widget': () => nameTable(widget.postMessage.toWidget),
  'widget.messages-from-widget': () => nameTable(widget.postMessage.fromWidget),
  'widget.react-native-props': () => referenceTable(widget.reactNative.props),
  'widget.docusaurus-options': () => referenceTable(widget.plugins.docusaurus.options),
  'widget.gatsby-options': () => referenceTable(widget.plugins.gatsby.options),
  'widget.wordpress-settings': () => formTable(widget.plugins.wordpress.options),
  'widget.pre-chat-fields': () =>
    buildTable(
      widget.preChatForm.standardFields,
      {
        name: { label: 'Name', cell: (field) => `**${field.label}** (${code(field.name)})` },
        type: { label: 'Type', cell: typeCell },
        default: {
          label: 'Default',
          cell: (field) => `${field.enabled ? 'on' : 'off'}, ${field.required ? 'required' : 'optional'}`,
        },
        meaning: { label: 'Meaning', cell: (field) => field.meaning },
      },
      (field) => field.name,
    ),
  'widget.pre-chat-field-keys': () => fieldTable(widget.preChatForm.fieldKeys),
  'widget.channel-settings': () => formTable(widget.channelSettings.fields),
  'widget.channel-features': () => formTable(widget.channelSettings.features),
  'widget.identity': () =>
    buildTable(
      [
        { key: 'algorithm', label: 'Algorithm', value: widget.identityValidation.algorithm },
        {
          key: 'key',
          label: 'Key',
          value: `${widget.identityValidation.key}, under ${widget.identityValidation.keyPath.map((step) => `**${step}**`).join(' › ')}`,
        },
        { key: 'message', label: 'Message', value: widget.identityValidation.message },
        { key: 'encoding', label: 'Encoding', value: widget.identityValidation.encoding },
        { key: 'field', label: 'Sent as', value: codeList([widget.identityValidation.field]) },
      ],
      { name: { label: 'Part', cell: (row) => row.label }, meaning: { label: 'Value', cell: (row) => row.value } },
      (row) => row.key,
    ),
};
